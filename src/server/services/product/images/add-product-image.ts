import { MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import { storeTentImage } from "~/server/services/image/store-tent-image";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { lockProduct } from "../crud/lock-product";
import { type ProductImageView, productImageSelect, toProductImageView } from "../crud/product-view";

/** The place after the photos of a product, whose lock the caller holds. @throws IMAGE_LIMIT */
export async function nextPhotoOrder(tx: Tx, productId: number): Promise<number> {
  const { _max, _count } = await tx.productImage.aggregate({
    where: { productId },
    _max: { order: true },
    _count: true,
  });
  if (_count >= MAX_PRODUCT_IMAGES) throw new AppError("IMAGE_LIMIT", { limit: MAX_PRODUCT_IMAGES });
  return (_max.order ?? -1) + 1;
}

/** Adds a photo after the others; the first one is the cover. */
export async function addProductImage(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { productId, file }: { productId: number; file: Blob },
): Promise<ProductImageView> {
  // Checked once before processing the image, and again under the lock.
  await ctx.db.$transaction(async (tx) => {
    await lockProduct(tx, tentId, productId);
    await nextPhotoOrder(tx, productId);
  });
  const row = await storeTentImage(ctx, { file, tentId }, async ({ tx }, image) => {
    await lockProduct(tx, tentId, productId);
    return tx.productImage.create({
      data: { productId, imageId: image.id, order: await nextPhotoOrder(tx, productId) },
      select: productImageSelect,
    });
  });
  return toProductImageView(row);
}
