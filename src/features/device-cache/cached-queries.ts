import { type DehydratedState, dehydrate, hydrate, type Query, type QueryClient } from "@tanstack/react-query";
import { DAY_MS } from "~/domain/duration";
import { deviceDatabase } from "~/trpc/device/device-database";
import { isCleared } from "./clear-device";

/** Areas of calls whose answers stay on the device, to be read without a network. */
const CACHED_AREAS = [
  "category",
  "dashboard",
  "home",
  "link",
  "order",
  "product",
  "session",
  "stats",
  "stockAlert",
  "tent",
  "theme",
];
/** The last answers, and not longer than a session lasts. */
const MOST_QUERIES = 60;
const MAX_AGE_MS = 30 * DAY_MS;
const SAVE_MS = 3_000;

interface CachedQueries {
  /** The build whose screens made them: another one may expect other data. */
  build: string;
  at: number;
  state: DehydratedState;
}

/** "order" for tRPC's key [["order", "list"], …]. */
function areaOf({ queryKey }: Query): string {
  const path: unknown = queryKey[0];
  return Array.isArray(path) ? String(path[0]) : "";
}

/** The `dehydrate` options that choose what is cached. */
function chosen(client: QueryClient) {
  const last = client
    .getQueryCache()
    .findAll({ predicate: (query) => query.state.status === "success" && CACHED_AREAS.includes(areaOf(query)) })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .slice(0, MOST_QUERIES);
  const hashes = new Set(last.map(({ queryHash }) => queryHash));
  return {
    shouldDehydrateQuery: ({ queryHash }: Query) => hashes.has(queryHash),
    shouldDehydrateMutation: () => false,
  };
}

/**
 * Adds cached answers where the page's own are older. They are invalidated: between the last save and this page something may
 * have been written, so what a screen shows of them is fetched again as soon as there is a network.
 */
export function restoreQueries(client: QueryClient, state: DehydratedState): void {
  const queries = state.queries.map((query) => ({ ...query, state: { ...query.state, isInvalidated: true } }));
  hydrate(client, { ...state, queries });
  // observers that are mounted already do not look at whether a restored answer is stale
  void client.refetchQueries(
    { type: "active", predicate: ({ state: { isInvalidated } }) => isInvalidated },
    { cancelRefetch: false },
  );
}

/**
 * Restores what the device caches of this account ("user.shop") and caches later answers. What is cached of other accounts is
 * deleted. Returns how to stop.
 */
export async function cacheQueries(
  client: QueryClient,
  { account, build }: { account: string; build: string },
): Promise<() => void> {
  const db = await deviceDatabase();
  const [user] = account.split(".");
  for (const key of await db.getAllKeys("queries")) if (key.split(".")[0] !== user) await db.delete("queries", key);
  const cached = (await db.get("queries", account)) as CachedQueries | undefined;
  if (cached?.build === build && Date.now() - cached.at < MAX_AGE_MS) restoreQueries(client, cached.state);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isCleared()) return;
    const state = dehydrate(client, chosen(client));
    void db.put("queries", { build, at: Date.now(), state } satisfies CachedQueries, account).catch(() => undefined);
  };
  const leave = client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") timer ??= setTimeout(save, SAVE_MS);
  });
  const onHide = () => document.hidden && timer && save();
  document.addEventListener("visibilitychange", onHide);
  save();
  return () => {
    clearTimeout(timer);
    leave();
    document.removeEventListener("visibilitychange", onHide);
  };
}
