import { notPausedCategoryIds } from "~/domain/catalogue/visibility";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId, PublicTentId } from "~/server/services/tenancy/tenant-ids";

/** What determines which products a visitor sees. The merchant's own requests use it too. */
export interface Visibility {
  tentId: PublicTentId | OwnedTentId;
  /** Empty when categories are ignored. */
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

/** The same, cached until anything in the shop changes: for what is read as often as its pages. */
export function readVisibilityCached(ctx: ServiceContext, tentId: PublicTentId): Promise<Visibility> {
  const make = async () => {
    const value = await readVisibility(ctx, tentId);
    return { value, bytes: value.categoryIds.length * 8 };
  };
  return ctx.ports.shopCache.getOrCompute({ tentId, key: "visibility", make });
}

/** True for a product `p` whose stock is below its minimum quantity. */
export const soldOut = Prisma.sql`(CASE WHEN EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id)
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
 * The same without an index-friendly condition, for searches: the planner underestimates the products of a shop and its
 * categories, and would scan them all by that index instead of using the text index.
 */
export const searchableProducts = (shop: Visibility): Prisma.Sql =>
  visible(shop, Prisma.sql`coalesce(p.category_id = ANY(${shop.categoryIds}::int[]), true)`);
