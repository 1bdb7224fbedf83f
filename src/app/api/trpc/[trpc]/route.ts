import "~/server/container";

import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { clientAddressOf, createRequestContext } from "~/server/api/context";
import { appRouter } from "~/server/api/root";
import { admitCall, untilRead } from "~/server/api/unread-call";
import { serviceContext } from "~/server/container";
import { AppError } from "~/server/errors";
import { log } from "~/server/log";
import { recordFault } from "~/server/services/site/record-fault";

/** What may be a fault of ours, as `recordFault` decides. */
const OURS = new Set(["INTERNAL_SERVER_ERROR", "BAD_GATEWAY", "SERVICE_UNAVAILABLE"]);

/** The longest Retry-After of the failed calls in a batch. */
function retryAfter(errors: readonly { cause?: unknown }[]): Record<string, string> {
  const waits = errors.flatMap(({ cause }) => (cause instanceof AppError ? (cause.details.retryAfter ?? []) : []));
  return waits.length > 0 ? { "Retry-After": String(Math.max(...waits)) } : {};
}

async function handler(request: Request) {
  const address = clientAddressOf(request.headers);
  const answer = await fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: async () => {
      admitCall(address);
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
