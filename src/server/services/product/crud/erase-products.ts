import type { TentTx } from "~/server/database/client";

/**
 * Deletes rows that the caller has verified to be its own, with their photos' rows. Pass the images to `removeOrphans`
 * after the commit: it checks whether another product uses the same files.
 */
export async function eraseProducts(tx: TentTx, ids: number[]) {
  const productId = { in: ids };
  const photos = await tx.productImage.findMany({ where: { productId }, select: { image: true } });
  const images = photos.map(({ image }) => image);
  await tx.image.deleteMany({ where: { id: { in: images.map(({ id }) => id) } } });
  const { count } = await tx.product.deleteMany({ where: { id: productId } });
  return { count, images };
}
