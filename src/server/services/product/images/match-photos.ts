import { matchPhotoNames } from "~/domain/product/images/photo-name";
import type { MatchPhotosInput } from "~/domain/product/images/photo-upload-schemas";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** More products than any plan allows. */
const MAX_COMPARED = 20_000;

/** The products that files are named after, for the merchant to confirm; null for a file without one. */
export async function matchPhotos(ctx: ServiceContext, tentId: OwnedTentId, { names }: MatchPhotosInput) {
  const rows = await ctx.db.product.findMany({
    where: { tentId, deletedAt: null },
    orderBy: { id: "asc" },
    take: MAX_COMPARED,
    select: { id: true, name: true, sku: true, origins: { select: { handle: true } } },
  });
  const products = rows.map(({ origins, ...product }) => ({
    ...product,
    handles: origins.flatMap(({ handle }) => handle ?? []),
  }));
  const nameOf = new Map(products.map(({ id, name }) => [id, name]));
  return matchPhotoNames(names, products).map((match) =>
    match ? { ...match, name: nameOf.get(match.productId) ?? "" } : null,
  );
}
