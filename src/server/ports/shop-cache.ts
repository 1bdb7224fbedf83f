import type { ShopVersion } from "~/domain/catalogue/shop-version";

/** A value and its approximate size in bytes. */
export interface CachedValue<T> {
  value: T;
  bytes: number;
}

export interface CacheRead<T> {
  tentId: number;
  /** Identifies the value; different reads of one shop have different keys. */
  key: string;
  make: () => Promise<CachedValue<T>>;
  /** Rejects cached values of an older version, for a page that must be as new as this. */
  atLeast?: ShopVersion;
}

/**
 * The cache of whole catalogue pages, of the mapping from hosts to shops, and of responses that are the same for every
 * visitor. Each value of a shop is stored with the version it was made from (see `shop-versions.ts`).
 */
export interface ShopCache {
  /**
   * Purges every cached page and response of a tent. Called after the commit that raised its version, never before.
   * `services/tenancy/change-tent` does both.
   */
  purge(tentId: number): Promise<void>;
  /** Clears the mapping from hosts to shops, after a shop was created, renamed or deleted. */
  purgeHosts(): Promise<void>;
  /**
   * Purges what was cached at the previous site version, for every shop. Called after the configuration changed and its
   * version was raised.
   */
  purgeSite(): Promise<void>;
  /**
   * The result of `make`, computed once and cached while the versions of tent and site stay the same. Failures are not
   * cached.
   */
  getOrCompute<T>(read: CacheRead<T>): Promise<T>;
  /** The cached, current value; undefined when it would have to be computed. */
  peek<T>(of: Pick<CacheRead<T>, "tentId" | "key">): T | undefined;
  /** The id of the tent at an address, cached for minutes, or until hosts are purged. `find` may throw. */
  tentIdAt<Id extends number>(address: string, find: () => Promise<Id>): Promise<Id>;
}
