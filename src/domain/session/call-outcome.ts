import type { AppErrorCode } from "~/domain/errors";

export interface FailedCall {
  /** Our code, or null where the network or something foreign failed. */
  code: AppErrorCode | null;
  /** HTTP status, or null where there was no answer. */
  status: number | null;
  ignoreErrors: boolean;
}

/** Failures that belong beside a field or into the form, never into a popup (docs/product.md#failed-calls). */
const shownByTheForm = [409, 413, 415, 422];

/** What a failed call shows (docs/product.md#failed-calls): the expired session, the popup with the error, or nothing. */
export function outcomeOf({ code, status, ignoreErrors }: FailedCall): "expired" | "popup" | "silent" {
  if (status === 403) return code === "WRONG_PASSWORD" ? "silent" : "expired";
  if (ignoreErrors || (status !== null && shownByTheForm.includes(status))) return "silent";
  return "popup";
}
