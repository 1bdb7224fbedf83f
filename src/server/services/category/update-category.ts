import type { CategoryChanges } from "~/domain/category/schemas";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { productIdsIn } from "~/server/services/search/product-ids-in";
import { writeSearchTexts } from "~/server/services/search/write-search-texts";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { categoryAddress } from "./category-address";
import { type CategoryView, categorySelect } from "./category-view";

/**
 * Updates the given fields. The slug follows the name; the old slug redirects until another category takes it. A paused
 * category hides its products from visitors, unless all categories are paused.
 * @throws CATEGORY_EXISTS, and VALIDATION beside `name`
 */
export async function updateCategory(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, name, order, paused }: CategoryChanges,
): Promise<CategoryView> {
  const category = await changeTent(ctx, tentId, async ({ tx }) => {
    const before = requireFound(await tx.category.findFirst({ where: { id, tentId }, select: { slug: true } }));
    const slug = name === undefined ? before.slug : await categoryAddress(tx, tentId, { id, name });
    if (slug !== before.slug) {
      await tx.oldCategorySlug.deleteMany({ where: { tentId, slug } });
      await tx.oldCategorySlug.upsert({
        where: { tentId_slug: { tentId, slug: before.slug } },
        create: { tentId, slug: before.slug, categoryId: id },
        update: { categoryId: id },
      });
    }
    const data = { name, slug, order, paused };
    const updated = await tx.category.update({ where: { id, tentId }, data, select: categorySelect });
    if (name !== undefined) await writeSearchTexts(tx, await productIdsIn(tx, tentId, [id]));
    return updated;
  });
  return category;
}
