import { type ClosedAccount, closedAccountSchema } from "~/domain/account/schemas";

const KEY = "closed-account";

/** Stores what was closed for the next document, which has no session to fetch it with. */
export function storeClosedAccount(closed: ClosedAccount): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(closed));
  } catch {
    // without storage the next page shows less detail
  }
}

/** Null in any tab other than the one that closed the account. */
export function readClosedAccount(): ClosedAccount | null {
  try {
    return closedAccountSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}
