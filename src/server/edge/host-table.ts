import { LRUCache } from "lru-cache";
import { TENT_KEY_KINDS, type TentKey } from "~/domain/catalogue/tent-param";
import { MINUTE_MS } from "~/domain/duration";

/** What the edge knows of a shop. `movedTo` is set when it was found by a former subdomain. */
export interface TentHost {
  id: number;
  subdomain: string;
  ga4: boolean;
  pixel: boolean;
  /** Its custom domain, once verified. */
  domain?: string;
  movedTo?: string;
}

export type FindTent = (key: TentKey) => Promise<TentHost | null>;

export interface HostTable {
  find: FindTent;
  /** The cached lookup; undefined when it has to be looked up. */
  peek: (key: TentKey) => TentHost | null | undefined;
  /** Forgets what these subdomains, domains, slugs and ids lead to. */
  purge(names: readonly string[]): void;
  /** Empties the cache. */
  reset(): void;
}

/** Changes purge the cache; this limit is for rows that somebody writes by hand. */
const FRESH_MS = 5 * MINUTE_MS;

interface Remembered {
  tent: TentHost | null;
  at: number;
}

/**
 * Caches lookups and merges concurrent ones. After five minutes a known shop is served from the cache once more while
 * it is looked up again in the background; a cached "not found" is not used any more.
 */
export function createHostTable(find: FindTent): HostTable {
  const cache = new LRUCache<string, Remembered>({ max: 10_000 });
  /** Of their own, so that made-up names displace no shop. */
  const missing = new LRUCache<string, Remembered>({ max: 10_000 });
  const pending = new Map<string, Promise<TentHost | null>>();
  const nameOf = ({ by, value }: { by: TentKey["by"]; value: TentKey["value"] }) => `${by}~${value}`;

  function ask(key: TentKey): Promise<TentHost | null> {
    const name = nameOf(key);
    const running = pending.get(name);
    if (running) return running;
    const isPending = () => pending.get(name) === lookup; // false after a purge: the lookup may have read the old data
    const lookup = find(key)
      .then((tent) => {
        if (!isPending()) return tent;
        cache.delete(name);
        (tent ? cache : missing).set(name, { tent, at: Date.now() });
        return tent;
      })
      .finally(() => {
        if (isPending()) pending.delete(name);
      });
    pending.set(name, lookup);
    return lookup;
  }

  function peek(key: TentKey): TentHost | null | undefined {
    const name = nameOf(key);
    const known = cache.get(name) ?? missing.get(name);
    if (known === undefined || Date.now() - known.at < FRESH_MS) return known?.tent;
    if (known.tent === null) return undefined;
    ask(key).catch(() => {}); // the cached entry stays until a lookup succeeds
    return known.tent;
  }

  return {
    peek,
    async find(key) {
      const known = peek(key);
      return known === undefined ? ask(key) : known;
    },
    purge(names) {
      for (const value of names)
        for (const by of TENT_KEY_KINDS) {
          cache.delete(nameOf({ by, value }));
          missing.delete(nameOf({ by, value }));
          pending.delete(nameOf({ by, value }));
        }
    },
    reset() {
      cache.clear();
      missing.clear();
      pending.clear();
    },
  };
}
