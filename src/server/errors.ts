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

/** The error of ours that was thrown, by a use case or by a procedure; anything else is our fault. */
export function appErrorOf(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return cause instanceof AppError ? cause : new AppError("INTERNAL", {}, { cause: thrown });
}
