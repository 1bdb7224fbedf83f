import type { ShopVersion } from "~/domain/catalogue/shop-version";

/** A value, and about how many bytes it takes to hold. */
export interface CachedValue<T> {
  value: T;
  bytes: number;
}

export interface CacheRead<T> {
  tentId: number;
  /** What is read; one shop's reads have different keys. */
  key: string;
  make: () => Promise<CachedValue<T>>;
  /** Nothing that was made by an older version will do: it is of a page that is to be as new as this. */
  atLeast?: ShopVersion;
}

/**
 * The cache of whole catalogue pages, of which host is which shop, and of answers that every visitor gets alike. Everything
 * of a shop is kept with the version by which it was made (see `tenancy/tent-versions`).
 */
export interface ShopCache {
  /**
   * Drops every cached page and answer of a tent. Called after the commit that raised its version, never before.
   * `services/tenancy/change-tent` does both.
   */
  purge(tentId: number): Promise<void>;
  /** A shop was made, renamed or removed: forget which host is whose. */
  purgeHosts(): Promise<void>;
  /** The site's configuration changed and its version was raised: drops what was kept with it, of every shop. */
  purgeSite(): Promise<void>;
  /** What `make` gives: made once, and kept while the versions of tent and site stay. A failure is not kept. */
  getOrCompute<T>(read: CacheRead<T>): Promise<T>;
  /** What is kept already and current; undefined where it had to be made. */
  peek<T>(of: Pick<CacheRead<T>, "tentId" | "key">): T | undefined;
  /** The id of the tent at an address, which may throw: found once, and kept for minutes, or until hosts are purged. */
  tentIdAt<Id extends number>(address: string, find: () => Promise<Id>): Promise<Id>;
}
