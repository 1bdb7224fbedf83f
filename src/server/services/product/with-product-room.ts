import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/db";
import { AppError, found } from "~/server/errors";
import { withTentLock } from "~/server/services/tent/lock-tent";
import type { OwnedTentId } from "~/server/tenant";

const FREE_PLAN = 0;

/** How many products the owner's plan allows in one tent. */
export async function productLimit(tx: Tx, tentId: OwnedTentId): Promise<number> {
  const tent = found(
    await tx.tent.findUnique({
      where: { id: tentId },
      select: { owner: { select: { subscriber: { select: { plan: { select: { productLimit: true } } } } } } },
    }),
  );
  const plan =
    tent.owner.subscriber?.plan ??
    found(await tx.plan.findUnique({ where: { id: FREE_PLAN }, select: { productLimit: true } }));
  return plan.productLimit;
}

/** How many more products fit; exact under the tent's lock. */
export async function productRoom(tx: Tx, tentId: OwnedTentId): Promise<{ limit: number; left: number }> {
  const limit = await productLimit(tx, tentId);
  const used = await tx.product.count({ where: { tentId, deletedAt: null } });
  return { limit, left: Math.max(0, limit - used) };
}

/**
 * The one way to more products: counts what is not in the bin and writes under the tent's lock, so that neither
 * twenty tabs nor an import get past the plan's limit.
 * @throws PRODUCT_LIMIT with the limit
 */
export async function withProductRoom<T>(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  wanted: number,
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  return withTentLock(ctx, tentId, async (tx) => {
    const { limit, left } = await productRoom(tx, tentId);
    if (wanted > left) throw new AppError("PRODUCT_LIMIT", { limit });
    return write(tx);
  });
}
