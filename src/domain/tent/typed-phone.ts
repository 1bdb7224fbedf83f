import { z } from "zod";
import { message } from "../validation-key";

/** A typed WhatsApp number; `normalizePhone` applies the rules of its country. */
export const typedPhone = z.object({
  whatsapp: z
    .string()
    .trim()
    .max(30, { error: message("phone.invalid") }),
  whatsappArea: z
    .string()
    .trim()
    .max(8, { error: message("phone.area") })
    .default(""),
  whatsappLandline: z.boolean().default(false),
});
