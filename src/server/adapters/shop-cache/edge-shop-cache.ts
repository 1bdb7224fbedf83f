import type { Db } from "~/server/database/client";
import { purgeHosts, purgePages, purgeSite } from "~/server/edge/cache/purges";
import type { ShopCache } from "~/server/ports/shop-cache";
import { readShopVersion, readSiteVersion } from "~/server/shop-versions";
import { sharedVersionedCache } from "./versioned-cache";

/** Combines the cached values of this process with the edge's page cache. */
export function edgeShopCache(
  db: Db,
  values = sharedVersionedCache((tentId) => readShopVersion(db, tentId)),
): ShopCache {
  return {
    async purge(tentId) {
      const version = await readShopVersion(db, tentId);
      values.purge(tentId, version);
      await purgePages(tentId, version);
    },
    async purgeHosts() {
      values.purgeHosts();
      await purgeHosts();
    },
    async purgeSite() {
      const version = await readSiteVersion(db);
      values.purgeSite(version);
      await purgeSite(version);
    },
    getOrCompute: (read) => values.getOrCompute(read),
    peek: (read) => values.peek(read),
    tentIdAt: (address, find) => values.tentIdAt(address, find),
  };
}
