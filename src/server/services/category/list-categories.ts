import { MAX_CATEGORIES } from "~/domain/category/limits";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { categorySelect } from "./category-view";

/**
 * The tent's categories in order, with the number of their products outside the bin, and how many categories are not
 * paused.
 */
export async function listCategories(ctx: ServiceContext, tentId: OwnedTentId) {
  const [rows, withoutCategory, shown] = await Promise.all([
    ctx.db.category.findMany({
      where: { tentId },
      select: { ...categorySelect, _count: { select: { products: { where: { tentId, deletedAt: null } } } } },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      take: MAX_CATEGORIES,
    }),
    ctx.db.product.count({ where: { tentId, deletedAt: null, categoryId: null } }),
    ctx.db.product.groupBy({
      by: ["categoryId"],
      where: { tentId, deletedAt: null, paused: false, categoryId: { not: null } },
      _count: true,
    }),
  ]);
  const shownIn = new Map(shown.map(({ categoryId, _count }) => [categoryId, _count]));
  const categories = rows.map(({ _count, ...row }) => ({
    ...row,
    products: _count.products,
    shown: shownIn.get(row.id) ?? 0,
  }));
  return { categories, withoutCategory };
}
