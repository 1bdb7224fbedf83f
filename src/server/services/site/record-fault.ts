import { fullPath, shownPath } from "~/domain/site/error-path";
import type { ServiceContext } from "~/server/context";
import { type AppError, appErrorOf, isDiskFull } from "~/server/errors";
import { recordError } from "./record-error";

/** The reason of an error without the data sent: the last line of a database error is the reason itself. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return `${error.name}: ${error.message.trim().split("\n").at(-1) ?? ""}`;
}

/** The errors reported to super-users: internal ones, a failing provider, and a full disk. */
export function isFault({ code, cause }: AppError): boolean {
  return code === "INTERNAL" || code === "PROVIDER_FAILED" || isDiskFull(cause);
}

/** Stores and reports an error of ours at a path; errors meant for callers are ignored. */
export async function recordFault(
  ctx: ServiceContext,
  thrown: unknown,
  { path, requestId }: { path: string; requestId?: string | undefined },
): Promise<void> {
  const error = appErrorOf(thrown);
  if (!isFault(error)) return;
  const message = reasonOf(error.cause ?? thrown);
  await recordError(ctx, {
    path: shownPath(path),
    fullPath: fullPath(path),
    message,
    ...(requestId !== undefined && { requestId }),
  });
}
