import type { Db } from "~/server/db";
import { purgeHosts, purgePages, purgeSite } from "~/server/front/purges";
import type { ShopCache } from "~/server/ports/page-cache";
import { readShopVersion, readSiteVersion } from "~/server/tent-versions";
import { versionedCache } from "./kept-answers";

/** The answers in this process, and the front server's pages. */
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
