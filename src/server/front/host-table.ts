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
  /** What is remembered, undefined when it has to be asked for. */
  peek: (key: TentKey) => KnownTent | null | undefined;
  /** Forgets everything: a shop was made, renamed or removed. */
  purge(): void;
}

/** Changes are told, so this is only for those that another installation made. */
const SECONDS = 60;

/** Remembers answers, also "no such shop", for a minute; asks once where many ask together. */
export function createHostTable(find: FindTent): HostTable {
  const cache = new LRUCache<string, { tent: KnownTent | null }, { key: TentKey }>({
    max: 10_000,
    ttl: SECONDS * 1000,
    fetchMethod: async (_name, _stale, { context }) => ({ tent: await find(context.key) }),
  });
  const nameOf = ({ by, value }: TentKey) => `${by}~${value}`;
  return {
    peek: (key) => cache.get(nameOf(key))?.tent,
    find: async (key) => (await cache.forceFetch(nameOf(key), { context: { key } })).tent,
    purge: () => cache.clear(),
  };
}
