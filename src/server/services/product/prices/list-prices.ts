import { z } from "zod";
import { type ListedPrice, MAX_PRICE_LIST } from "~/domain/product/prices/price-list";
import type { PriceListScope } from "~/domain/product/prices/price-list-schema";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { cardColumns, cardJoins, cardRows, toCard } from "~/server/services/catalogue/card-rows";
import { priceSource } from "~/server/services/catalogue/price-source";
import { readOwnVisibility, visibleProducts } from "~/server/services/catalogue/visible";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

const places = z.array(z.object({ category: z.string().nullable(), total: z.number() }));

/** The products that customers can buy, with prices, in the shop's order: by category, then those without one. */
export async function listPrices(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { categoryId, offersOnly }: PriceListScope,
): Promise<{ products: ListedPrice[]; total: number }> {
  const visibility = await readOwnVisibility(ctx, tentId);
  // When visitors see no categories, the list has no category headings either.
  const category =
    visibility.categoryIds.length > 0
      ? Prisma.sql`LEFT JOIN categories c ON c.id = p.category_id AND c.tent_id = ${tentId}`
      : Prisma.sql`LEFT JOIN categories c ON false`;
  const prices = priceSource(visibility.prices);
  const rows = await ctx.db.$queryRaw`SELECT ${cardColumns(prices)}, p.heading AS category, p.total
    FROM (SELECT p.*, c.name AS heading, count(*) OVER ()::int AS total,
        row_number() OVER (ORDER BY c."order" NULLS LAST, c.id NULLS LAST, p."order", p.id) AS place
      FROM products p ${category}
      WHERE ${visibleProducts(visibility)}
        ${categoryId ? Prisma.sql`AND p.category_id = ${categoryId}` : Prisma.empty}
        ${offersOnly ? Prisma.sql`AND p.offer` : Prisma.empty}
      ORDER BY place LIMIT ${MAX_PRICE_LIST}) p ${cardJoins(prices)} ORDER BY p.place`;
  const headings = places.parse(rows);
  const products = cardRows.parse(rows).map((row, at): ListedPrice => {
    const { name, priceCents, from, previousCents, offer, unit, soldOut } = toCard(row);
    return { name, category: headings[at]?.category ?? null, priceCents, from, previousCents, offer, unit, soldOut };
  });
  return { products, total: headings[0]?.total ?? 0 };
}
