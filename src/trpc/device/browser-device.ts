import { TRPCClientError } from "@trpc/client";
import type { AppErrorShape } from "~/domain/errors";
import { deviceStore } from "./device-database";
import type { Attempt, QueueDevice } from "./device-queue";
import type { DeviceQueueName, DeviceRowOf } from "./device-schema";

/** Temporary states of the server and of proxies: the row is sent again. */
const TEMPORARY = new Set([408, 425, 429, 502, 503, 504]);

/** What a failed request means; a page of a proxy or of a captive portal is no answer. */
export function attemptOf(error: unknown): Exclude<Attempt, { kind: "done" }> {
  const data =
    error instanceof TRPCClientError ? (error.data as { appError?: AppErrorShape; httpStatus?: number }) : null;
  const appError = data?.appError;
  const status = data?.httpStatus ?? null;
  if (!appError || status === null || TEMPORARY.has(status)) return { kind: "unanswered" };
  if (appError.code === "SESSION_EXPIRED" || appError.code === "FORBIDDEN_ORIGIN") return { kind: "expired" };
  return { kind: "refused", error: appError, status };
}

/** Without Web Locks (on http addresses of other machines) two tabs may send the same row: its key makes it one. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks) await locks.request(name, work);
  else await work();
}

/** The browser, for a queue of that name. */
export function browserDevice<Name extends DeviceQueueName>(name: Name): QueueDevice<DeviceRowOf<Name>> {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  return {
    store: deviceStore(name),
    alone,
    tabs: {
      changed: () => channel?.postMessage(null),
      listen: (onChange) => channel?.addEventListener("message", onChange),
    },
    now: () => Date.now(),
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** Calls `work` when there may be a network again: the browser says so, or the page is shown. */
export function whenReachable(work: () => void): void {
  window.addEventListener("online", work);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && work());
}
