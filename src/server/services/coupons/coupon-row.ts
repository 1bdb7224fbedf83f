import type { CouponKindName, CouponSettings } from "~/domain/coupons/coupon";
import type { Coupon, CouponKind } from "~/generated/prisma/client";

export const COUPON_KIND: Record<CouponKindName, CouponKind> = {
  percent: "PERCENT",
  amount: "AMOUNT",
  free_delivery: "FREE_DELIVERY",
};
const NAMES: Record<CouponKind, CouponKindName> = {
  PERCENT: "percent",
  AMOUNT: "amount",
  FREE_DELIVERY: "free_delivery",
};

/** A stored coupon as its merchant set it. */
export function couponSettings(row: Coupon): CouponSettings {
  const value = row.kind === "AMOUNT" ? row.amount : row.percent;
  return {
    code: row.code,
    kind: NAMES[row.kind],
    value: value === null ? null : Number(value),
    minTotal: row.minTotal === null ? null : Number(row.minTotal),
    from: row.validFrom,
    to: row.validTo,
    maxUses: row.maxUses,
    oncePerPhone: row.oncePerPhone,
    paused: row.paused,
  };
}
