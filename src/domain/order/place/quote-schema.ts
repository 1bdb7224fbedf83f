import { z } from "zod";
import { typedCouponSchema } from "../../coupons/coupon-schemas";
import { idSchema } from "../../fields";
import { amountFromMilli, milliFromAmount } from "../../money/milli";
import { MAX_QUANTITY } from "../../money/quantity";
import { isListSecret } from "../../price-lists/list-link";
import { MAX_LIST_PASSWORD } from "../../price-lists/visitor-limits";
import { message } from "../../validation-key";
import { DELIVERY_METHODS } from "../manage/states";
import { ORDER_LIMITS } from "./limits";
import { PAYMENT_METHODS } from "./payment";

const invalid = { error: message("common.invalid") };

/** A line with the names of the wire: those below the first level are not renamed. */
const quotedLineSchema = z
  .object({
    product_id: idSchema,
    variant_id: idSchema.nullable().optional(),
    quantity: z
      .number({ error: message("quantity.invalid") })
      .positive({ error: message("quantity.notPositive") })
      .max(amountFromMilli(MAX_QUANTITY), { error: message("quantity.tooLarge") })
      .multipleOf(0.001, { error: message("quantity.tooManyDecimals") })
      .transform((quantity) => milliFromAmount(quantity)),
  })
  .transform(({ product_id: productId, variant_id: variantId = null, quantity }) => ({
    productId,
    variantId,
    quantity,
  }));

/** A cart to be priced without being ordered. */
export const quoteSchema = z.object({
  tentId: idSchema,
  lines: z
    .array(quotedLineSchema, invalid)
    .min(1, { error: message("order.noLines") })
    .max(ORDER_LIMITS.lines, { error: message("order.tooManyLines") }),
  paymentMethod: z.enum(PAYMENT_METHODS, invalid).nullable().default(null),
  deliveryMethod: z.enum(DELIVERY_METHODS, invalid).default("PICKUP"),
  deliveryZone: z
    .string(invalid)
    .max(ORDER_LIMITS.zone, { error: message("common.tooLong") })
    .nullable()
    .default(null),
  coupon: typedCouponSchema,
  /** The secret of a price list's link, and its password. */
  list: z.string(invalid).refine(isListSecret, invalid).nullable().default(null),
  listPassword: z
    .string(invalid)
    .max(MAX_LIST_PASSWORD, { error: message("common.tooLong") })
    .nullable()
    .default(null),
  /** Another moment than now, for the shop's owner. */
  at: z.iso
    .datetime({ offset: true, error: message("common.invalid") })
    .nullable()
    .default(null),
});
export type QuoteInput = z.output<typeof quoteSchema>;
