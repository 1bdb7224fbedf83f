import { z } from "zod";
import type { LetterCount } from "~/domain/catalogue/listing-letters";
import { type ListingLayout, listingSize, type ProductCardView } from "~/domain/catalogue/view";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { cardColumns, cardJoins, cardRows, toCard } from "./card-rows";
import { priceSource } from "./price-source";
import { type PublicShop, readVisibility, type Visibility, visibleProducts } from "./visible";

/**
 * Which of the shop's products: all, those of a category or without one, those on offer, the newest or most ordered, or
 * some by id.
 */
export type ListingFilter =
  | { of: "all" | "none" | "offers" | "newest" | "mostOrdered" }
  | { of: "category"; id: number }
  | { of: "ids"; ids: readonly number[] };

function listingFilter(listing: ListingFilter): Prisma.Sql {
  if (listing.of === "category") return Prisma.sql`AND p.category_id = ${listing.id}`;
  if (listing.of === "ids") return Prisma.sql`AND p.id = ANY(${listing.ids}::int[])`;
  if (listing.of === "none") return Prisma.sql`AND p.category_id IS NULL`;
  return listing.of === "offers" ? Prisma.sql`AND p.offer` : Prisma.empty;
}

/** Orders count for "Lo más pedido" this long. */
const POPULAR_DAYS = 90;

/** The rows of a listing as `p`, each with its `rank` in it. */
function listedProducts(visibility: Visibility, listing: ListingFilter): Prisma.Sql {
  const where = Prisma.sql`${visibleProducts(visibility)} ${listingFilter(listing)}`;
  if (listing.of === "newest")
    return Prisma.sql`SELECT p.*, -extract(epoch FROM p.created_at) AS rank FROM products p WHERE ${where}`;
  if (listing.of === "mostOrdered")
    return Prisma.sql`SELECT p.*, -sold.orders AS rank FROM products p JOIN (
        SELECT l.product_id, count(DISTINCT o.id) AS orders FROM orders o JOIN order_lines l ON l.order_id = o.id
        WHERE o.tent_id = ${visibility.tentId} AND o.status <> 'CANCELLED' AND NOT o.suspected
          AND o.created_at > now() - make_interval(days => ${POPULAR_DAYS}::int)
        GROUP BY l.product_id) sold ON sold.product_id = p.id
      WHERE ${where}`;
  return Prisma.sql`SELECT p.*, 0 AS rank FROM products p WHERE ${where}`;
}

/** The letter of a product `p` in an alphabetical listing: `letterOf` in SQL; "#" sorts before all letters. */
const LETTER = Prisma.sql`CASE WHEN left(p.search_text, 1) COLLATE "C" BETWEEN 'a' AND 'z'
  THEN upper(left(p.search_text, 1)) ELSE '#' END`;

const ORDERS = {
  grid: Prisma.sql`p.rank, p."order", p.id`,
  list: Prisma.sql`p.rank, ${LETTER} COLLATE "C", p.search_text COLLATE "C", p.id`,
};

interface Cut {
  limit: number;
  offset: number;
  /** Cards are in the merchant's order, rows in that of their names. */
  layout: ListingLayout;
}

async function readCards(
  ctx: ServiceContext,
  visibility: Visibility,
  listing: ListingFilter,
  { limit, offset, layout }: Cut,
): Promise<ProductCardView[]> {
  const prices = priceSource(visibility.prices);
  const rows = await ctx.db.$queryRaw`SELECT ${cardColumns(prices)}
    FROM (SELECT * FROM (${listedProducts(visibility, listing)}) p
      ORDER BY ${ORDERS[layout]} LIMIT ${limit} OFFSET ${offset}) p ${cardJoins(prices)}
    ORDER BY ${ORDERS[layout]}`;
  return cardRows.parse(rows).map(toCard);
}

/** One page of a listing: cards in the merchant's order, rows in that of their names. */
export async function listPublicProducts(
  ctx: ServiceContext,
  shop: PublicShop,
  listing: ListingFilter,
  page: number,
  layout: ListingLayout = "grid",
): Promise<ProductCardView[]> {
  const visibility = await readVisibility(ctx, shop);
  const limit = listingSize(layout);
  return readCards(ctx, visibility, listing, { limit, offset: (page - 1) * limit, layout });
}

const letterRows = z.array(z.object({ letter: z.string(), count: z.number() }));

/** How many products of a listing are under each letter, in its alphabetical order. */
export async function countLetters(
  ctx: ServiceContext,
  shop: PublicShop,
  listing: ListingFilter,
): Promise<LetterCount[]> {
  const visibility = await readVisibility(ctx, shop);
  const rows = await ctx.db.$queryRaw`SELECT letter, count(*)::int AS count
    FROM (SELECT ${LETTER} AS letter FROM (${listedProducts(visibility, listing)}) p) names
    GROUP BY letter ORDER BY letter COLLATE "C"`;
  return letterRows.parse(rows);
}

/** The first products of several listings; of products named by id, all that visitors see. */
export async function firstProducts(
  ctx: ServiceContext,
  shop: PublicShop,
  listings: readonly ListingFilter[],
  limit: number,
): Promise<ProductCardView[][]> {
  return firstVisibleProducts(ctx, await readVisibility(ctx, shop), listings, limit);
}

/** The same of what is already known to be visible. */
export async function firstVisibleProducts(
  ctx: ServiceContext,
  visibility: Visibility,
  listings: readonly ListingFilter[],
  limit: number,
): Promise<ProductCardView[][]> {
  return Promise.all(
    listings.map((listing) =>
      readCards(ctx, visibility, listing, {
        limit: listing.of === "ids" ? listing.ids.length : limit,
        offset: 0,
        layout: "grid",
      }),
    ),
  );
}
