import { z } from "zod";
import { plainLine } from "../text";
import { message } from "../validation-key";

export const MAX_EMAIL = 254;

/** An address without blanks and invisible characters around it, in lower case, with composed letters (NFC). */
function normaliseEmail(email: string): string {
  return plainLine(email).normalize("NFC").toLowerCase();
}

const EMAIL = /^[^\s@,;:<>()[\]"\\\p{Cc}]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}\d-]{2,63}$/u;
const ASCII = /^[ -~]*$/;

/**
 * The canonical spelling of an address, whose domain is in ASCII: "ana@ñandú.com.ar" is "ana@xn--and-6ma2c.com.ar", and so it is
 * sent by browsers. Null if its domain has no such form.
 */
export function canonicalEmail(email: string): string | null {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  if (ASCII.test(domain)) return email;
  try {
    return email.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** An address as it was typed, by which an account is looked for: those from before may have either spelling. */
export const typedEmailSchema = z
  .string({ error: message("account.email") })
  .transform(normaliseEmail)
  .pipe(
    z
      .string()
      .max(MAX_EMAIL, { error: message("account.emailTooLong"), abort: true })
      .regex(EMAIL, { error: message("account.email"), abort: true })
      .refine((email) => !/^\.|\.\.|\.@/.test(email), { error: message("account.email"), abort: true }),
  )
  .meta({ format: "email" });

/** The address of an account, in its canonical spelling. */
export const emailSchema = typedEmailSchema
  .transform((typed, check): string => {
    const email = canonicalEmail(typed);
    if (email !== null && email.length <= MAX_EMAIL) return email;
    check.addIssue({ code: "custom", message: message(email === null ? "account.email" : "account.emailTooLong") });
    return z.NEVER;
  })
  .meta({ format: "email" });
