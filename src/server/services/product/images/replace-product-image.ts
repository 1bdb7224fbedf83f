import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { removeOrphans } from "~/server/services/image/store-image";
import { storeTentImage } from "~/server/services/image/store-tent-image";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { lockProduct } from "../crud/lock-product";
import { type ProductImageView, productImageSelect, toProductImageView } from "../crud/product-view";

/** Replaces a photo's image, for example by its crop; id and position stay. */
export async function replaceProductImage(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, file }: { id: number; file: Blob },
): Promise<ProductImageView> {
  const where = { id, product: { tentId, deletedAt: null } };
  const select = { productId: true, image: true };
  const { productId } = requireFound(await ctx.db.productImage.findFirst({ where, select }));
  const { row, dropped } = await storeTentImage(ctx, { file, tentId }, async ({ tx }, image) => {
    await lockProduct(tx, tentId, productId);
    const before = requireFound(await tx.productImage.findFirst({ where, select }));
    const row = await tx.productImage.update({ where, data: { imageId: image.id }, select: productImageSelect });
    await tx.image.delete({ where: { id: before.image.id } });
    return { row, dropped: before.image };
  });
  await removeOrphans(ctx, [dropped]);
  return toProductImageView(row);
}
