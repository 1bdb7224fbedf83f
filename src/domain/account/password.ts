import { COMMON_PASSWORDS } from "./common-passwords";

export const MIN_PASSWORD = 8;
/** Longer passwords only cost hashing time. */
export const MAX_PASSWORD = 200;

export type PasswordProblem =
  | "passwordRequired"
  | "passwordTooShort"
  | "passwordTooLong"
  | "passwordCommon"
  | "passwordIsEmail";

/** Validates a new password; null when it is valid. Length counts code points, not UTF-16 units. */
export function passwordProblem(password: string, email = ""): PasswordProblem | null {
  if (password === "") return "passwordRequired";
  if (password.length > MAX_PASSWORD) return "passwordTooLong";
  if ([...password].length < MIN_PASSWORD) return "passwordTooShort";
  const lower = password.toLowerCase();
  if (COMMON_PASSWORDS.has(lower) || new Set(lower).size === 1) return "passwordCommon";
  const mail = email.trim().toLowerCase();
  return mail !== "" && (lower === mail || lower === mail.split("@")[0]) ? "passwordIsEmail" : null;
}
