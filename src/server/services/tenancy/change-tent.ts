import type { PrismaClient } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { TentTx } from "~/server/database/client";
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
  /** Marks the host table as changed: a shop was opened, renamed or closed, or has another domain. */
  hosts(): void;
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

/**
 * The only way to write data shown on public shop pages: runs `work` in a transaction whose client may write it, and
 * purges what `work` marked after the commit. For changes of several tents; use `changeTent` for one.
 */
export async function changeTents<T>(
  ctx: Pick<ServiceContext, "db"> & { ports: Pick<ServiceContext["ports"], "shopCache"> },
  work: (change: TentsChange) => Promise<T>,
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
  const { shopCache } = ctx.ports;
  if (hostsChanged) await shopCache.purgeHosts();
  for (const id of changed) await shopCache.purge(id);
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
  const result = await changeTents(ctx, async (change) => {
    const made = await work(change);
    await change.tx.configuration.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
    return made;
  });
  await ctx.ports.shopCache.purgeSite();
  return result;
}
