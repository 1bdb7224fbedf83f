import { centsFromAmount } from "../money/money";
import type { Coupon } from "../pricing/rules";
import type { CouponSettings } from "./coupon";

/** A coupon as the calculation reads it, under the name that orders keep; null while its value is missing. */
export function couponRuleOf(
  { kind, value, minTotal }: Pick<CouponSettings, "kind" | "value" | "minTotal">,
  name: string,
): Coupon | null {
  const base = { name, minimum: minTotal === null ? null : centsFromAmount(minTotal) };
  if (kind === "free_delivery") return { ...base, kind: "FREE_DELIVERY" };
  if (value === null) return null;
  return kind === "percent"
    ? { ...base, kind: "PERCENT", percent: value }
    : { ...base, kind: "AMOUNT", amount: centsFromAmount(value) };
}
