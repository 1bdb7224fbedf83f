import type { PrismaClient } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { ShopTx } from "~/server/database/client";
import type { OwnedTentId } from "~/server/tenancy/tenant-ids";
import { lockTent } from "./lock-tent";

/** One transaction that may write what shops show. What it marks as changed is published after its commit. */
export interface ShopChange {
  readonly tx: ShopTx;
  /** Raises the versions of tents whose pages show something else from now on. Their rows stay locked until the commit. */
  tents(ids: readonly number[]): Promise<void>;
  /** Which host is whose changed: a shop was opened, renamed or closed, or has another domain. */
  hosts(): void;
}

/** A change of one tent, which the actor was proved to own. */
export interface TentChange extends ShopChange {
  readonly tentId: OwnedTentId;
}

interface TransactionLimits {
  /** For how long, in milliseconds, it may run. */
  timeout: number;
}

const PATIENT: TransactionLimits = { timeout: 60_000 };

/**
 * The one door to what shops show: runs `work` in a transaction whose client may write it, and publishes after the commit
 * what `work` marked. For changes of several tents; `changeTent` is for one.
 */
export async function changeShops<T>(
  ctx: Pick<ServiceContext, "db"> & { ports: Pick<ServiceContext["ports"], "pageCache"> },
  work: (change: ShopChange) => Promise<T>,
  limits: TransactionLimits = PATIENT,
): Promise<T> {
  const changed = new Set<number>();
  let hostsChanged = false;
  const result = await (ctx.db as PrismaClient).$transaction(
    (tx) =>
      work({
        tx,
        async tents(ids) {
          const fresh = [...new Set(ids)].filter((id) => !changed.has(id)).sort((one, other) => one - other);
          if (fresh.length === 0) return;
          for (const id of fresh) changed.add(id);
          await tx.$executeRaw`UPDATE tents SET version = version + 1 WHERE id = ANY(${fresh}::int[])`;
        },
        hosts() {
          hostsChanged = true;
        },
      }),
    { maxWait: 20_000, ...limits },
  );
  const { pageCache } = ctx.ports;
  if (hostsChanged) await pageCache.purgeHosts();
  for (const id of changed) await pageCache.purge(id);
  return result;
}

/**
 * Writes what a shop's pages show, in one transaction that holds the tent's row, raises its version and is published after
 * the commit. Where `isChange` says no of the result, nothing was written that is seen.
 * @throws NOT_FOUND when the tent is gone, and what `work` throws: then nothing is written
 */
export async function changeTent<T>(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  work: (change: TentChange) => Promise<T>,
  isChange: (result: T) => boolean = () => true,
): Promise<T> {
  return changeShops(ctx, async (change) => {
    await lockTent(change.tx, tentId);
    const result = await work({ ...change, tentId });
    if (isChange(result)) await change.tents([tentId]);
    return result;
  });
}

/** Writes what all shops show, the site's configuration, and publishes it after the commit. */
export async function changeSite<T>(ctx: ServiceContext, work: (change: ShopChange) => Promise<T>): Promise<T> {
  const result = await changeShops(ctx, async (change) => {
    const made = await work(change);
    await change.tx.configuration.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
    return made;
  });
  await ctx.ports.pageCache.purgeSite();
  return result;
}
