import { PAGE_SIZE, type ProductCardView } from "~/domain/catalogue/view";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { CARD_COLUMNS, CARD_JOINS, cardRows, toCard } from "./card-rows";
import { readVisibility, type Visibility, visibleProducts } from "./visible";

/** Which of the shop's products: all, those of a category, those without one, or those on offer. */
export type ListingFilter = { of: "all" } | { of: "category"; id: number } | { of: "none" } | { of: "offers" };

function shelfFilter(shelf: ListingFilter): Prisma.Sql {
  if (shelf.of === "category") return Prisma.sql`AND p.category_id = ${shelf.id}`;
  if (shelf.of === "none") return Prisma.sql`AND p.category_id IS NULL`;
  return shelf.of === "offers" ? Prisma.sql`AND p.offer` : Prisma.empty;
}

async function readCards(
  ctx: ServiceContext,
  visibility: Visibility,
  shelf: ListingFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductCardView[]> {
  const rows = await ctx.db.$queryRaw`SELECT ${CARD_COLUMNS}
    FROM (SELECT * FROM products p WHERE ${visibleProducts(visibility)} ${shelfFilter(shelf)}
      ORDER BY p."order", p.id LIMIT ${limit} OFFSET ${offset}) p ${CARD_JOINS} ORDER BY p."order", p.id`;
  return cardRows.parse(rows).map(toCard);
}

/** One page of a listing, in the merchant's order. */
export async function listPublicProducts(
  ctx: ServiceContext,
  tentId: PublicTentId,
  shelf: ListingFilter,
  page: number,
): Promise<ProductCardView[]> {
  const visibility = await readVisibility(ctx, tentId);
  return readCards(ctx, visibility, shelf, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
}

/** The first products of several listings. */
export async function firstProducts(
  ctx: ServiceContext,
  tentId: PublicTentId,
  shelves: readonly ListingFilter[],
  limit: number,
): Promise<ProductCardView[][]> {
  const visibility = await readVisibility(ctx, tentId);
  return Promise.all(shelves.map((shelf) => readCards(ctx, visibility, shelf, { limit, offset: 0 })));
}
