import type { AppErrorShape } from "~/domain/errors";

/** Our error data of a failed call, or null for a failure of the network or a foreign server. */
export function appErrorOfCall(error: unknown): AppErrorShape | null {
  return (error as { data?: { appError?: AppErrorShape } | null } | null)?.data?.appError ?? null;
}
