import type { ShopCache } from "~/server/ports/shop-cache";

/** Reads past the caches, and purges those of the servers. */
export function uncachedShopCache(servers: Pick<ShopCache, "purge">): ShopCache {
  return {
    purge: (changed) => servers.purge(changed),
    getOrCompute: async ({ make }) => (await make()).value,
    peek: () => undefined,
  };
}
