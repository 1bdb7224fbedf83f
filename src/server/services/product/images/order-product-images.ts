import type { ImagesOrder } from "~/domain/product/crud/schemas";
import type { ServiceContext } from "~/server/context";
import type { TentTx } from "~/server/database/client";
import { requireFound } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import { completeSequence } from "~/server/services/tenancy/complete-sequence";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { lockProduct } from "../crud/lock-product";
import { type ProductImageView, productImageSelect, toProductImageView } from "../crud/product-view";

/**
 * Puts a product's photos into the given order; unlisted ones follow. Call it under the product's lock.
 * @throws NOT_FOUND for a photo of another product
 */
export async function placeImages(
  tx: TentTx,
  productId: number,
  wanted: readonly { id: number; order: number }[],
): Promise<void> {
  const own = await tx.productImage.findMany({
    where: { productId },
    orderBy: [{ order: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  for (const [order, id] of completeSequence(wanted, own).entries()) {
    await tx.productImage.update({ where: { id, productId }, data: { order } });
  }
}

/** @throws NOT_FOUND unless all photos belong to one product of the tent */
export async function orderProductImages(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  wanted: ImagesOrder,
): Promise<ProductImageView[]> {
  const rows = await changeTent(ctx, tentId, async ({ tx }) => {
    const { productId } = requireFound(
      await tx.productImage.findFirst({
        where: { id: wanted[0]?.imageId ?? 0, product: { tentId, deletedAt: null } },
        select: { productId: true },
      }),
    );
    await lockProduct(tx, tentId, productId);
    const places = wanted.map(({ imageId: id, order }) => ({ id, order }));
    await placeImages(tx, productId, places);
    return tx.productImage.findMany({
      where: { productId, product: { tentId } },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      select: productImageSelect,
    });
  });
  return rows.map(toProductImageView);
}
