import type { ProductSelection } from "~/domain/product/crud/bulk";
import type { ServiceContext } from "~/server/context";
import { removeOrphans } from "~/server/services/image/store-image";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { eraseProducts } from "./erase-products";
import { selectedIds } from "./selected-ids";

/** Images whose files are cleaned up per transaction. */
const FEW = 100;

/**
 * Permanently deletes products in the bin, and their photos' files; products not in the bin are left alone.
 * @returns how many were deleted
 * @throws NOT_FOUND when one of the ids is not a product of the tent
 */
export async function deleteProductsForever(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  selection: ProductSelection,
): Promise<number> {
  const { count, images } = await changeTent(
    ctx,
    tentId,
    async ({ tx }) => {
      const rows = await tx.product.findMany({
        where: { id: { in: await selectedIds(ctx, tx, tentId, selection) }, tentId, deletedAt: { not: null } },
        select: { id: true },
      });
      return eraseProducts(
        tx,
        rows.map(({ id }) => id),
      );
    },
    () => false, // no page shows what is in the bin
  );
  for (let at = 0; at < images.length; at += FEW) await removeOrphans(ctx, images.slice(at, at + FEW));
  return count;
}
