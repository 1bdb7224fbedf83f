import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError, requireFound } from "~/server/errors";
import { changeTent, type TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

const FREE_PLAN = 0;

/** The owner's plan limit of products per tent, as a subquery. */
export function productLimitQuery(tentId: OwnedTentId): Prisma.Sql {
  return Prisma.sql`SELECT plan.product_limit FROM tents t LEFT JOIN subscribers s ON s.user_id = t.owner_id
    JOIN plans plan ON plan.id = coalesce(s.plan_id, ${FREE_PLAN}) WHERE t.id = ${tentId}`;
}

async function productLimit(tx: Tx, tentId: OwnedTentId): Promise<number> {
  const rows = await tx.$queryRaw<{ product_limit: number }[]>(productLimitQuery(tentId));
  return requireFound(rows[0]).product_limit;
}

/** How many more products the plan allows; exact under the tent's lock. */
export async function productRoom(tx: Tx, tentId: OwnedTentId): Promise<{ limit: number; left: number }> {
  const limit = await productLimit(tx, tentId);
  const used = await tx.product.count({ where: { tentId, deletedAt: null } });
  return { limit, left: Math.max(0, limit - used) };
}

/**
 * Checks, under the tent's lock, that `wanted` more products fit the plan.
 * @throws PRODUCT_LIMIT with the limit
 */
export async function claimProductRoom({ tx, tentId }: TentChange, wanted: number): Promise<void> {
  const { limit, left } = await productRoom(tx, tentId);
  if (wanted > left) throw new AppError("PRODUCT_LIMIT", { limit });
}

/**
 * The only way to add products: counts those outside the bin and writes under the tent's lock, so that neither twenty
 * tabs nor an import exceed the plan's limit.
 * @throws PRODUCT_LIMIT with the limit
 */
export async function withProductRoom<T>(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  wanted: number,
  write: (change: TentChange) => Promise<T>,
): Promise<T> {
  return changeTent(ctx, tentId, async (change) => {
    await claimProductRoom(change, wanted);
    return write(change);
  });
}
