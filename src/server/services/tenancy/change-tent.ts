import { SHOWN_SHOPS } from "~/domain/site/shown-shops";
import type { PrismaClient } from "~/generated/prisma/client";
import { recordChange } from "~/server/changes";
import type { ServiceContext } from "~/server/context";
import type { TentTx } from "~/server/database/client";
import type { Changed } from "~/server/ports/shop-cache";
import { lockTent } from "./lock-tent";
import type { OwnedTentId } from "./tenant-ids";

/**
 * A transaction that may write data shown on public shop pages. The pages of tents marked as changed are purged after its
 * commit.
 */
export interface TentsChange {
  readonly tx: TentTx;
  /** Raises the versions of tents whose pages change. Their rows stay locked until the commit. */
  tents(ids: readonly number[]): Promise<void>;
  /** The same for tents that open or close; the site's home page shows whether some can be visited. */
  availability(ids: readonly number[]): Promise<void>;
  /**
   * Marks the addresses that these tents have now as changed. Called after a tent got an address, and before it loses one.
   */
  hosts(ids: readonly number[]): Promise<void>;
  /** Raises the version of the site's settings, which all shops show. */
  site(): Promise<void>;
}

/** A change of one tent that the actor was proved to own. */
export interface TentChange extends TentsChange {
  readonly tentId: OwnedTentId;
}

interface TransactionLimits {
  /** Maximum duration in milliseconds. */
  timeout: number;
}

const PATIENT: TransactionLimits = { timeout: 60_000 };

/** All names that lead to these tents: their subdomains, also former ones, domains, slugs and ids. */
async function addressesOf(tx: TentTx, ids: readonly number[]): Promise<string[]> {
  const tents = await tx.tent.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      subdomain: true,
      slug: true,
      domain: { select: { domain: true } },
      oldSubdomains: { select: { subdomain: true } },
    },
  });
  return tents.flatMap(({ id, subdomain, slug, domain, oldSubdomains }) => [
    String(id),
    subdomain,
    slug,
    ...(domain ? [domain.domain] : []),
    ...oldSubdomains.map((old) => old.subdomain),
  ]);
}

const isOnHomePage = (name: string): boolean => SHOWN_SHOPS.some(({ subdomain }) => subdomain === name);

/**
 * The only way to write data shown on public shop pages: runs `work` in a transaction whose client may write it, and
 * purges what `work` marked after the commit. For changes of several tents; use `changeTent` for one.
 */
export async function changeTents<T>(
  ctx: Pick<ServiceContext, "db"> & { ports: Pick<ServiceContext["ports"], "shopCache"> },
  work: (change: TentsChange) => Promise<T>,
  limits: TransactionLimits = PATIENT,
): Promise<T> {
  const tents = new Set<number>();
  const hosts = new Set<string>();
  let site = false;
  const changed = (): Changed => ({ tents: [...tents], hosts: [...hosts], site, photos: [] });
  const result = await (ctx.db as PrismaClient).$transaction(
    async (tx) => {
      const markTents = async (ids: readonly number[]) => {
        const fresh = [...new Set(ids)].filter((id) => !tents.has(id)).sort((one, other) => one - other);
        if (fresh.length === 0) return;
        for (const id of fresh) tents.add(id);
        await tx.$executeRaw`UPDATE tents SET version = version + 1 WHERE id = ANY(${fresh}::int[])`;
      };
      const markSite = async () => {
        site = true;
        await tx.configuration.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
      };
      const made = await work({
        tx,
        tents: markTents,
        async availability(ids) {
          await markTents(ids);
          if ((await addressesOf(tx, ids)).some(isOnHomePage)) await markSite();
        },
        async hosts(ids) {
          const names = await addressesOf(tx, ids);
          for (const name of names) hosts.add(name);
          if (names.some(isOnHomePage)) await markSite();
        },
        site: markSite,
      });
      await recordChange(tx, changed());
      return made;
    },
    { maxWait: 20_000, ...limits },
  );
  await ctx.ports.shopCache.purge(changed());
  return result;
}

/**
 * Writes data shown on a shop's pages, in one transaction that locks the tent's row and raises its version, and purges
 * the pages after the commit. When `isChange` returns false for the result, nothing visible was written and nothing is
 * purged.
 * @throws NOT_FOUND when the tent no longer exists, and whatever `work` throws: then nothing is written
 */
export async function changeTent<T>(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  work: (change: TentChange) => Promise<T>,
  isChange: (result: T) => boolean = () => true,
): Promise<T> {
  return changeTents(ctx, async (change) => {
    await lockTent(change.tx, tentId);
    const result = await work({ ...change, tentId });
    if (isChange(result)) await change.tents([tentId]);
    return result;
  });
}

/** Writes the site configuration, which all shops show, and purges their pages after the commit. */
export async function changeSite<T>(ctx: ServiceContext, work: (change: TentsChange) => Promise<T>): Promise<T> {
  return changeTents(ctx, async (change) => {
    const result = await work(change);
    await change.site();
    return result;
  });
}
