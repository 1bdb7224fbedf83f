import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { createRequestContext } from "~/server/api/context";
import { appRouter } from "~/server/api/root";

function handler(request: Request) {
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: () => createRequestContext(request.headers),
    maxBatchSize: 20,
    allowMethodOverride: true,
  });
}

export { handler as GET, handler as POST };
