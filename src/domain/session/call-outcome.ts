import type { AppErrorCode, AppErrorShape } from "~/domain/errors";

export interface FailedCall {
  /** Our error code, or null for a failure of the network or a foreign server. */
  code: AppErrorCode | null;
  /** HTTP status, or null without a response. */
  status: number | null;
  ignoreErrors: boolean;
}

/** Failures that are shown next to a field or in the form, never in a popup (docs/product.md#failed-calls). */
const shownByTheForm = [409, 413, 415, 422];

/** The expired session, the error popup, a note that there was no answer, or nothing. */
export type CallOutcome = "expired" | "popup" | "unanswered" | "silent";

/** How a failed call is shown (docs/product.md#failed-calls). */
export function outcomeOf({ code, status, ignoreErrors }: FailedCall): CallOutcome {
  if (status === 403) return code === "WRONG_PASSWORD" ? "silent" : "expired";
  if (ignoreErrors || (status !== null && shownByTheForm.includes(status))) return "silent";
  // the network, or a proxy in front of our server: nothing here is broken, and what was typed must stay
  return code === null ? "unanswered" : "popup";
}

/** Our error data of a failed call, or null for a failure of the network or a foreign server. */
export function appErrorOfCall(error: unknown): AppErrorShape | null {
  return (error as { data?: { appError?: AppErrorShape } | null } | null)?.data?.appError ?? null;
}
