import type { ProductCardView } from "~/domain/catalogue/view";
import { type Cents, decimalFromCents } from "~/domain/money/money";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { cardColumns, cardJoins, cardRows, toCard } from "./card-rows";
import { priceSource } from "./price-source";
import { inStockItself, type PublicShop, readVisibility, visibleProducts } from "./visible";

/** How many a cart chooses from. */
const STEPS = 16;

/**
 * Products that a cart may propose to reach an amount: in stock, with a price and without options, one of each step from the
 * cheapest to the dearest of those that cost no more than the amount. On hidden prices there are none.
 */
export async function proposedProducts(
  ctx: ServiceContext,
  shop: PublicShop,
  most: Cents | null,
): Promise<ProductCardView[]> {
  const visibility = await readVisibility(ctx, shop);
  const prices = priceSource(visibility.prices);
  const cost = Prisma.sql`(${prices.product} * p.min_quantity)`;
  const within = most === null ? Prisma.empty : Prisma.sql`AND ${cost} <= ${decimalFromCents(most)}::numeric`;
  const rows = await ctx.db.$queryRaw`SELECT ${cardColumns(prices)} FROM (
      SELECT DISTINCT ON (ladder.step) ladder.id, ladder.step FROM (
        SELECT p.id, p."order", ntile(${STEPS}::int) OVER (ORDER BY ${cost}, p.id) AS step FROM products p
        WHERE ${visibleProducts(visibility)} AND ${cost} > 0 ${within} AND ${inStockItself}
          AND NOT EXISTS (SELECT 1 FROM product_options o WHERE o.product_id = p.id)
      ) ladder ORDER BY ladder.step, ladder."order", ladder.id
    ) chosen JOIN products p ON p.id = chosen.id ${cardJoins(prices)} ORDER BY chosen.step`;
  return cardRows.parse(rows).map(toCard);
}
