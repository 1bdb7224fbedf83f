import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { removeOrphans } from "~/server/services/image/store-image";
import { productIdsIn } from "~/server/services/search/product-ids-in";
import { writeSearchTexts } from "~/server/services/search/write-search-texts";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** Deletes a category. Its products stay, without a category. */
export async function deleteCategory(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  const image = await changeTent(ctx, tentId, async ({ tx }) => {
    const category = requireFound(await tx.category.findFirst({ where: { id, tentId }, select: { image: true } }));
    const products = await productIdsIn(tx, tentId, [id]);
    await tx.category.delete({ where: { id, tentId } });
    await writeSearchTexts(tx, products);
    if (category.image) await tx.image.delete({ where: { id: category.image.id } });
    return category.image;
  });
  if (image) await removeOrphans(ctx, [image]);
  return true;
}
