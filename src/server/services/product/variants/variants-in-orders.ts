import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** The variants of a product in open orders: the merchant is warned before deleting one. */
export async function variantsInOrders(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<number[]> {
  requireFound(await ctx.db.product.findFirst({ where: { id, tentId, deletedAt: null }, select: { id: true } }));
  const lines = await ctx.db.orderLine.findMany({
    where: { variant: { productId: id }, order: { tentId, status: { in: ["NEW", "CONFIRMED"] } } },
    select: { variantId: true },
    distinct: ["variantId"],
  });
  return lines.flatMap(({ variantId }) => variantId ?? []);
}
