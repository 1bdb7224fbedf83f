import type { ShopVersion } from "~/domain/catalogue/shop-version";
import { CHANGES_CHANNEL } from "~/server/changes";
import type { Db } from "~/server/database/client";
import {
  purgeHosts,
  purgePages,
  purgePhotos,
  purgeSite,
  resetEdge,
  wakeOtherProcesses,
} from "~/server/edge/cache/purges";
import type { Changed, ShopCache } from "~/server/ports/shop-cache";
import { readShopVersion, readShopVersions, readSiteVersion } from "~/server/shop-versions";
import { sharedVersionedCache } from "./versioned-cache";

/** The cache of a server that runs the application. */
export interface ServerShopCache extends ShopCache {
  /** Purges the caches of this server alone, for changes that another one made. */
  purgeOwn(changed: Changed): Promise<void>;
  /** A version that the edge has read: this process answers with nothing older. */
  learn(tentId: number, version: ShopVersion): void;
  /** Empties the caches of this server, for when nobody knows which changes it has missed. */
  reset(): Promise<void>;
}

/** Combines the cached values of this process with the edge's page cache. */
export function edgeShopCache(
  db: Db,
  values = sharedVersionedCache((tentId) => readShopVersion(db, tentId)),
): ServerShopCache {
  const wakeOthers = once(() => db.$executeRaw`SELECT pg_notify(${CHANGES_CHANNEL}, '')`);

  async function purgeOwn({ tents, hosts, site, photos }: Changed): Promise<void> {
    if (photos.length > 0) await purgePhotos(photos);
    if (hosts.length > 0) await purgeHosts(hosts);
    if (site) {
      const version = await readSiteVersion(db);
      values.purgeSite(version);
      await purgeSite(version);
    }
    if (tents.length === 0) return;
    for (const { id, ...version } of await readShopVersions(db, tents)) {
      values.purge(id, version);
      await purgePages(id, version);
    }
  }

  return {
    purgeOwn,
    async purge(changed) {
      await Promise.all([purgeOwn(changed), wakeOtherProcesses()]);
      wakeOthers();
    },
    async reset() {
      values.reset();
      await resetEdge();
    },
    learn: (tentId, version) => values.purge(tentId, version),
    getOrCompute: (read) => values.getOrCompute(read),
    peek: (read) => values.peek(read),
  };
}

/**
 * Calls `send`, or once more after the running call ends, however often it is called meanwhile. Failures are ignored: the
 * others look by themselves every second.
 */
function once(send: () => Promise<unknown>): () => void {
  let running = false;
  let again = false;
  return function call() {
    if (running) {
      again = true;
      return;
    }
    running = true;
    again = false;
    send()
      .catch(() => undefined)
      .finally(() => {
        running = false;
        if (again) call();
      });
  };
}
