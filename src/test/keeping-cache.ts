import type { PrismaClient } from "~/generated/prisma/client";
import { VersionedCache } from "~/server/adapters/page-cache/versioned-cache";
import type { ShopCache } from "~/server/ports/shop-cache";
import { readShopVersion, readSiteVersion } from "~/server/shop-versions";

/** A page cache that caches like a server does, over the test's database. */
export function keepingCache(db: PrismaClient): ShopCache {
  const answers = new VersionedCache((tentId) => readShopVersion(db, tentId));
  return {
    purge: async (tentId) => answers.purge(tentId, await readShopVersion(db, tentId)),
    purgeHosts: async () => answers.purgeAddresses(),
    purgeSite: async () => answers.purgeSite(await readSiteVersion(db)),
    getOrCompute: (read) => answers.keep(read),
    peek: (of) => answers.kept(of),
    tentIdAt: (address, find) => answers.keepAddress(address, find),
  };
}
