import type { NumberFormat } from "../money/number-format";
import { parseAmount, parsePercent, typedValue } from "../pricing/typed-promotion";
import type { ValidationKey } from "../validation-key";
import { type CouponKindName, type CouponSettings, couponProblems } from "./coupon";

/** The form of a coupon, as it is typed. */
export interface CouponValues {
  code: string;
  kind: CouponKindName;
  value: string;
  minTotal: string;
  maxUses: string;
  oncePerPhone: boolean;
  from: string;
  to: string;
}

export const EMPTY_COUPON: CouponValues = {
  code: "",
  kind: "percent",
  value: "10",
  minTotal: "",
  maxUses: "",
  oncePerPhone: false,
  from: "",
  to: "",
};

export const couponValuesOf = (coupon: CouponSettings, numbers: NumberFormat): CouponValues => ({
  code: coupon.code,
  kind: coupon.kind,
  value: typedValue(coupon.value, coupon.kind === "amount", numbers),
  minTotal: typedValue(coupon.minTotal, true, numbers),
  maxUses: coupon.maxUses === null ? "" : String(coupon.maxUses),
  oncePerPhone: coupon.oncePerPhone,
  from: coupon.from ?? "",
  to: coupon.to ?? "",
});

/** "1.000" or "1000" as 1000; NaN for what is no whole number. */
const parseWhole = (typed: string): number =>
  /^\s*\d{1,3}(?:[.,]?\d{3})?\s*$/.test(typed) ? Number(typed.replace(/\D/g, "")) : Number.NaN;

/** What a call says of the coupon, and what is wrong beside which field. */
export function readCouponValues(values: CouponValues) {
  const { code, kind, value, minTotal, maxUses, oncePerPhone, from, to } = values;
  const input = {
    code,
    kind,
    value: kind === "free_delivery" ? null : kind === "percent" ? parsePercent(value) : parseAmount(value),
    minTotal: minTotal.trim() === "" ? null : parseAmount(minTotal),
    maxUses: maxUses.trim() === "" ? null : parseWhole(maxUses),
    oncePerPhone,
    from: from || null,
    to: to || null,
  };
  // days are compared as they are typed; the server judges moments by the shop's zone
  const problems: Partial<Record<keyof CouponValues, ValidationKey>> = couponProblems(
    { ...input, paused: false },
    "UTC",
  );
  if (minTotal.trim() !== "" && input.minTotal === null) problems.minTotal = "promotion.amount";
  return { input, problems };
}
