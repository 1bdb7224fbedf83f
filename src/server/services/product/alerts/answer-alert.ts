import type { ServiceContext } from "~/server/context";
import { requireFound, requireWritten } from "~/server/errors";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** Marks a waiting visitor as answered, or takes that back. Repeating it changes nothing. @throws NOT_FOUND */
export async function answerStockAlert(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, answered }: { id: number; answered: boolean },
): Promise<void> {
  await withTentLock(ctx, tentId, async (tx) => {
    const { productId, choice, phone, answeredAt } = requireFound(
      await tx.stockAlert.findFirst({ where: { id, tentId } }),
    );
    if ((answeredAt !== null) === answered) return;
    await tx.stockAlert.update({ where: { id, tentId }, data: { answeredAt: answered ? ctx.now() : null } });
    // The visitor may have asked again meanwhile: one of the two is enough.
    if (!answered)
      await tx.stockAlert.deleteMany({
        where: { tentId, productId, choice, phone, answeredAt: null, id: { not: id } },
      });
  });
}

/** Deletes a visitor's request. @throws NOT_FOUND */
export async function deleteStockAlert(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<void> {
  requireWritten(await ctx.db.stockAlert.deleteMany({ where: { id, tentId } }));
}
