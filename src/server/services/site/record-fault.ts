import { fullPath, shownPath } from "~/domain/site/error-path";
import type { ServiceContext } from "~/server/context";
import { type AppError, appErrorOf } from "~/server/errors";
import { recordError } from "./record-error";

/** What went wrong, without what was sent: the last line of a database's message says what it was. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return `${error.name}: ${error.message.trim().split("\n").at(-1) ?? ""}`;
}

/** What the super-users are told of: what broke here, and a provider that does not do what it is there for. */
export function isFault({ code }: AppError): boolean {
  return code === "INTERNAL" || code === "PROVIDER_FAILED";
}

/** Keeps what went wrong on our side at a path, and tells the super-users; what callers are told is none of it. */
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
