import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { removeOrphans } from "~/server/services/image/store-image";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { lockProduct } from "../crud/lock-product";

/** Deletes a photo's row and image row; the files only when no other row uses the same picture. */
export async function removeProductImage(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  const where = { id, product: { tentId, deletedAt: null } };
  const image = await changeTent(ctx, tentId, async ({ tx }) => {
    const { productId } = requireFound(await tx.productImage.findFirst({ where, select: { productId: true } }));
    await lockProduct(tx, tentId, productId);
    const row = requireFound(await tx.productImage.findFirst({ where, select: { image: true } }));
    await tx.image.delete({ where: { id: row.image.id } });
    return row.image;
  });
  await removeOrphans(ctx, [image]);
  return true;
}
