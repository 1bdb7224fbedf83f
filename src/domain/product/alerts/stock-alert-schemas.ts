import { z } from "zod";
import { idSchema } from "../../fields";
import { message } from "../../validation-key";
import { ALERT_LIMITS, ALERT_STATES } from "./stock-alert";

/** The fields of the visitor's form, which arrive as text. Blank means absent. */
const idText = z
  .string({ error: message("common.id") })
  .regex(/^[1-9]\d{0,9}$/, { error: message("common.id") })
  .transform(Number)
  .pipe(idSchema);

/** What a visitor waits for, as hidden fields name it. */
export const wantedSchema = z.object({
  tentId: idText,
  productId: idText,
  /** Null for the product as a whole. */
  variantId: z.union([z.literal("").transform(() => null), idText]).default(null),
});

export const stockAlertFormSchema = wantedSchema.extend({
  phone: z.string({ error: message("phone.empty") }).max(ALERT_LIMITS.phone, { error: message("order.phoneTooLong") }),
});
export type StockAlertForm = z.output<typeof stockAlertFormSchema>;

export const stockAlertListSchema = z.object({
  state: z.enum(ALERT_STATES).default("waiting"),
  /** Only those who wait for this product. */
  productId: idSchema.nullable().default(null),
  page: z.number().int().min(1).max(ALERT_LIMITS.page).default(1),
});
