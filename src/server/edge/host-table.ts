import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "~/domain/duration";
import type { TentKey } from "./path";

/** What the edge knows of a shop. `movedTo` is set when it was found by a subdomain it had before. */
export interface KnownTent {
  id: number;
  subdomain: string;
  ga4: boolean;
  pixel: boolean;
  /** Its own domain, once that is proved. */
  domain?: string;
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
const FRESH_MS = 5 * MINUTE_MS;

interface Remembered {
  tent: KnownTent | null;
  at: number;
}

/**
 * Remembers answers, and asks once where many ask together. After five minutes a shop is looked up again behind the back of who
 * asks for it, who is answered from memory; that there is none is not believed any longer.
 */
export function createHostTable(find: FindTent): HostTable {
  const cache = new LRUCache<string, Remembered>({ max: 10_000 });
  const asking = new Map<string, Promise<KnownTent | null>>();
  const nameOf = ({ by, value }: TentKey) => `${by}~${value}`;

  function ask(key: TentKey): Promise<KnownTent | null> {
    const name = nameOf(key);
    const under = asking.get(name);
    if (under) return under;
    const isAsked = () => asking.get(name) === asked; // not any more after a purge: it may have been for what this asks
    const asked = find(key)
      .then((tent) => {
        if (isAsked()) cache.set(name, { tent, at: Date.now() });
        return tent;
      })
      .finally(() => {
        if (isAsked()) asking.delete(name);
      });
    asking.set(name, asked);
    return asked;
  }

  function peek(key: TentKey): KnownTent | null | undefined {
    const known = cache.get(nameOf(key));
    if (known === undefined || Date.now() - known.at < FRESH_MS) return known?.tent;
    if (known.tent === null) return undefined;
    ask(key).catch(() => {}); // what is remembered stands until it can be asked
    return known.tent;
  }

  return {
    peek,
    async find(key) {
      const known = peek(key);
      return known === undefined ? ask(key) : known;
    },
    purge() {
      cache.clear();
      asking.clear();
    },
  };
}
