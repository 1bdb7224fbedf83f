import { appErrorOfCall, type CallOutcome, outcomeOf } from "~/domain/session/call-outcome";
import { isQueued } from "~/trpc/outbox/panel-outbox";

/** Codes for responses without content (docs/product.md#internal-codes). */
export type InternalCode = "VIEW_ALL_NOTIFICATIONS_FAILED" | "ADD_NOTIFICATION_FAILED" | "FETCH_NOTIFICATIONS_FAILED";

/** A call succeeded, but its response had no content. */
export class EmptyAnswer extends Error {
  override readonly name = "EmptyAnswer";
  constructor(readonly code: InternalCode) {
    super(code);
  }
}

/** Reports the internal code when a response is empty; returns whether it was. */
export function raiseIfEmpty(answer: unknown, code: InternalCode, path: string): boolean {
  const empty = answer === null || answer === undefined;
  if (empty) reportCallFailure(new EmptyAnswer(code), undefined, path);
  return empty;
}

export interface ReportedFailure {
  outcome: Exclude<CallOutcome, "silent">;
  /** Method and path, as the popup shows them (docs/product.md#failed-calls). */
  call: string;
  error: unknown;
}

type Listener = (failure: ReportedFailure) => void;

let listener: Listener | null = null;
let waiting: ReportedFailure[] = [];

function statusOf(error: unknown): number | null {
  const data = (error as { data?: { httpStatus?: unknown } | null } | null)?.data;
  return typeof data?.httpStatus === "number" ? data.httpStatus : null;
}

/** The query client's only error handler: decides by code, status and `meta` whether the user sees the failure. */
export function reportCallFailure(error: unknown, meta: Record<string, unknown> | undefined, path: string): void {
  if (meta?.recovery === true) return; // the session provider handles its own failures
  if (isQueued(error)) return; // kept, and shown as pending
  const outcome =
    error instanceof EmptyAnswer
      ? "popup"
      : outcomeOf({
          code: appErrorOfCall(error)?.code ?? null,
          status: statusOf(error),
          ignoreErrors: meta?.ignoreErrors === true,
        });
  if (outcome === "silent") return;
  report({ outcome, call: `POST /api/trpc/${path}`, error });
}

/** Asks to log in again, for changes in the background that wait for it. */
export function reportExpiredSession(): void {
  report({ outcome: "expired", call: "", error: null });
}

function report(failure: ReportedFailure): void {
  if (listener) listener(failure);
  else waiting.push(failure);
}

/** Registers the listener that shows popups; failures buffered so far are delivered at once. */
export function onCallFailure(next: Listener): () => void {
  listener = next;
  for (const failure of waiting) next(failure);
  waiting = [];
  return () => {
    if (listener === next) listener = null;
  };
}
