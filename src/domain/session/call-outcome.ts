import type { AppErrorCode } from "~/domain/errors";

export interface FailedCall {
  /** Our error code, or null for a failure of the network or a foreign server. */
  code: AppErrorCode | null;
  /** HTTP status, or null without a response. */
  status: number | null;
  ignoreErrors: boolean;
}

/** Failures that are shown next to a field or in the form, never in a popup (docs/product.md#failed-calls). */
const shownByTheForm = [409, 413, 415, 422];

/** How a failed call is shown (docs/product.md#failed-calls): the expired session, the error popup, or nothing. */
export function outcomeOf({ code, status, ignoreErrors }: FailedCall): "expired" | "popup" | "silent" {
  if (status === 403) return code === "WRONG_PASSWORD" ? "silent" : "expired";
  if (ignoreErrors || (status !== null && shownByTheForm.includes(status))) return "silent";
  return "popup";
}
