import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { type ProductView, productSelect, toProductView } from "./product-view";

/** A product that is not in the bin. */
export async function getProduct(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<ProductView> {
  const row = await ctx.db.product.findFirst({ where: { id, tentId, deletedAt: null }, select: productSelect });
  return toProductView(requireFound(row));
}
