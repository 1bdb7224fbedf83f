import { notPausedCategoryIds } from "~/domain/catalogue/visibility";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { hidesPublicPrices } from "~/server/services/price-lists/hidden-prices";
import type { OpenPriceList } from "~/server/services/price-lists/open-list";
import type { OwnedTentId, PublicTentId } from "~/server/services/tenancy/tenant-ids";
import type { ShownPrices } from "./price-source";

/** A shop as those see it who have the link of a list. */
interface ListShop {
  tentId: PublicTentId;
  list: OpenPriceList;
}

/** A shop as its visitors see it: with its public prices, or with those of a list. */
export type PublicShop = PublicTentId | ListShop;

export const listOf = (shop: PublicShop): OpenPriceList | null => (typeof shop === "number" ? null : shop.list);

export const tentIdOf = (shop: PublicShop): PublicTentId => (typeof shop === "number" ? shop : shop.tentId);

/** What determines which products a visitor sees, and their prices. The merchant's own requests use it too. */
export interface Visibility {
  tentId: PublicTentId | OwnedTentId;
  /** Empty when categories are ignored. */
  categoryIds: number[];
  showSoldOut: boolean;
  prices: ShownPrices;
}

async function readShown(ctx: ServiceContext, tentId: Visibility["tentId"]) {
  const [tent, categories] = await Promise.all([
    ctx.db.tent.findUniqueOrThrow({ where: { id: tentId }, select: { showSoldOut: true } }),
    ctx.db.category.findMany({ where: { tentId }, select: { id: true, paused: true } }),
  ]);
  return { tentId, categoryIds: notPausedCategoryIds(categories), showSoldOut: tent.showSoldOut };
}

/** What visitors see, for the shop's merchant: with the prices that it has for everybody, or those of a list. */
export async function readOwnVisibility(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  list: OpenPriceList | null = null,
): Promise<Visibility> {
  return { ...(await readShown(ctx, tentId)), prices: list ?? "public" };
}

export async function readVisibility(ctx: ServiceContext, shop: PublicShop): Promise<Visibility> {
  const [tentId, list] = [tentIdOf(shop), listOf(shop)];
  const [shown, hidden] = await Promise.all([readShown(ctx, tentId), list === null && hidesPublicPrices(ctx, tentId)]);
  return { ...shown, prices: list ?? (hidden ? "hidden" : "public") };
}

/** The same, cached until anything in the shop changes: for what is read as often as its pages. */
export function readVisibilityCached(ctx: ServiceContext, shop: PublicShop): Promise<Visibility> {
  const [tentId, list] = [tentIdOf(shop), listOf(shop)];
  const make = async () => {
    const value = await readVisibility(ctx, shop);
    return { value, bytes: (value.categoryIds.length + (list?.productIds?.length ?? 0)) * 8 };
  };
  return ctx.ports.shopCache.getOrCompute({ tentId, key: `visibility${list ? ` ${list.id}` : ""}`, make });
}

/**
 * What can be ordered of a product `p` without variants, or of a variant `v`: its stock without what orders hold. Null where
 * stock is not counted.
 */
export const freeStock = (of: "p" | "v"): Prisma.Sql => {
  const row = Prisma.raw(of);
  return Prisma.sql`(${row}.stock - least(${row}.held, ${row}.stock))`;
};

/** Whether a variant `v` is shown and can be bought, of a product that is sold in portions of `least`. */
export const isBuyable = (least: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`NOT v.paused AND (v.stock IS NULL OR ${freeStock("v")} >= ${least})`;

/** Whether any of the variants `v` of a product `p` can be bought; null when it has none. */
export const anyBuyable = Prisma.sql`bool_or(${isBuyable(Prisma.sql`p.min_quantity`)})`;

/** Whether a product `p` without variants can be bought. */
export const inStockItself = Prisma.sql`(p.stock IS NULL OR ${freeStock("p")} >= p.min_quantity)`;

/** True for a product `p` of which the minimum quantity can be bought. One subquery, since each costs every row a lookup. */
export const inStock = Prisma.sql`coalesce((SELECT ${anyBuyable} FROM variants v WHERE v.product_id = p.id), ${inStockItself})`;
export const soldOut = Prisma.sql`(NOT ${inStock})`;

function visible({ tentId, categoryIds, showSoldOut, prices }: Visibility, inCategories: Prisma.Sql): Prisma.Sql {
  const categories = categoryIds.length === 0 ? Prisma.empty : Prisma.sql`AND ${inCategories}`;
  const stock = showSoldOut ? Prisma.empty : Prisma.sql`AND ${inStock}`;
  const productIds = typeof prices === "string" ? null : prices.productIds;
  const onList = productIds === null ? Prisma.empty : Prisma.sql`AND p.id = ANY(${[...productIds]}::int[])`;
  return Prisma.sql`p.tent_id = ${tentId} AND p.deleted_at IS NULL AND NOT p.paused ${categories} ${stock} ${onList}`;
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
