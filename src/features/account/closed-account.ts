import { type ClosedAccount, closedAccountSchema } from "~/domain/account/schemas";

const KEY = "closed-account";

/** The next document says what was closed: after it nobody can be asked any more. */
export function keepClosedAccount(closed: ClosedAccount): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(closed));
  } catch {
    // a tab that keeps nothing says less
  }
}

/** Null in any other tab than the one that closed it. */
export function readClosedAccount(): ClosedAccount | null {
  try {
    return closedAccountSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}
