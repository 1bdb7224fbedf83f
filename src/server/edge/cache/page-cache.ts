import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isOlder, type ShopVersion } from "~/domain/catalogue/shop-version";
import { HOUR_MS } from "~/domain/duration";
import type { KnownVersions } from "~/server/shop-versions";
import { cachePurges, renderDuration } from "../edge-metrics";
import { CachedPage, type RenderedPage } from "./cached-page";
import { PageStore } from "./page-store";

interface PageLookup {
  page: CachedPage;
  cached: boolean;
}

/** An address inside a shop, and the URL at which Next renders the shop's not-found page. */
interface ShopAddress {
  path: string;
  missingUrl: string;
}

export interface PageCache {
  /**
   * The page at this Next URL, from the cache or rendered now. `onError` is called when a stale page could not be
   * rendered again. With `address`, missing addresses are cached too.
   */
  find(tentId: number, url: string, address?: ShopAddress): Promise<PageLookup>;
  /** The cache key of the page at this URL. */
  keyOf(tentId: number, url: string): string;
  /** The cached page of this key if it can be served without waiting, else null. */
  peek(key: string): CachedPage | null;
  /**
   * Purges the cached pages of a tent that is now at this version; renders in progress from an older one are not cached.
   */
  purge(tentId: number, version: ShopVersion): void;
  /** Like `purge`, for all tents, after the site's version was raised. */
  purgeSite(version: number): void;
  /** Removes every page and forgets every version. */
  reset(): void;
  /** Bytes currently held. */
  readonly size: number;
  /** Pages currently held. */
  readonly count: number;
}

export interface PageCacheOptions {
  /** Renders a page from data at least as new as the version. */
  render: (url: string, tentId: number, version: ShopVersion) => Promise<RenderedPage>;
  /** What is known of the shops' versions. */
  versions: KnownVersions;
  /** Whether the shop may have a page at an address; without it every address is rendered. */
  hasAddress?: (tentId: number, path: string) => Promise<boolean>;
  onError: (error: unknown) => void;
  maxBytes?: number;
  /** After this age a cached page is still served once more while it is rendered again. In milliseconds. */
  maxAge?: number;
  /** How long a proxy or CDN in front of us may serve a page by itself: changes show there that much later. */
  sharedSeconds?: number;
}

interface Render {
  tentId: number;
  address: ShopAddress | undefined;
  isNotFoundPage: boolean;
  page: Promise<CachedPage>;
}

interface CacheEntry {
  tentId: number;
  url: string;
  page: CachedPage;
  /** Read before the page was rendered. */
  version: ShopVersion;
  madeAt: number;
  /** As last counted, in bytes. */
  size: number;
}

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_AGE_MS = HOUR_MS;

/** Maximum number of addresses remembered as missing. */
const MAX_MISSING = 50_000;

/** Maximum size of one entry, so that a single response never evicts the pages of many shops. In bytes. */
const MAX_ENTRY = 16 * 1024 * 1024;

async function timed<T>(render: () => Promise<T>): Promise<T> {
  const stop = renderDuration.startTimer();
  try {
    return await render();
  } finally {
    stop();
  }
}

/**
 * An in-memory cache of whole pages in front of Next, by tent and address. Each entry holds the version that was read
 * before it was rendered. A page is neither stored nor served once a newer version of its tent or of the site is known,
 * either from a purge or from the comparison with the database at least every ten minutes. Nor is a page served after
 * its lifetime, which the application gives in `s-maxage`.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const {
    render,
    versions,
    hasAddress = async () => true,
    onError,
    maxBytes = MAX_BYTES,
    maxAge = MAX_AGE_MS,
    sharedSeconds = 0,
  } = options;
  const pages = new PageStore<CacheEntry>(maxBytes);
  const largest = Math.min(maxBytes, MAX_ENTRY);
  const renders = new Map<string, Render>();

  /** By a hash of the key, the version at which the address had no page: whatever creates one raises the version. */
  const missing = new LRUCache<string, ShopVersion>({ max: MAX_MISSING });
  const shortName = (key: string) => hash("sha1", key, "base64url");

  const keyOf = (tentId: number, url: string): string => `${tentId} ${url}`;

  /** Later requests do not share the renders in progress. */
  function forgetRenders(tentId: number | null): void {
    for (const [key, made] of renders) if (tentId === null || made.tentId === tentId) renders.delete(key);
  }

  function deletePages(tentId: number | null): void {
    if (tentId === null) pages.clear();
    else pages.deleteOf(tentId);
  }

  async function make(key: string, one: Render, url: string): Promise<CachedPage> {
    try {
      const { tentId } = one;
      const { path } = one.address ?? {};
      const mayExist = async () => path === undefined || hasAddress(tentId, path);
      const [version, isThere] = await Promise.all([versions.compare(tentId), mayExist()]);
      // what is missing may have been made between the two answers: it counts once it was asked for after the version
      const exists = isThere || (await mayExist());
      const page = exists
        ? new CachedPage(await timed(() => render(url, tentId, version)), { sharedSeconds })
        : await missingPage(tentId, one.address?.missingUrl ?? url);
      const upToDate = !versions.isOutdated(tentId, version);
      if (upToDate && one.address && (!exists || page.status === 404)) missing.set(shortName(key), version);
      else if (upToDate && page.size <= largest && (page.isCacheable || (one.isNotFoundPage && page.isMissing)))
        pages.set(key, { tentId, url, page, version, madeAt: Date.now(), size: page.size });
      return page;
    } finally {
      if (renders.get(key) === one) renders.delete(key);
    }
  }

  /** Renders a page, with at most one render in progress per key. */
  function renderOnce(
    tentId: number,
    url: string,
    key = keyOf(tentId, url),
    address?: ShopAddress,
    isNotFoundPage = false,
  ): Promise<CachedPage> {
    const running = renders.get(key);
    if (running) return running.page;
    const started = { tentId, address, isNotFoundPage } as Render;
    renders.set(key, started);
    started.page = make(key, started, url);
    return started.page;
  }

  function isMissing(tentId: number, key: string): boolean {
    const version = missing.get(shortName(key));
    return version !== undefined && versions.mayServe(tentId, version);
  }

  /** The shop's not-found page, shared by all its missing addresses and cached like any other page. */
  async function missingPage(tentId: number, url: string): Promise<CachedPage> {
    const key = keyOf(tentId, url);
    return peek(key) ?? renderOnce(tentId, url, key, undefined, true);
  }

  const isOver = ({ madeAt, page }: CacheEntry): boolean => Date.now() >= madeAt + page.lifetime;

  function peek(key: string): CachedPage | null {
    const entry = pages.get(key);
    if (!entry || isOver(entry) || !versions.mayServe(entry.tentId, entry.version)) return null;
    if (Date.now() - entry.madeAt >= maxAge && !renders.has(key))
      renderOnce(entry.tentId, entry.url, key).catch(onError);
    const { size } = entry.page;
    if (size !== entry.size) pages.resize(key, size);
    return entry.page;
  }

  /**
   * The cached page of this key, if it is not over and a fresh comparison with the database shows that its version is
   * current. When the database is unreachable the page is served anyway: no change can have been committed there either.
   */
  async function compared(key: string): Promise<CachedPage | null> {
    const entry = pages.get(key);
    if (!entry || versions.isOutdated(entry.tentId, entry.version)) return null;
    const version = await versions.compare(entry.tentId).catch((error: unknown) => {
      onError(error);
      return null;
    });
    if (version === null) return entry.page;
    return isOlder(entry.version, version) || isOver(entry) ? null : entry.page;
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
      cachePurges.inc({ scope: "shop" });
      forgetRenders(tentId);
      if (versions.record(tentId, version)) deletePages(tentId);
    },
    purgeSite(version) {
      cachePurges.inc({ scope: "site" });
      forgetRenders(null);
      if (versions.recordSite(version)) deletePages(null);
    },
    reset() {
      cachePurges.inc({ scope: "reset" });
      versions.reset();
      missing.clear();
      forgetRenders(null);
      deletePages(null);
    },
    get size() {
      return pages.bytes;
    },
    get count() {
      return pages.count;
    },
  };
}
