import { notPausedCategoryIds } from "~/domain/catalogue/visibility";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId, PublicTentId } from "~/server/tenancy/tenant-ids";

/** What decides which products a visitor sees. Their merchant may ask for it too. */
export interface Visibility {
  tentId: PublicTentId | OwnedTentId;
  /** Empty where categories do not count. */
  categoryIds: number[];
  showSoldOut: boolean;
}

export async function readVisibility(ctx: ServiceContext, tentId: Visibility["tentId"]): Promise<Visibility> {
  const [tent, categories] = await Promise.all([
    ctx.db.tent.findUniqueOrThrow({ where: { id: tentId }, select: { showSoldOut: true } }),
    ctx.db.category.findMany({ where: { tentId }, select: { id: true, paused: true } }),
  ]);
  return { tentId, categoryIds: notPausedCategoryIds(categories), showSoldOut: tent.showSoldOut };
}

/** The same, remembered until anything of the shop changes: for what is asked as often as its pages. */
export function keepVisibility(ctx: ServiceContext, tentId: PublicTentId): Promise<Visibility> {
  const make = async () => {
    const value = await readVisibility(ctx, tentId);
    return { value, bytes: value.categoryIds.length * 8 };
  };
  return ctx.ports.pageCache.getOrCompute({ tentId, key: "visibility", make });
}

/** True for a product `p` of which not even the least quantity can be had. */
const soldOut = Prisma.sql`(CASE WHEN EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id)
  THEN NOT EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id AND NOT v.paused
    AND (v.stock IS NULL OR v.stock >= p.min_quantity))
  ELSE p.stock IS NOT NULL AND p.stock < p.min_quantity END)`;

function visible({ tentId, categoryIds, showSoldOut }: Visibility, inCategories: Prisma.Sql): Prisma.Sql {
  const categories = categoryIds.length === 0 ? Prisma.empty : Prisma.sql`AND ${inCategories}`;
  const stock = showSoldOut ? Prisma.empty : Prisma.sql`AND NOT ${soldOut}`;
  return Prisma.sql`p.tent_id = ${tentId} AND p.deleted_at IS NULL AND NOT p.paused ${categories} ${stock}`;
}

/** The `where` of every public read of products `p`: the rule of `domain/catalogue/visibility` in SQL. */
export const visibleProducts = (shop: Visibility): Prisma.Sql =>
  visible(shop, Prisma.sql`(p.category_id IS NULL OR p.category_id = ANY(${shop.categoryIds}::int[]))`);

/**
 * The same in words that no index answers, for searches: the database takes products of a shop and of its categories for fewer
 * than those of the shop, and would read them all by that index instead of looking for the words by theirs.
 */
export const searchableProducts = (shop: Visibility): Prisma.Sql =>
  visible(shop, Prisma.sql`coalesce(p.category_id = ANY(${shop.categoryIds}::int[]), true)`);
