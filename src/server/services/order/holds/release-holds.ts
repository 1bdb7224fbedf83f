import type { ServiceContext } from "~/server/context";
import { changeTents } from "~/server/services/tenancy/change-tent";
import { lockTent } from "~/server/services/tenancy/lock-tent";
import { mintOwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { holdsOver, releaseOver } from "./hold-stock";

/**
 * Releases the holds whose time is over, and purges the pages of those shops. Orders are placed and confirmed by the time
 * itself: a late run only shows the stock later. Returns how many shops that were.
 */
export async function releaseHolds(ctx: ServiceContext, signal?: AbortSignal): Promise<number> {
  const now = ctx.now();
  const shops = await ctx.db.order.findMany({
    where: { heldUntil: { not: null }, OR: holdsOver(now) },
    distinct: ["tentId"],
    select: { tentId: true },
  });
  for (const { tentId: id } of shops) {
    signal?.throwIfAborted();
    const tentId = mintOwnedTentId(id);
    await changeTents(ctx, async (change) => {
      await lockTent(change.tx, tentId);
      await releaseOver({ ...change, tentId }, now);
    });
  }
  return shops.length;
}
