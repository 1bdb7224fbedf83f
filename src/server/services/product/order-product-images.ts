import type { ImagesOrder } from "~/domain/product/schemas";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import type { OwnedTentId } from "~/server/tenant";
import { lockProduct } from "./lock-product";
import { type ProductImageView, productImageSelect, toProductImageView } from "./product-view";

/**
 * Photos of one product in the given order; what the list leaves out follows.
 * @throws NOT_FOUND unless all belong to one product of the tent
 */
export async function orderProductImages(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  wanted: ImagesOrder,
): Promise<ProductImageView[]> {
  const ids = [...wanted].sort((one, other) => one.order - other.order).map(({ image_id }) => image_id);
  const rows = await ctx.db.$transaction(async (tx) => {
    const named = await tx.productImage.findMany({
      where: { id: { in: ids }, product: { tentId, deletedAt: null } },
      select: { id: true, productId: true },
    });
    const [productId, ...others] = new Set(named.map((row) => row.productId));
    if (productId === undefined || others.length > 0 || named.length !== new Set(ids).size) {
      throw new AppError("NOT_FOUND");
    }
    await lockProduct(tx, tentId, productId);
    const all = await tx.productImage.findMany({
      where: { productId, product: { tentId } },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const sorted = [...new Set([...ids, ...all.map((row) => row.id)])];
    for (const [order, id] of sorted.entries()) await tx.productImage.update({ where: { id }, data: { order } });
    return tx.productImage.findMany({
      where: { productId, product: { tentId } },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      select: productImageSelect,
    });
  });
  await ctx.ports.pageCache.purge(tentId);
  return rows.map(toProductImageView);
}
