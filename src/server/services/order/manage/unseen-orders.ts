import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** New orders that nobody in the shop has opened, wherever they are counted: never more than there are new ones. */
const unseen = { status: "NEW", suspected: false, seenAt: null } as const;

export async function countUnseenOrders(ctx: ServiceContext, tentId: OwnedTentId): Promise<number> {
  return ctx.db.order.count({ where: { tentId, ...unseen } });
}

/** The same for the owner's other shops that have such orders. */
export async function countUnseenElsewhere(
  ctx: ServiceContext,
  tentId: OwnedTentId,
): Promise<{ tentId: number; count: number }[]> {
  const rows = await ctx.db.order.groupBy({
    by: ["tentId"],
    where: {
      tent: { ownerId: ctx.actor?.userId ?? 0, id: { not: tentId } },
      ...unseen,
    },
    _count: true,
  });
  return rows.map((row) => ({ tentId: row.tentId, count: row._count }));
}

/** Marks an order as seen when the merchant opens it. Returns whether it was unseen. */
export async function markOrderSeen(ctx: ServiceContext, tentId: OwnedTentId, number: number): Promise<boolean> {
  const { count } = await ctx.db.order.updateMany({
    where: { tentId, number, seenAt: null },
    data: { seenAt: ctx.now() },
  });
  if (count > 0) return true;
  requireFound(await ctx.db.order.findUnique({ where: { tentId_number: { tentId, number } }, select: { id: true } }));
  return false;
}
