import { MAX_CATEGORIES } from "~/domain/category/limits";
import type { ServiceContext } from "~/server/context";
import { type CategoryView, categorySelect } from "~/server/services/category/category-view";
import { findReadableShop, type ReadableShop } from "./readable-shop";

/** A shop's categories in order: the visible ones, and for its owner the paused ones too. @throws NOT_FOUND */
export async function readCategories(ctx: ServiceContext, tentId: number): Promise<CategoryView[]> {
  return categoriesOf(ctx, await findReadableShop(ctx, { tent: tentId }));
}

export async function categoriesOf(ctx: ServiceContext, shop: ReadableShop): Promise<CategoryView[]> {
  if (shop.closed) return [];
  return ctx.db.category.findMany({
    where: { tentId: shop.tentId, ...(shop.asOwner ? {} : { paused: false }) },
    select: categorySelect,
    orderBy: [{ order: "asc" }, { id: "asc" }],
    take: MAX_CATEGORIES,
  });
}

/** The ids of the categories that are not paused, in order, for any caller. @throws NOT_FOUND */
export async function readNotPausedIds(ctx: ServiceContext, tentId: number): Promise<number[]> {
  const { closed, visibility } = await findReadableShop(ctx, { tent: tentId });
  return closed ? [] : visibility.categoryIds;
}
