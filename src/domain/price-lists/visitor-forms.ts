import { z } from "zod";
import { idSchema, longText, requiredLine } from "../fields";
import { ORDER_LIMITS } from "../order/place/limits";
import { message } from "../validation-key";
import { isListSecret } from "./list-link";
import { MAX_REQUEST_MESSAGE } from "./visitor-limits";

/** Ids of forms arrive as text. */
const idText = z
  .string({ error: message("common.id") })
  .regex(/^[1-9]\d{0,9}$/, { error: message("common.id") })
  .transform(Number)
  .pipe(idSchema);

/** The list that a password is for, as hidden fields name it. */
export const lockedListSchema = z.object({ tentId: idText, secret: z.string().refine(isListSecret) });

/** Who gets the prices of a list, known by the phone. */
export const listCustomerFields = {
  name: requiredLine(ORDER_LIMITS.customerName, {
    required: message("order.nameRequired"),
    tooLong: message("order.nameTooLong"),
  }),
  phone: z
    .string({ error: message("phone.empty") })
    .min(1, { error: message("phone.empty") })
    .max(ORDER_LIMITS.phone, { error: message("order.phoneTooLong") }),
};

/** A visitor's request for the prices of a list. */
export const listRequestSchema = z.object({
  ...listCustomerFields,
  message: longText(MAX_REQUEST_MESSAGE, message("common.tooLong")).default(""),
});
export type ListRequest = z.output<typeof listRequestSchema>;
