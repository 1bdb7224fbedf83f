import { z } from "zod";

/** One spelling for one mail box: trimmed, lower case, Unicode composed. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

export const emailSchema = z
  .string({ error: "account.emailMissing" })
  .transform(normaliseEmail)
  .pipe(z.email({ error: "account.emailInvalid" }).max(254, { error: "account.emailTooLong" }));
