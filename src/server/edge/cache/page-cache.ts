import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isOlder, type ShopVersion } from "~/domain/catalogue/shop-version";
import { HOUR_MS } from "~/domain/duration";
import { KnownVersions } from "~/server/tenancy/tent-versions";
import { CachedPage, type RenderedPage } from "./cached-page";

export interface FoundPage {
  page: CachedPage;
  cached: boolean;
}

/** An address inside a shop, and where Next makes the page that stands for all that the shop does not have. */
export interface ShopAddress {
  path: string;
  missingUrl: string;
}

export interface PageCache {
  /**
   * The page at this address inside Next: kept, or made now. `onError` hears when an old page could not be made anew. With
   * `address` it is remembered that there is none.
   */
  find(tentId: number, url: string, address?: ShopAddress): Promise<FoundPage>;
  /** Where the page at this address is kept. */
  keyOf(tentId: number, url: string): string;
  /** The kept page of this key, when nothing is to be waited for. */
  peek(key: string): CachedPage | null;
  /** Drops the pages of a tent, whose version is this by now; those being made of an older one are not kept. */
  purge(tentId: number, version: ShopVersion): void;
  /** The same for all tents, when the site's version was raised. */
  purgeSite(version: number): void;
  /** Drops everything. */
  reset(): void;
  /** Bytes that are held. */
  readonly size: number;
}

export interface PageCacheOptions {
  /** Makes a page of data that are at least as new as the version. */
  render: (url: string, version: ShopVersion) => Promise<RenderedPage>;
  /** The version as it is committed, read anew. */
  readVersion: (tentId: number) => Promise<ShopVersion>;
  /** Whether the shop may have something at an address; without it every page is asked for. */
  hasAddress?: (tentId: number, path: string) => Promise<boolean>;
  onError: (error: unknown) => void;
  maxBytes?: number;
  /** After so long a kept page is still served, and made anew for the next. */
  maxAge?: number;
  /** How long a proxy or CDN in front of us may answer with a page by itself: a change shows there so much later. */
  sharedSeconds?: number;
}

interface Render {
  tentId: number;
  address: ShopAddress | undefined;
  standsForMissing: boolean;
  page: Promise<CachedPage>;
}

interface Kept {
  tentId: number;
  url: string;
  page: CachedPage;
  /** Read before the page was made. */
  version: ShopVersion;
  madeAt: number;
  /** As it was last counted, in bytes. */
  size: number;
}

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_AGE_MS = HOUR_MS;

/** Of so many addresses it is remembered that they are missing. */
const MAX_MISSING = 50_000;

/** One answer never drives out the pages of many shops. */
const MAX_ENTRY = 16 * 1024 * 1024;

/**
 * Whole pages in memory in front of Next, by tent and address, each with the version that was read before it was made. A page
 * is neither stored nor served once a newer version of its tent or of the site is known; a purge, and a comparison with the
 * database at least every ten minutes, tell of one.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const {
    render,
    readVersion,
    hasAddress = async () => true,
    onError,
    maxBytes = MAX_BYTES,
    maxAge = MAX_AGE_MS,
    sharedSeconds = 0,
  } = options;
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

  /** By a short name for each, the version by which nothing was there: what makes an address exist raises it. */
  const missing = new LRUCache<string, ShopVersion>({ max: MAX_MISSING });
  const shortName = (key: string) => hash("sha1", key, "base64url");

  const keyOf = (tentId: number, url: string): string => `${tentId} ${url}`;

  function evict(tentId: number | null): void {
    for (const [key, made] of renders) {
      if (tentId !== null && made.tentId !== tentId) continue;
      renders.delete(key);
    }
    if (tentId === null) pages.clear();
    else for (const key of [...(keysOf.get(tentId) ?? [])]) pages.delete(key);
  }

  async function make(key: string, one: Render, url: string): Promise<CachedPage> {
    try {
      const { tentId } = one;
      const version = await versions.compare(tentId);
      const exists = one.address === undefined || (await hasAddress(tentId, one.address.path));
      const page = exists
        ? new CachedPage(await render(url, version), sharedSeconds)
        : await missingPage(tentId, one.address?.missingUrl ?? url);
      const upToDate = !versions.isOutdated(tentId, version);
      if (upToDate && one.address && (!exists || page.status === 404)) missing.set(shortName(key), version);
      else if (upToDate && (page.mayBeKept || (one.standsForMissing && page.status < 500))) {
        pages.set(key, { tentId, url, page, version, madeAt: Date.now(), size: page.size });
        if (pages.has(key)) keysOf.set(tentId, (keysOf.get(tentId) ?? new Set()).add(key));
      }
      return page;
    } finally {
      if (renders.get(key) === one) renders.delete(key);
    }
  }

  /** One at a time for each page. */
  function renderOnce(
    tentId: number,
    url: string,
    key = keyOf(tentId, url),
    address?: ShopAddress,
    standsForMissing = false,
  ): Promise<CachedPage> {
    const under = renders.get(key);
    if (under) return under.page;
    const one = { tentId, address, standsForMissing } as Render;
    renders.set(key, one);
    one.page = make(key, one, url);
    return one.page;
  }

  function isMissing(tentId: number, key: string): boolean {
    const version = missing.get(shortName(key));
    return version !== undefined && versions.mayServe(tentId, version);
  }

  /** What stands for everything that a shop does not have: one page, kept like the others. */
  async function missingPage(tentId: number, url: string): Promise<CachedPage> {
    const key = keyOf(tentId, url);
    return peek(key) ?? renderOnce(tentId, url, key, undefined, true);
  }

  function peek(key: string): CachedPage | null {
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
  async function compared(key: string): Promise<CachedPage | null> {
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
    async find(tentId, url, address) {
      const key = keyOf(tentId, url);
      const page = peek(key) ?? (await compared(key));
      if (page) return { page, cached: true };
      if (address && isMissing(tentId, key))
        return { page: await missingPage(tentId, address.missingUrl), cached: true };
      return { page: await renderOnce(tentId, url, key, address), cached: false };
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
      missing.clear();
      evict(null);
    },
    get size() {
      return pages.calculatedSize;
    },
  };
}
