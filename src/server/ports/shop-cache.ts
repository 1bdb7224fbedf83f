import type { ImageRef } from "~/domain/product/images/image";

/** What a transaction changed of the data behind shop pages: what caches have to purge. */
export interface Changed {
  /** Tents whose version was raised. */
  tents: readonly number[];
  /** Subdomains, domains, slugs and ids that may lead to another shop now, or to what is known of it no longer. */
  hosts: readonly string[];
  /** The site's version was raised. */
  site: boolean;
  /** Pictures whose files were deleted. */
  photos: readonly ImageRef[];
}

export const NOTHING_CHANGED: Changed = { tents: [], hosts: [], site: false, photos: [] };

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
}

/**
 * The cache of whole catalogue pages, of the mapping from hosts to shops, and of responses that are the same for every
 * visitor. Each value of a shop is stored with the version it was made from (see `shop-versions.ts`).
 */
export interface ShopCache {
  /**
   * Purges the cached pages and responses of the tents, the hosts, and what was cached of any shop at the previous site
   * version; resolves when this server has, and tells the others. Called after the commit, never before:
   * `services/tenancy/change-tent` does both.
   */
  purge(changed: Changed): Promise<void>;
  /**
   * The result of `make`, computed once and cached while the versions of tent and site stay the same. Failures are not
   * cached.
   */
  getOrCompute<T>(read: CacheRead<T>): Promise<T>;
  /** The cached, current value; undefined when it would have to be computed. */
  peek<T>(of: Pick<CacheRead<T>, "tentId" | "key">): T | undefined;
}
