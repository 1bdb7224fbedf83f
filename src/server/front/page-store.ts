import { LRUCache } from "lru-cache";
import { isOlder, type ShopVersion } from "~/domain/catalogue/shop-version";
import { KnownVersions } from "~/server/tent-versions";
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
  /** Drops the pages of a tent, whose version is this by now; those being made of an older one are not kept. */
  purge(tentId: number, version: ShopVersion): void;
  /** The same for all tents, when the site's version was raised. */
  purgeSite(version: number): void;
  /** Drops everything. */
  reset(): void;
  /** Bytes that are held. */
  readonly size: number;
}

export interface PageStoreOptions {
  /** Makes a page of data that are at least as new as the version. */
  render: (url: string, version: ShopVersion) => Promise<RenderedPage>;
  /** The version as it is committed, read anew. */
  readVersion: (tentId: number) => Promise<ShopVersion>;
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
}

interface Kept {
  tentId: number;
  url: string;
  page: KeptPage;
  /** Read before the page was made. */
  version: ShopVersion;
  madeAt: number;
  /** As it was last counted, in bytes. */
  size: number;
}

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_AGE_MS = 3_600_000;

/** One answer never drives out the pages of many shops. */
const MAX_ENTRY = 16 * 1024 * 1024;

/**
 * Whole pages in memory in front of Next, by tent and address, each with the version that was read before it was made. A page
 * is neither stored nor served once a newer version of its tent or of the site is known; a purge, and a comparison with the
 * database at least every ten minutes, tell of one.
 */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { render, readVersion, onError, maxBytes = MAX_BYTES, maxAge = MAX_AGE_MS, sharedSeconds = 0 } = options;
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
  const versions = new KnownVersions(readVersion);

  const keyOf = (tentId: number, url: string): string => `${tentId} ${url}`;

  function evict(tentId: number | null): void {
    for (const [key, made] of renders) {
      if (tentId !== null && made.tentId !== tentId) continue;
      renders.delete(key);
    }
    if (tentId === null) pages.clear();
    else for (const key of [...(keysOf.get(tentId) ?? [])]) pages.delete(key);
  }

  async function make(key: string, one: Render, url: string): Promise<KeptPage> {
    try {
      const { tentId } = one;
      const version = await versions.compare(tentId);
      const page = new KeptPage(await render(url, version), sharedSeconds);
      if (!versions.isOutdated(tentId, version) && page.mayBeKept) {
        pages.set(key, { tentId, url, page, version, madeAt: Date.now(), size: page.size });
        if (pages.has(key)) keysOf.set(tentId, (keysOf.get(tentId) ?? new Set()).add(key));
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
    const one = { tentId } as Render;
    renders.set(key, one);
    one.page = make(key, one, url);
    return one.page;
  }

  function peek(key: string): KeptPage | null {
    const kept = pages.get(key);
    if (!kept || !versions.mayServe(kept.tentId, kept.version)) return null;
    if (Date.now() - kept.madeAt >= maxAge && !renders.has(key)) renderOnce(kept.tentId, kept.url, key).catch(onError);
    const { size } = kept.page;
    if (size !== kept.size) pages.set(key, Object.assign(kept, { size }));
    return kept.page;
  }

  /**
   * The page of this key once its version, which was not compared for ten minutes, is known to be the present one. Where
   * the database does not answer it is served: there a change cannot have been committed either.
   */
  async function compared(key: string): Promise<KeptPage | null> {
    const kept = pages.get(key);
    if (!kept || versions.isOutdated(kept.tentId, kept.version)) return null;
    const version = await versions.compare(kept.tentId).catch((error: unknown) => {
      onError(error);
      return kept.version;
    });
    return isOlder(kept.version, version) ? null : kept.page;
  }

  return {
    keyOf,
    peek,
    async find(tentId, url) {
      const key = keyOf(tentId, url);
      const page = peek(key) ?? (await compared(key));
      return page ? { page, kept: true } : { page: await renderOnce(tentId, url), kept: false };
    },
    purge(tentId, version) {
      versions.learn(tentId, version);
      evict(tentId);
    },
    purgeSite(version) {
      versions.learnSite(version);
      evict(null);
    },
    reset() {
      versions.reset();
      evict(null);
    },
    get size() {
      return pages.calculatedSize;
    },
  };
}
