import { isReservedCategoryName } from "~/domain/category/names";
import { message } from "~/domain/validation-key";
import type { ServiceContext } from "~/server/context";
import { fieldError, found } from "~/server/errors";
import { withTentLock } from "~/server/services/tent/lock-tent";
import type { OwnedTentId } from "~/server/tenant";
import { categoryAddress } from "./category-address";
import { type CategoryView, categorySelect } from "./category-view";

/** Its address follows its name; the old one keeps redirecting until another category takes it. */
export async function renameCategory(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, name }: { id: number; name: string },
): Promise<CategoryView> {
  if (isReservedCategoryName(name)) throw fieldError("name", message("category.nameReserved"));
  const category = await withTentLock(ctx, tentId, async (tx) => {
    const before = found(await tx.category.findFirst({ where: { id, tentId }, select: { slug: true } }));
    const slug = await categoryAddress(tx, tentId, { id, name });
    if (slug !== before.slug) {
      await tx.oldCategorySlug.deleteMany({ where: { tentId, slug } });
      await tx.oldCategorySlug.upsert({
        where: { tentId_slug: { tentId, slug: before.slug } },
        create: { tentId, slug: before.slug, categoryId: id },
        update: { categoryId: id },
      });
    }
    return tx.category.update({ where: { id, tentId }, data: { name, slug }, select: categorySelect });
  });
  await ctx.ports.pageCache.purge(tentId);
  return category;
}
