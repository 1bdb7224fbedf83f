import "~/server/container";

import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { createRequestContext } from "~/server/api/context";
import { appRouter } from "~/server/api/root";
import { serviceContext } from "~/server/container";
import { AppError } from "~/server/errors";
import { log } from "~/server/log";
import { recordFault } from "~/server/services/site/record-fault";

/** The longest Retry-After of the failed calls in a batch. */
function retryAfter(errors: readonly { cause?: unknown }[]): Record<string, string> {
  const waits = errors.flatMap(({ cause }) => (cause instanceof AppError ? (cause.details.retryAfter ?? []) : []));
  return waits.length > 0 ? { "Retry-After": String(Math.max(...waits)) } : {};
}

function handler(request: Request) {
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: () => createRequestContext(request.headers),
    responseMeta: ({ errors }) => ({ headers: { "Cache-Control": "no-store", ...retryAfter(errors) } }),
    maxBatchSize: 20,
    allowMethodOverride: true,
    onError: ({ error, path, ctx }) => {
      if (error.code !== "INTERNAL_SERVER_ERROR" && error.code !== "BAD_GATEWAY") return;
      const asked = { path: `/api/trpc/${path}`, requestId: ctx?.requestId };
      recordFault(serviceContext(null), error, asked).catch((failure: unknown) => log.error({ err: failure }));
    },
  });
}

export { handler as GET, handler as POST };
