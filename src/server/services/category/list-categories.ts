import { MAX_CATEGORIES } from "~/domain/category/schemas";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/tenant";
import { categorySelect } from "./category-view";

/** The tent's categories in order, with how many products outside the bin each has. */
export async function listCategories(ctx: ServiceContext, tentId: OwnedTentId) {
  const [rows, withoutCategory] = await Promise.all([
    ctx.db.category.findMany({
      where: { tentId },
      select: { ...categorySelect, _count: { select: { products: { where: { tentId, deletedAt: null } } } } },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      take: MAX_CATEGORIES,
    }),
    ctx.db.product.count({ where: { tentId, deletedAt: null, categoryId: null } }),
  ]);
  return { categories: rows.map(({ _count, ...row }) => ({ ...row, products: _count.products })), withoutCategory };
}
