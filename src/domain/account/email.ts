import { z } from "zod";
import { plainLine } from "../text";
import { message } from "../validation-key";

export const MAX_EMAIL = 254;

/** Canonical spelling of an address: without blanks and invisible characters around it, lower case, Unicode composed (NFC). */
function normaliseEmail(email: string): string {
  return plainLine(email).normalize("NFC").toLowerCase();
}

const EMAIL = /^[^\s@,;:<>()[\]"\\\p{Cc}]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}\d-]{2,63}$/u;

export const emailSchema = z
  .string({ error: message("account.email") })
  .transform(normaliseEmail)
  .pipe(
    z
      .string()
      .max(MAX_EMAIL, { error: message("account.emailTooLong"), abort: true })
      .regex(EMAIL, { error: message("account.email"), abort: true })
      .refine((email) => !/^\.|\.\.|\.@/.test(email), { error: message("account.email") }),
  )
  .meta({ format: "email" });
