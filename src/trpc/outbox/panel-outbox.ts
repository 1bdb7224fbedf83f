import { createTRPCUntypedClient, httpLink, type OperationLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import superjson from "superjson";
import { ACCOUNT_HEADER, isQueuedPath, KEY_HEADER } from "~/domain/outbox/queued-calls";
import type { AppRouter } from "~/server/api/root";
import { attemptOf, browserDevice, whenReachable } from "../device/browser-device";
import type { Attempt } from "../device/device-queue";
import { NotStored, Outbox, QueuedCall, RefusedCall } from "./outbox";
import type { OutboxEntry } from "./outbox-entry";

/** A request without an answer for so long is repeated; its key makes that harmless. */
const REQUEST_MS = 30_000;

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

let made: Outbox | undefined;

/** The outbox of this tab; only in the browser. */
export function panelOutbox(): Outbox {
  if (made) return made;
  const outbox = new Outbox({ ...browserDevice("changes"), send });
  whenReachable(() => outbox.send());
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
const answerOf = (call: ReturnType<OperationLink<AppRouter>>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    call.subscribe({ next: ({ result }) => resolve("data" in result ? result.data : undefined), error: reject });
  });

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
