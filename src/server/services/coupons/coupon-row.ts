import type { CouponSettings } from "~/domain/coupons/coupon";
import type { Coupon } from "~/generated/prisma/client";
import { amountOf, offerSettings } from "~/server/services/pricing/offer-columns";

/** A stored coupon as its merchant set it. */
export const couponSettings = (row: Coupon): CouponSettings => ({
  ...offerSettings(row),
  code: row.code,
  minTotal: amountOf(row.minTotal),
  maxUses: row.maxUses,
  oncePerPhone: row.oncePerPhone,
});
