import { createTRPCUntypedClient, httpLink, type OperationLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable, observableToPromise } from "@trpc/server/observable";
import superjson from "superjson";
import type { AppErrorShape } from "~/domain/errors";
import { ACCOUNT_HEADER, isQueuedPath, KEY_HEADER } from "~/domain/outbox/queued-calls";
import type { AppRouter } from "~/server/api/root";
import { type Attempt, NotStored, Outbox, QueuedCall, RefusedCall } from "./outbox";
import { deviceStore, type OutboxEntry } from "./outbox-store";

/** A request without an answer for so long is repeated; its key makes that harmless. */
const REQUEST_MS = 30_000;

/** Temporary states of the server and of proxies: the change is sent again. */
const TEMPORARY = new Set([408, 425, 429, 502, 503, 504]);

const client = createTRPCUntypedClient<AppRouter>({
  links: [
    httpLink({
      url: "/api/trpc",
      transformer: superjson,
      headers: ({ op }) => ({
        [KEY_HEADER]: String(op.context.key),
        [ACCOUNT_HEADER]: String(op.context.account),
      }),
    }),
  ],
});

/** What a failed request means for the change; a page of a proxy or of a captive portal is no answer. */
function attemptOf(error: unknown): Attempt {
  const data =
    error instanceof TRPCClientError ? (error.data as { appError?: AppErrorShape; httpStatus?: number }) : null;
  const appError = data?.appError;
  const status = data?.httpStatus ?? null;
  if (!appError || status === null || TEMPORARY.has(status)) return { kind: "unanswered" };
  if (appError.code === "SESSION_EXPIRED" || appError.code === "FORBIDDEN_ORIGIN") return { kind: "expired" };
  return { kind: "refused", error: appError, status };
}

async function send({ path, input, key, userId }: OutboxEntry): Promise<Attempt> {
  const isCutOff = () => navigator.onLine === false;
  const began = isCutOff();
  try {
    const signal = AbortSignal.timeout(REQUEST_MS);
    const { shown: _, ...sent } = input;
    const answer = await client.mutation(path, sent, { signal, context: { key, account: userId } });
    return { kind: "done", answer };
  } catch (error) {
    const attempt = attemptOf(error);
    // a device that says itself that it has no network sends nothing
    return attempt.kind === "unanswered" && began && isCutOff() ? { ...attempt, left: false } : attempt;
  }
}

/** Without Web Locks (on http addresses of other machines) two tabs may send the same change: its key makes it one. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks) await locks.request(name, work);
  else await work();
}

function tabs() {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("outbox");
  return {
    changed: () => channel?.postMessage(null),
    listen: (onChange: () => void) => channel?.addEventListener("message", onChange),
  };
}

let made: Outbox | undefined;

/** The outbox of this tab; only in the browser. */
export function panelOutbox(): Outbox {
  if (made) return made;
  const outbox = new Outbox({
    store: deviceStore,
    send,
    alone,
    tabs: tabs(),
    now: () => Date.now(),
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  window.addEventListener("online", () => outbox.send());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && outbox.send());
  made = outbox;
  return outbox;
}

let labelOf: (path: string, input: Readonly<Record<string, unknown>>) => string = () => "";

/** Sets what a change is called in the list of unsent changes. */
export function nameQueuedCalls(name: typeof labelOf): void {
  labelOf = name;
}

/** Whether a failed call is kept and will be sent later. */
export function isQueued(error: unknown): boolean {
  return error instanceof TRPCClientError && error.cause instanceof QueuedCall;
}

/**
 * Waits for the answer of a queued mutation.
 * @returns null when the change is kept and will be sent later: the screen shows it as pending
 */
export async function orQueued<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isQueued(error)) return null;
    throw error;
  }
}

/** Options of a mutation whose screen cannot go on without the answer. */
export const NOT_QUEUED = { trpc: { context: { notQueued: true } } } as const;

/** The error that the client would have thrown without an outbox. */
function asCallError(error: unknown): TRPCClientError<AppRouter> {
  if (!(error instanceof RefusedCall)) return TRPCClientError.from<AppRouter>(error as Error);
  const { status, ...appError } = error.refused;
  const data = { appError, httpStatus: status ?? undefined, code: appError.code };
  const shape = { error: { code: -32_000, message: appError.code, data } };
  return TRPCClientError.from(shape as unknown as Error) as TRPCClientError<AppRouter>;
}

/** The answer of a call that the other links make. */
const answerOf = <Data>(call: ReturnType<OperationLink<AppRouter, unknown, Data>>): Promise<unknown> =>
  observableToPromise(call).then(({ result }) => ("data" in result ? result.data : undefined));

/** Sends the queued mutations of the open shop through the outbox, shows the others while they are sent, and leaves all other calls alone. */
export const outboxLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    const input = op.input as Readonly<Record<string, unknown>> | undefined;
    const { path, type } = op;
    if (typeof window === "undefined" || !input || type !== "mutation" || !isQueuedPath(path)) return next(op);
    const outbox = panelOutbox();
    const label = labelOf(path, input);
    const direct = () => outbox.sendDirectly({ path, input, label }, () => answerOf(next(op)));
    const mayStore = outbox.owner && input.tentId === outbox.owner.tentId && op.context.notQueued !== true;
    return observable((observer) => {
      const answer = mayStore
        ? outbox.add(path, input, label).catch((error: unknown) => {
            if (error instanceof NotStored) return direct();
            throw asCallError(error);
          })
        : direct();
      answer.then(
        (data) => {
          observer.next({ result: { type: "data", data } });
          observer.complete();
        },
        (error) => observer.error(error),
      );
    });
  };
