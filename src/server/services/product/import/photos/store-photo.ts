import { semaphore } from "~/lib/semaphore";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { storeTentImage } from "~/server/services/image/store-tent-image";
import type { TentChange } from "~/server/services/tenancy/change-tent";
import { lockProduct } from "../../crud/lock-product";
import { nextPhotoOrder } from "../../images/add-product-image";
import { type ClaimedPhoto, photoClaim } from "./claim-photo";

/** The photo's claim ended meanwhile: another process has it, or nobody wants it any more. */
export class ClaimLost extends Error {
  override readonly name = "ClaimLost";
}

/** Each holds a connection while its files are written, and visitors and merchants of this process need some as well. */
const limitStoring = semaphore({ slots: 2 });

/** @throws NOT_FOUND for a product that is gone or in the bin, IMAGE_LIMIT for one that is full */
async function requireRoom(tx: Tx, { tentId, productId }: ClaimedPhoto): Promise<void> {
  await lockProduct(tx, tentId, productId);
  await nextPhotoOrder(tx, productId);
}

/** Whether the product would take the photo, before it is fetched. @throws like `storePhoto` */
export async function checkRoomFor(ctx: ServiceContext, photo: ClaimedPhoto): Promise<void> {
  await ctx.db.$transaction((tx) => requireRoom(tx, photo));
}

/**
 * Stores a fetched photo as one of its product's, at its place. The claim ends in the same transaction, so that it is
 * stored once, however often it is fetched.
 * @throws ClaimLost, NOT_FOUND, IMAGE_LIMIT, and what `processImage` throws
 */
export async function storePhoto(ctx: ServiceContext, photo: ClaimedPhoto, file: Uint8Array): Promise<void> {
  const { tentId, productId, place } = photo;
  const link = async ({ tx }: TentChange, image: { id: number }) => {
    await requireRoom(tx, photo);
    const { count } = await tx.importPhoto.updateMany({
      where: photoClaim(photo),
      data: { status: "DONE", reason: null, imageId: image.id, endedAt: ctx.now() },
    });
    if (count === 0) throw new ClaimLost();
    await tx.productImage.create({ data: { productId, imageId: image.id, order: place } });
  };
  await limitStoring(() => storeTentImage(ctx, { file, tentId }, link));
}
