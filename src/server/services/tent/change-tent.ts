import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/db";
import type { OwnedTentId } from "~/server/tenant";
import { withTentLock } from "./lock-tent";

/** For a write of the tent's own row: raises its version in the same statement. */
export const RAISED = { version: { increment: 1 } } as const;

/** Inside the transaction that changes what the shop's pages show, and holds the tent's row or is about to end. */
export async function raiseTentVersion(tx: Tx, tentId: number): Promise<void> {
  await tx.$executeRaw`UPDATE tents SET version = version + 1 WHERE id = ${tentId}`;
}

/**
 * Writes what a shop's pages show: `work` runs in one transaction that holds the tent's row and raises its version; after the
 * commit every cache of the shop is purged. Where `isChange` says no of the result, nothing was written that is seen.
 * @throws NOT_FOUND when the tent is gone, and what `work` throws: then nothing is written
 */
export async function changeTent<T>(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  work: (tx: Tx) => Promise<T>,
  isChange: (result: T) => boolean = () => true,
): Promise<T> {
  let changed = false;
  const result = await withTentLock(ctx, tentId, async (tx) => {
    const made = await work(tx);
    changed = isChange(made);
    if (changed) await raiseTentVersion(tx, tentId);
    return made;
  });
  if (changed) await ctx.ports.pageCache.purge(tentId);
  return result;
}
