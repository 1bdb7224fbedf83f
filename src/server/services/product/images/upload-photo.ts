import { MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import { MAX_LOOSE_PHOTOS } from "~/domain/product/images/photo-upload";
import type { ServiceContext } from "~/server/context";
import type { TentTx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import { removeOrphans } from "~/server/services/image/store-image";
import { storeTentImage } from "~/server/services/image/store-tent-image";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { lockProduct } from "../crud/lock-product";
import { type ProductImageView, productImageSelect, toProductImageView } from "../crud/product-view";
import { attachPhoto } from "./claim-photos";

interface PhotoUpload {
  key: string;
  /** The product it belongs to; null for one that claims its photos by their keys. */
  productId: number | null;
  file: Blob;
}

export interface UploadedPhoto {
  /** Null until a product has it, and once it was deleted there. */
  image: ProductImageView | null;
}

async function photoOf(tx: TentTx | ServiceContext["db"], imageId: number | null): Promise<UploadedPhoto> {
  if (imageId === null) return { image: null };
  const row = await tx.productImage.findFirst({ where: { imageId }, select: productImageSelect });
  return { image: row && toProductImageView(row) };
}

/** Refuses before the picture is processed what could not be stored. */
async function checkRoom(ctx: ServiceContext, tentId: OwnedTentId, productId: number | null): Promise<void> {
  if (productId === null) {
    const loose = await ctx.db.photoUpload.count({ where: { tentId, productId: null, imageId: { not: null } } });
    if (loose >= MAX_LOOSE_PHOTOS) throw new AppError("IMAGE_LIMIT", { limit: MAX_LOOSE_PHOTOS });
    return;
  }
  await ctx.db.$transaction(async (tx) => {
    await lockProduct(tx, tentId, productId);
    const count = await tx.productImage.count({ where: { productId } });
    if (count >= MAX_PRODUCT_IMAGES) throw new AppError("IMAGE_LIMIT", { limit: MAX_PRODUCT_IMAGES });
  });
}

/** Stores a photo under its key, once however often it is sent, and gives it to the product that wants it. */
export async function uploadPhoto(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { key, productId, file }: PhotoUpload,
): Promise<UploadedPhoto> {
  const where = { tentId_key: { tentId, key } };
  const known = await ctx.db.photoUpload.findUnique({ where });
  if (known && (known.attachedAt || known.imageId !== null)) return photoOf(ctx.db, known.imageId);
  await checkRoom(ctx, tentId, known?.productId ?? productId);
  const { answer, dropped } = await storeTentImage(ctx, { file, tentId }, async ({ tx }, image) => {
    // under the tent's lock, as every claim is
    const now = await tx.photoUpload.findUnique({ where });
    if (now && (now.attachedAt || now.imageId !== null)) {
      await tx.image.delete({ where: { id: image.id } });
      return { answer: await photoOf(tx, now.imageId), dropped: [image] };
    }
    const wantedBy = now?.productId ?? productId;
    if (wantedBy === null) {
      await tx.photoUpload.upsert({
        where,
        create: { tentId, key, imageId: image.id },
        update: { imageId: image.id },
      });
      return { answer: { image: null }, dropped: [] };
    }
    await lockProduct(tx, tentId, wantedBy);
    await attachPhoto(tx, {
      tentId,
      key,
      productId: wantedBy,
      imageId: image.id,
      order: now?.order ?? null,
      now: ctx.now(),
    });
    return { answer: await photoOf(tx, image.id), dropped: [] };
  });
  await removeOrphans(ctx, dropped);
  return answer;
}
