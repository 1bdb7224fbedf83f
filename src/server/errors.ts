import type { AppErrorCode, AppErrorDetails } from "~/domain/errors";
import type { ValidationKey } from "~/domain/validation-key";

/** An expected error that is reported to the caller. Any other error is a bug and stays generic. */
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

/** A 422 for one field; `key` is a key of `src/copy/validation.ts`. */
export function fieldError(field: string, key: ValidationKey): AppError {
  return new AppError("VALIDATION", { fields: { [field]: [key] } });
}

/** A 422 for several fields, with what is wrong beside each. */
export function fieldErrors(problems: Readonly<Record<string, ValidationKey>>): AppError {
  const fields = Object.fromEntries(Object.entries(problems).map(([field, key]) => [field, [key]]));
  return new AppError("VALIDATION", { fields });
}

/** @throws VALIDATION if there are any */
export function requireNoProblems(problems: Readonly<Record<string, ValidationKey>>): void {
  if (Object.keys(problems).length > 0) throw fieldErrors(problems);
}

/** Returns the row, or throws a 404 that does not tell whether it is unknown or another merchant's. */
export function requireFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new AppError("NOT_FOUND");
  return row;
}

/** Throws that 404 when fewer rows were changed or deleted than wanted. */
export function requireWritten({ count }: { count: number }, wanted = 1): void {
  if (count < wanted) throw new AppError("NOT_FOUND");
}

/** Seconds after which a client should retry when the database was unreachable. */
export const RETRY_AFTER = 5;

/** Prisma's error codes when the database is unreachable, dropped the connection, or had no free connection in time. */
const AWAY = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2037"]);
/** The message that identifies this case among the errors of Prisma's generic transaction code. */
const NOT_BEGUN = /Unable to start a transaction/;

/** A file cannot be written: the disk or somebody's share of it is full, or it was mounted read-only after an error. */
const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "EROFS"]);
/** Somebody has to make room. */
const NO_ROOM_RETRY_AFTER = 60;

export const isDiskFull = (thrown: unknown): boolean =>
  thrown instanceof Error && "code" in thrown && NO_ROOM.has(String(thrown.code));

interface PrismaError extends Error {
  code?: unknown;
  /** For a raw query: the error of the adapter. */
  meta?: { driverAdapterError?: { cause?: { kind?: unknown } } };
}

/** The error for an unreachable database or a full disk, which are temporary and no bugs; null for any other error. */
export function unavailable(thrown: unknown): AppError | null {
  if (!(thrown instanceof Error)) return null;
  if (isDiskFull(thrown)) return new AppError("UNAVAILABLE", { retryAfter: NO_ROOM_RETRY_AFTER }, { cause: thrown });
  const { code, meta, message } = thrown as PrismaError;
  const away =
    AWAY.has(String(code)) ||
    (code === "P2028" && NOT_BEGUN.test(message)) ||
    meta?.driverAdapterError?.cause?.kind === "ConnectionClosed";
  return away ? new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER }, { cause: thrown }) : null;
}

/** The AppError behind a thrown value, whether a use case or a procedure threw it; anything else is a bug. */
export function appErrorOf(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  if (cause instanceof AppError) return cause;
  return unavailable(thrown) ?? unavailable(cause) ?? new AppError("INTERNAL", {}, { cause: thrown });
}
