import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import superjson from "superjson";

/** Called once for every failed call; the screens' own handling comes on top (docs/architecture.md#clients). */
export type OnCallError = (error: unknown, meta: Record<string, unknown> | undefined, path: string) => void;

/** "order.list" of tRPC's key [["order", "list"], …]: a call that got no answer knows its procedure from nowhere else. */
function pathOf(key: readonly unknown[] | undefined): string {
  return Array.isArray(key?.[0]) ? key[0].join(".") : "";
}

export function createQueryClient(onCallError?: OnCallError): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onCallError?.(error, query.meta, pathOf(query.queryKey)) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        onCallError?.(error, mutation.meta, pathOf(mutation.options.mutationKey)),
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: true },
      mutations: { retry: false },
      // Only what has arrived: a pending query that the layout hands over would hide the page's own data while the
      // server draws, and the browser would then find another page than it was sent. So pages await their prefetch.
      dehydrate: { serializeData: superjson.serialize },
      hydrate: { deserializeData: superjson.deserialize },
    },
  });
}
