import "~/server/container";

import { TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { clientAddressOf, createRequestContext } from "~/server/api/context";
import { errorTable } from "~/server/api/error-table";
import { appRouter } from "~/server/api/root";
import { serviceContext } from "~/server/container";
import { AppError } from "~/server/errors";
import { log } from "~/server/log";
import { recordFault } from "~/server/services/site/record-fault";
import { unreadAnswers } from "~/server/unread-answers";

/** What may be a fault of ours, as `recordFault` decides. */
const OURS = new Set(["INTERNAL_SERVER_ERROR", "BAD_GATEWAY", "SERVICE_UNAVAILABLE"]);

/** The longest Retry-After of the failed calls in a batch. */
function retryAfter(errors: readonly { cause?: unknown }[]): Record<string, string> {
  const waits = errors.flatMap(({ cause }) => (cause instanceof AppError ? (cause.details.retryAfter ?? []) : []));
  return waits.length > 0 ? { "Retry-After": String(Math.max(...waits)) } : {};
}

/** The answer, which is kept until its client has read it. Events are streamed, and have no end to wait for. */
async function untilRead(
  answer: Response,
  { address, isRead }: { address: string; isRead: boolean },
): Promise<Response> {
  if (answer.body === null || answer.headers.get("content-type") !== "application/json") return answer;
  const made = await answer.bytes();
  try {
    return new Response(unreadAnswers.body(made, address, { mayRefuse: isRead }), answer);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { retryAfter } = error.details;
    return new Response(null, {
      status: errorTable[error.code].status,
      headers: { "Retry-After": String(retryAfter) },
    });
  }
}

/** @throws TRPCError with status 503, after which the panel tries again */
function admit(address: string): void {
  try {
    unreadAnswers.admit(address);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new TRPCError({ code: errorTable[error.code].trpc, message: error.code, cause: error });
  }
}

async function handler(request: Request) {
  const address = clientAddressOf(request.headers);
  const answer = await fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: async () => {
      admit(address);
      return createRequestContext(request.headers);
    },
    responseMeta: ({ errors }) => ({ headers: { "Cache-Control": "no-store", ...retryAfter(errors) } }),
    maxBatchSize: 20,
    allowMethodOverride: true,
    onError: ({ error, path, ctx }) => {
      if (!OURS.has(error.code)) return;
      const asked = { path: `/api/trpc/${path}`, requestId: ctx?.requestId };
      recordFault(serviceContext(null), error, asked).catch((failure: unknown) => log.error({ err: failure }));
    },
  });
  return untilRead(answer, { address, isRead: request.method === "GET" });
}

export { handler as GET, handler as POST };
