import { z } from "zod";
import { typedCouponSchema } from "../../coupons/coupon-schemas";
import { idSchema } from "../../fields";
import { message } from "../../validation-key";
import { DELIVERY_METHODS } from "../manage/states";
import { ORDER_LIMITS } from "./limits";
import { PAYMENT_METHODS } from "./payment";
import { quantitySchema } from "./schemas";

export const MAX_TRIAL_LINES = 20;

const invalid = { error: message("common.invalid") };

/** A cart that the merchant tries out: what would a customer pay? */
export const trialCartSchema = z.object({
  lines: z
    .array(
      z.object({
        productId: idSchema,
        /** Null for the first one that is sold, where the product has variants. */
        variantId: idSchema.nullable(),
        /** Null for the smallest quantity that is sold. */
        quantity: quantitySchema.nullable(),
      }),
      invalid,
    )
    .min(1, { error: message("order.noLines") })
    .max(MAX_TRIAL_LINES, { error: message("order.tooManyLines") }),
  /** Null for the public prices. */
  listId: idSchema.nullable(),
  paymentMethod: z.enum(PAYMENT_METHODS, invalid).nullable(),
  method: z.enum(DELIVERY_METHODS, invalid),
  zone: z
    .string(invalid)
    .max(ORDER_LIMITS.zone, { error: message("common.tooLong") })
    .nullable(),
  coupon: typedCouponSchema,
  /** By the clock of the shop, `YYYY-MM-DDTHH:MM`; null for now. */
  at: z
    .string(invalid)
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/, invalid)
    .nullable(),
});
export type TrialCartInput = z.output<typeof trialCartSchema>;
