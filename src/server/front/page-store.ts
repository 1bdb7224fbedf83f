import { LRUCache } from "lru-cache";
import { KeptPage, type RenderedPage } from "./kept-page";

export interface FoundPage {
  page: KeptPage;
  kept: boolean;
}

export interface PageStore {
  /** The page at this address inside Next: kept, or made now. `onError` hears when an old page could not be made anew. */
  find(tentId: number, url: string): Promise<FoundPage>;
  /** Where the page at this address is kept. */
  keyOf(tentId: number, url: string): string;
  /** The kept page of this key, when nothing is to be waited for. */
  peek(key: string): KeptPage | null;
  /** Drops the pages of a tent, or of all; those being made now are not kept. */
  purge(tentId: number | null): void;
  /** The same, and none of them is kept until as many releases follow. */
  hold(tentId: number | null): void;
  release(tentId: number | null): void;
  /** Drops everything, also what was held: nobody is left to release it. */
  reset(): void;
  /** Bytes that are held. */
  readonly size: number;
}

export interface PageStoreOptions {
  render: (url: string) => Promise<RenderedPage>;
  onError: (error: unknown) => void;
  maxBytes?: number;
  /** After so long a kept page is still served, and made anew for the next. */
  maxAge?: number;
  /** How long a proxy or CDN in front of us may answer with a page by itself: a change shows there so much later. */
  sharedSeconds?: number;
}

interface Render {
  tentId: number;
  page: Promise<KeptPage>;
  outdated: boolean;
}

interface Kept {
  tentId: number;
  url: string;
  page: KeptPage;
  madeAt: number;
  /** As it was last counted, in bytes. */
  size: number;
}

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_AGE_MS = 3_600_000;

/** One answer never drives out the pages of many shops. */
const MAX_ENTRY = 16 * 1024 * 1024;

/** Whole pages in memory in front of Next, by tent and address. A purge evicts; only age makes a page stale. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { render, onError, maxBytes = MAX_BYTES, maxAge = MAX_AGE_MS, sharedSeconds = 0 } = options;
  const keysOf = new Map<number, Set<string>>();
  const pages = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(maxBytes, MAX_ENTRY),
    sizeCalculation: ({ size }) => size,
    dispose: ({ tentId }, key) => {
      const keys = keysOf.get(tentId);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(tentId);
    },
  });
  const renders = new Map<string, Render>();
  /** What requests under way have purged, and how many of them. */
  const held = new Map<number | null, number>();

  const keyOf = (tentId: number, url: string): string => `${tentId} ${url}`;

  function evict(tentId: number | null): void {
    for (const [key, made] of renders) {
      if (tentId !== null && made.tentId !== tentId) continue;
      made.outdated = true;
      renders.delete(key);
    }
    if (tentId === null) pages.clear();
    else for (const key of [...(keysOf.get(tentId) ?? [])]) pages.delete(key);
  }

  async function make(key: string, one: Render, url: string): Promise<KeptPage> {
    try {
      const page = new KeptPage(await render(url), sharedSeconds);
      const purging = held.has(one.tentId) || held.has(null);
      if (!one.outdated && !purging && page.mayBeKept) {
        pages.set(key, { tentId: one.tentId, url, page, madeAt: Date.now(), size: page.size });
        if (pages.has(key)) keysOf.set(one.tentId, (keysOf.get(one.tentId) ?? new Set()).add(key));
      }
      return page;
    } finally {
      if (renders.get(key) === one) renders.delete(key);
    }
  }

  /** One at a time for each page. */
  function renderOnce(tentId: number, url: string, key = keyOf(tentId, url)): Promise<KeptPage> {
    const under = renders.get(key);
    if (under) return under.page;
    const one = { tentId, outdated: false } as Render;
    renders.set(key, one);
    one.page = make(key, one, url);
    return one.page;
  }

  function peek(key: string): KeptPage | null {
    const kept = pages.get(key);
    if (!kept) return null;
    if (Date.now() - kept.madeAt >= maxAge && !renders.has(key)) renderOnce(kept.tentId, kept.url, key).catch(onError);
    const { size } = kept.page;
    if (size !== kept.size) pages.set(key, Object.assign(kept, { size }));
    return kept.page;
  }

  return {
    keyOf,
    peek,
    async find(tentId, url) {
      const page = peek(keyOf(tentId, url));
      return page ? { page, kept: true } : { page: await renderOnce(tentId, url), kept: false };
    },
    purge: evict,
    hold(tentId) {
      held.set(tentId, (held.get(tentId) ?? 0) + 1);
      evict(tentId);
    },
    release(tentId) {
      const left = (held.get(tentId) ?? 1) - 1;
      if (left > 0) held.set(tentId, left);
      else held.delete(tentId);
      evict(tentId);
    },
    reset() {
      held.clear();
      evict(null);
    },
    get size() {
      return pages.calculatedSize;
    },
  };
}
