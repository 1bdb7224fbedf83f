import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/**
 * The header in which the edge passes a request's id to the application. It is not `X-Request-Id`, which belongs to the
 * client: a payment provider signs the one that it sent.
 */
export const REQUEST_ID_HEADER = "x-edge-request-id";

const FORMAT = /^[\w-]{8,64}$/;

const SHARED = Symbol.for("vidriera.request-id");
const shared = globalThis as typeof globalThis & { [SHARED]?: AsyncLocalStorage<string | undefined> };
/** One for the code that Next bundles apart from ours, in the same process. */
const current = shared[SHARED] ?? new AsyncLocalStorage<string | undefined>();
shared[SHARED] = current;

/** The id of the request that this code runs for; jobs have that of the request that enqueued them. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Runs the work of a request; its log lines and jobs get the id. */
export function withRequestId<T>(id: string | undefined, work: () => T): T {
  return current.run(id, work);
}

/** The id if it has the format of one, else undefined. */
export function knownRequestId(text: unknown): string | undefined {
  return typeof text === "string" && FORMAT.test(text) ? text : undefined;
}

/** An id that somebody else gave the request, if it has the format of one; otherwise a new one. */
export function requestIdFrom(given: unknown): string {
  return knownRequestId(given) ?? randomUUID();
}
