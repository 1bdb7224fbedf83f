import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import superjson from "superjson";

/** Called once per failed call, in addition to the screen's own error handling (docs/architecture.md#clients). */
export type OnCallError = (error: unknown, meta: Record<string, unknown> | undefined, path: string) => void;

/** "order.list" for tRPC's key [["order", "list"], …]: without a response, the key is the only source of the path. */
function pathOf(key: readonly unknown[] | undefined): string {
  return Array.isArray(key?.[0]) ? key[0].join(".") : "";
}

/** Whether the server answered, be it with an error. */
function isAnswered(error: unknown): boolean {
  const { data } = error as { data?: { httpStatus?: unknown } | null };
  return typeof data?.httpStatus === "number";
}

const FRESH_MS = 30_000;

export function createQueryClient(onCallError?: OnCallError): QueryClient {
  // a screen that was fetched ahead may be older than the last change: it is shown, and read again
  let changedAt = 0;
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // what is shown stays, and is fetched again when the network is back
        if (query.state.data !== undefined && !isAnswered(error)) return;
        onCallError?.(error, query.meta, pathOf(query.queryKey));
      },
    }),
    mutationCache: new MutationCache({
      onSettled: () => {
        changedAt = Date.now();
      },
      onError: (error, _variables, _result, mutation) =>
        onCallError?.(error, mutation.meta, pathOf(mutation.options.mutationKey)),
    }),
    defaultOptions: {
      queries: {
        staleTime: ({ state }) => (state.dataUpdatedAt <= changedAt ? 0 : FRESH_MS),
        retry: false,
        refetchOnWindowFocus: true,
      },
      // without a network a mutation fails at once, or waits in the outbox, which survives the page
      mutations: { retry: false, networkMode: "always" },
      // Only settled queries: a pending one from the layout would hide the page's own data during server rendering, and
      // hydration would not match the HTML. So pages await their prefetch.
      dehydrate: { serializeData: superjson.serialize },
      hydrate: { deserializeData: superjson.deserialize },
    },
  });
}
