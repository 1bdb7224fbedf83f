import { MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import type { ClaimPhotosInput } from "~/domain/product/images/photo-upload-schemas";
import type { ServiceContext } from "~/server/context";
import type { TentTx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import { changeTent, type TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { lockProduct } from "../crud/lock-product";
import { type ProductView, productSelect, toProductView } from "../crud/product-view";

/** Makes an uploaded photo one of the product's. The caller holds the product's lock. */
export async function attachPhoto(
  tx: TentTx,
  upload: { tentId: OwnedTentId; key: string; productId: number; imageId: number; order: number | null; now: Date },
) {
  const { tentId, key, productId, imageId, now } = upload;
  const { _max, _count } = await tx.productImage.aggregate({
    where: { productId },
    _max: { order: true },
    _count: true,
  });
  if (_count >= MAX_PRODUCT_IMAGES) throw new AppError("IMAGE_LIMIT", { limit: MAX_PRODUCT_IMAGES });
  const order = upload.order ?? (_max.order ?? -1) + 1;
  const data = { imageId, productId, order, attachedAt: now };
  await tx.photoUpload.upsert({
    where: { tentId_key: { tentId, key } },
    create: { tentId, key, ...data },
    update: data,
  });
  return tx.productImage.create({ data: { productId, imageId, order } });
}

/**
 * Gives photos to a product, in this order, by the keys that they were uploaded under. Those that were not uploaded yet
 * are attached when they are. A repeat changes nothing.
 * @throws IMAGE_LIMIT, and CONFLICT for a photo that another product has
 */
export async function claimPhotos(
  { tx, tentId }: TentChange,
  { id, photos, now }: ClaimPhotosInput & { now: Date },
): Promise<void> {
  await lockProduct(tx, tentId, id);
  const known = await tx.photoUpload.findMany({ where: { tentId, key: { in: photos } } });
  const found = new Map(known.map((row) => [row.key, row]));
  if (known.some(({ productId, attachedAt }) => (productId ?? (attachedAt ? null : id)) !== id))
    throw new AppError("CONFLICT");
  const fresh = [...new Set(photos)].filter((key) => found.get(key)?.productId !== id);
  const [shown, waiting] = await Promise.all([
    tx.productImage.aggregate({ where: { productId: id }, _max: { order: true }, _count: true }),
    tx.photoUpload.aggregate({ where: { productId: id, attachedAt: null }, _max: { order: true } }),
  ]);
  if (shown._count + fresh.length > MAX_PRODUCT_IMAGES)
    throw new AppError("IMAGE_LIMIT", { limit: MAX_PRODUCT_IMAGES });
  const first = Math.max(shown._max.order ?? -1, waiting._max.order ?? -1) + 1;
  for (const [index, key] of fresh.entries()) {
    const order = first + index;
    const imageId = found.get(key)?.imageId ?? null;
    if (imageId !== null) await attachPhoto(tx, { tentId, key, productId: id, imageId, order, now });
    else {
      await tx.photoUpload.upsert({
        where: { tentId_key: { tentId, key } },
        create: { tentId, key, productId: id, order },
        update: { productId: id, order },
      });
    }
  }
}

/** Adds uploaded photos to a product that exists. */
export async function addPhotos(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, photos }: ClaimPhotosInput,
): Promise<ProductView> {
  const row = await changeTent(ctx, tentId, async (change) => {
    await claimPhotos(change, { id, photos, now: ctx.now() });
    return change.tx.product.findUniqueOrThrow({ where: { id, tentId }, select: productSelect });
  });
  return toProductView(row);
}
