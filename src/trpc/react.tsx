"use client";

import { onlineManager, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { httpBatchLink, httpLink, httpSubscriptionLink, isNonJsonSerializable, splitLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import superjson from "superjson";
import type { AppRouter } from "~/server/api/root";
import { limitedFetch } from "~/trpc/limited-fetch";
import { outboxLink } from "~/trpc/outbox/panel-outbox";
import { panelCalls } from "~/trpc/pausable-calls";
import { createQueryClient, type OnCallError } from "~/trpc/query-client";
import { shownTentLink } from "~/trpc/shown-tent";
import { smallPicturesLink } from "~/trpc/small-pictures";

export const api = createTRPCReact<AppRouter>();

export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

const url = "/api/trpc";

/** Queries that may contain two thousand product ids: too long for a URL, so they are sent as POST. */
const longQuestions = new Set(["price.preview", "pricing.meetings", "pricing.sampleReach"]);

function createApiClient() {
  return api.createClient({
    links: [
      panelCalls.link,
      shownTentLink,
      outboxLink,
      smallPicturesLink,
      splitLink({
        condition: (op) => isNonJsonSerializable(op.input),
        true: httpLink({
          url,
          fetch: limitedFetch,
          transformer: { serialize: (data: unknown) => data, deserialize: superjson.deserialize },
        }),
        false: splitLink({
          condition: (op) => op.type === "subscription",
          true: httpSubscriptionLink({ url, transformer: superjson }),
          false: splitLink({
            condition: (op) => longQuestions.has(op.path),
            true: httpLink({ url, fetch: limitedFetch, transformer: superjson, methodOverride: "POST" }),
            false: httpBatchLink({ url, fetch: limitedFetch, transformer: superjson, maxItems: 20 }),
          }),
        }),
      }),
    ],
  });
}

/** Unlike the library's own listener it says at once what is so: the network may be lost before anything listens. */
function followNetwork(setOnline: (isOnline: boolean) => void): () => void {
  const read = () => setOnline(navigator.onLine);
  read();
  window.addEventListener("online", read);
  window.addEventListener("offline", read);
  return () => {
    window.removeEventListener("online", read);
    window.removeEventListener("offline", read);
  };
}

let browserClient: QueryClient | undefined;

/** tRPC and its query client: one client per browser tab, a new one for each server render. */
export function ApiProvider({ children, onCallError }: { children: React.ReactNode; onCallError: OnCallError }) {
  const [queryClient] = useState(() => {
    if (typeof window === "undefined") return createQueryClient();
    if (!browserClient) {
      onlineManager.setEventListener(followNetwork);
      browserClient = createQueryClient(onCallError);
    }
    return browserClient;
  });
  const [client] = useState(createApiClient);
  return (
    <QueryClientProvider client={queryClient}>
      <api.Provider client={client} queryClient={queryClient}>
        {children}
      </api.Provider>
    </QueryClientProvider>
  );
}
