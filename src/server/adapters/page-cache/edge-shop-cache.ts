import type { Db } from "~/server/database/client";
import { purgeHosts, purgePages, purgeSite } from "~/server/edge/cache/purges";
import type { ShopCache } from "~/server/ports/shop-cache";
import { readShopVersion, readSiteVersion } from "~/server/shop-versions";
import { versionedCache } from "./versioned-cache";

/** Combines the cached responses of this process with the edge's page cache. */
export function edgeShopCache(db: Db): ShopCache {
  const answers = versionedCache((tentId) => readShopVersion(db, tentId));
  return {
    async purge(tentId) {
      const version = await readShopVersion(db, tentId);
      answers.purge(tentId, version);
      await purgePages(tentId, version);
    },
    async purgeHosts() {
      answers.purgeAddresses();
      await purgeHosts();
    },
    async purgeSite() {
      const version = await readSiteVersion(db);
      answers.purgeSite(version);
      await purgeSite(version);
    },
    getOrCompute: (read) => answers.keep(read),
    peek: (of) => answers.kept(of),
    tentIdAt: (address, find) => answers.keepAddress(address, find),
  };
}
