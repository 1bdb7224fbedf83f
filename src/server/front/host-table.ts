import { LRUCache } from "lru-cache";
import type { TentKey } from "./path";

/** What the front knows of a shop. `movedTo` is set when it was found by a subdomain it had before. */
export interface KnownTent {
  id: number;
  subdomain: string;
  ga4: boolean;
  pixel: boolean;
  movedTo?: string;
}

export type FindTent = (key: TentKey) => Promise<KnownTent | null>;

export interface HostTable {
  find: FindTent;
  /** Forgets everything: a shop was made, renamed or removed. */
  purge(): void;
}

const SECONDS = 5;
const SHARED = Symbol.for("vidriera.host-table");
const shared = globalThis as typeof globalThis & { [SHARED]?: HostTable };

/** Remembers answers, also "no such shop", for a few seconds; asks once where many ask together. */
export function createHostTable(find: FindTent): HostTable {
  const cache = new LRUCache<string, { tent: KnownTent | null }, { key: TentKey }>({
    max: 10_000,
    ttl: SECONDS * 1000,
    fetchMethod: async (_name, _stale, { context }) => ({ tent: await find(context.key) }),
  });
  const table: HostTable = {
    find: async (key) => (await cache.forceFetch(`${key.by}~${key.value}`, { context: { key } })).tent,
    purge: () => cache.clear(),
  };
  shared[SHARED] = table;
  return table;
}

/** For code bundled apart from the front server, in the same process: as after a commit that changes a shop's names. */
export function purgeHostTable(): void {
  shared[SHARED]?.purge();
}
