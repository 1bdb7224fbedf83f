import type { Db } from "~/server/db";
import { purgeHosts, purgePages, purgeSite } from "~/server/front/purges";
import type { PageCache } from "~/server/ports/page-cache";
import { readShopVersion, readSiteVersion } from "~/server/tent-versions";
import { keptAnswers } from "./kept-answers";

/** The answers in this process, and the front server's pages. */
export function nextPageCache(db: Db): PageCache {
  const answers = keptAnswers((tentId) => readShopVersion(db, tentId));
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
    keep: (read) => answers.keep(read),
    kept: (of) => answers.kept(of),
    keepAddress: (address, find) => answers.keepAddress(address, find),
  };
}
