import type { AppErrorCode, AppErrorDetails } from "~/domain/errors";
import type { ValidationKey } from "~/domain/validation-key";

/** An outcome that a caller can be told about. Anything else that is thrown is our fault and stays generic. */
export class AppError extends Error {
  override readonly name = "AppError";

  constructor(
    readonly code: AppErrorCode,
    readonly details: AppErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** A 422 beside one field; `key` is a key of `src/copy/validation.ts`. */
export function fieldError(field: string, key: ValidationKey): AppError {
  return new AppError("VALIDATION", { fields: { [field]: [key] } });
}

/** The row, or a 404 that never says whether it is unknown or another merchant's. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new AppError("NOT_FOUND");
  return row;
}

/** Seconds after which a database that was away is asked again. */
export const RETRY_AFTER = 5;

/** Prisma's codes where the database cannot be reached, broke off, or had no connection free in time. */
const AWAY = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2037"]);
/** One of its codes is for everything that goes wrong with a transaction. */
const NOT_BEGUN = /Unable to start a transaction/;

interface PrismaError extends Error {
  code?: unknown;
  /** Of a query written by hand: what the adapter said. */
  meta?: { driverAdapterError?: { cause?: { kind?: unknown } } };
}

/** A failure of a database that is away: nobody's fault, and gone when it is back. */
export function unavailable(thrown: unknown): AppError | null {
  if (!(thrown instanceof Error)) return null;
  const { code, meta, message } = thrown as PrismaError;
  const away =
    AWAY.has(String(code)) ||
    (code === "P2028" && NOT_BEGUN.test(message)) ||
    meta?.driverAdapterError?.cause?.kind === "ConnectionClosed";
  return away ? new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER }, { cause: thrown }) : null;
}

/** The error of ours that was thrown, by a use case or by a procedure; anything else is our fault. */
export function appErrorOf(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  if (cause instanceof AppError) return cause;
  return unavailable(thrown) ?? unavailable(cause) ?? new AppError("INTERNAL", {}, { cause: thrown });
}
