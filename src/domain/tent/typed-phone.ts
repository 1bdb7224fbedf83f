import { z } from "zod";
import { optionalLine } from "../fields";
import { message, type ValidationKey } from "../validation-key";
import { MAX_TYPED_PHONE } from "./limits";
import { isPhoneText, phoneText } from "./phone";

/** A typed or pasted number in plain characters; empty becomes null. Its use case applies the rules of a country. */
export const phoneLine = (wrong: ValidationKey, tooLong: ValidationKey, most = MAX_TYPED_PHONE) =>
  optionalLine(MAX_TYPED_PHONE, tooLong)
    .transform((typed) => (typed === null ? null : phoneText(typed) || null))
    .refine((phone) => phone === null || isPhoneText(phone), { error: wrong, abort: true })
    .refine((phone) => phone === null || phone.length <= most, { error: tooLong });

/** A typed WhatsApp number; `normalizePhone` applies the rules of its country. */
export const typedPhone = z.object({
  whatsapp: z
    .string()
    .trim()
    .max(MAX_TYPED_PHONE, { error: message("phone.invalid") }),
  whatsappArea: z
    .string()
    .trim()
    .max(MAX_TYPED_PHONE, { error: message("phone.area") })
    .default(""),
  whatsappLandline: z.boolean().default(false),
});
