import { z } from "zod";
import { idSchema } from "../fields";
import { flagSchema } from "../flag";
import { periodBound } from "../pricing/period-schema";
import { message } from "../validation-key";
import { COUPON_KINDS, couponKey, isCouponCode, shownCode } from "./coupon";

/** Room for blanks and accents that are written apart. */
const MAX_TYPED = 100;

const couponFields = {
  code: z
    .string({ error: message("coupon.code") })
    .max(MAX_TYPED, { error: message("coupon.code") })
    .refine(isCouponCode, { error: message("coupon.code") })
    .transform(shownCode),
  kind: z.enum(COUPON_KINDS, { error: message("coupon.kind") }),
  value: z.number({ error: message("promotion.value") }).nullish(),
  minTotal: z.number({ error: message("promotion.amount") }).nullish(),
  from: periodBound,
  to: periodBound,
  maxUses: z.number({ error: message("coupon.maxUses") }).nullish(),
  oncePerPhone: flagSchema.optional(),
  paused: flagSchema.optional(),
};

/** `couponProblems` looks at the fields together. */
export const couponSchema = z.object(couponFields);
export type CouponInput = z.output<typeof couponSchema>;

/** Omitted fields stay as they are; null takes a limit away. */
export const couponUpdateSchema = z.object(couponFields).partial().extend({ id: idSchema });
export type CouponUpdate = z.output<typeof couponUpdateSchema>;

/** A code that a customer typed, as it is compared. What cannot be one is unknown like any other. */
export const typedCouponSchema = z
  .string({ error: message("common.invalid") })
  .max(MAX_TYPED, { error: message("common.tooLong") })
  .transform((typed) => couponKey(typed) || null)
  .nullable()
  .default(null);
