import type { PrismaClient } from "~/generated/prisma/client";
import { KeptAnswers } from "~/server/adapters/next/kept-answers";
import type { PageCache } from "~/server/ports/page-cache";
import { readShopVersion, readSiteVersion } from "~/server/tent-versions";

/** A page cache that keeps answers as a server does, over the test's database. */
export function keepingCache(db: PrismaClient): PageCache {
  const answers = new KeptAnswers((tentId) => readShopVersion(db, tentId));
  return {
    purge: async (tentId) => answers.purge(tentId, await readShopVersion(db, tentId)),
    purgeHosts: async () => answers.purgeAddresses(),
    purgeSite: async () => answers.purgeSite(await readSiteVersion(db)),
    keep: (read) => answers.keep(read),
    kept: (of) => answers.kept(of),
    keepAddress: (address, find) => answers.keepAddress(address, find),
  };
}
