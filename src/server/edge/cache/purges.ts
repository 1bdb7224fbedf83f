import type { ShopVersion } from "~/domain/catalogue/shop-version";
import type { ImageRef } from "~/domain/product/images/image";

/** The edge's in-memory caches, as seen by the code that changes the data behind them. */
export interface EdgeCaches {
  /**
   * Purges the cached pages of a tent that is now at this version; renders in progress from an older one are not cached.
   */
  purgePages(tentId: number, version: ShopVersion): void | Promise<void>;
  /** Like `purgePages`, for all shops, after the site's version was raised. */
  purgeSite(version: number): void | Promise<void>;
  /** Forgets which shops these subdomains, domains, slugs and ids lead to. */
  purgeHosts(names: readonly string[]): void | Promise<void>;
  /** Forgets pictures whose files were deleted. */
  purgePhotos(deleted: readonly ImageRef[]): void | Promise<void>;
  /** Empties the caches, for when nobody knows which changes they have missed. */
  reset(): void | Promise<void>;
}

const SHARED = Symbol.for("vidriera.purges");
const shared = globalThis as typeof globalThis & {
  [SHARED]?: { memory: EdgeCaches; wakeOthers: () => void | Promise<void> };
};

/**
 * Registers the edge's caches for code that Next bundles apart from the edge, in the same process. `wakeOthers` has the
 * other application processes of the edge read what has changed.
 */
export function connectEdgeCaches(memory: EdgeCaches, wakeOthers: () => void | Promise<void> = () => {}): void {
  shared[SHARED] = { memory, wakeOthers };
}

/** Resolves when the other application processes of this server know of every committed change. */
export async function wakeOtherProcesses(): Promise<void> {
  await shared[SHARED]?.wakeOthers();
}

/** Resolves when the edge has purged the pages. */
export async function purgePages(tentId: number, version: ShopVersion): Promise<void> {
  await shared[SHARED]?.memory.purgePages(tentId, version);
}

export async function purgeSite(version: number): Promise<void> {
  await shared[SHARED]?.memory.purgeSite(version);
}

/** Resolves when the edge has forgotten what these names lead to, for example after a commit that changes a shop's names. */
export async function purgeHosts(names: readonly string[]): Promise<void> {
  await shared[SHARED]?.memory.purgeHosts(names);
}

/** Resolves when the edge has forgotten the pictures. */
export async function purgePhotos(deleted: readonly ImageRef[]): Promise<void> {
  await shared[SHARED]?.memory.purgePhotos(deleted);
}

/** Resolves when the edge's caches are empty. */
export async function resetEdge(): Promise<void> {
  await shared[SHARED]?.memory.reset();
}
