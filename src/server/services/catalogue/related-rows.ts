import { z } from "zod";
import type { ProductDetail } from "~/domain/catalogue/view";
import { Prisma } from "~/generated/prisma/client";
import { cardColumns, cardJoins, cardRow, toCard } from "./card-rows";
import { priceSource } from "./price-source";
import { inStock, type Visibility, visibleProducts } from "./visible";

// Written into the statement: each value that is sent instead costs the page some of its time.
const RELATED = Prisma.raw("4");
/** Orders count this long. */
const ORDER_AGE = Prisma.raw("interval '180 days'");
/** The latest lines of the product that are looked at, so that a best-seller's page takes no longer to make. */
const RECENT_LINES = Prisma.raw("500");
/** One order may be a coincidence. */
const LEAST_ORDERS = Prisma.raw("2");
/** From the next product of the category on, then from its first. */
const TURNS = [Prisma.raw(">"), Prisma.raw("<")];

export const relatedRows = z.array(cardRow.extend({ together: z.boolean() }));

/** Calls product `p` by the name that `relatedColumn` has for it. */
export const RELATED_JOIN = Prisma.sql`CROSS JOIN LATERAL (SELECT p.id, p.category_id, p."order") it`;

/**
 * The products in stock that are shown below product `it`, as one JSON value: first those that were ordered together with
 * it, the most often first, then those of its category in the order of the shop, from the next one on.
 */
export function relatedColumn(visibility: Visibility): Prisma.Sql {
  const prices = priceSource(visibility.prices);
  // Each part ends after a few rows of the index: of the two conditions one finds nothing at once, and with OR neither
  // would be looked up.
  const sameCategory = [
    Prisma.sql`p.category_id = it.category_id`,
    Prisma.sql`p.category_id IS NULL AND it.category_id IS NULL`,
  ];
  const ofCategory = sameCategory.flatMap((same) =>
    TURNS.map(
      (
        beside,
        turn,
      ) => Prisma.sql`(SELECT p.id, p."order", 0::bigint AS orders, ${Prisma.raw(String(turn))} AS turn FROM products p
        WHERE ${visibleProducts(visibility)} AND ${same} AND (p."order", p.id) ${beside} (it."order", it.id)
          AND p.id NOT IN (SELECT together.id FROM together) AND ${inStock}
        ORDER BY p."order", p.id LIMIT ${RELATED})`,
    ),
  );
  const order = Prisma.sql`found.orders DESC, found.turn, found."order", found.id`;
  return Prisma.sql`(WITH together AS (
      SELECT p.id, p."order", pair.orders, 0 AS turn FROM (
        SELECT other.product_id, count(DISTINCT o.id) AS orders
        FROM (SELECT l.order_id FROM order_lines l WHERE l.product_id = it.id
          ORDER BY l.id DESC LIMIT ${RECENT_LINES}) line
        JOIN orders o ON o.id = line.order_id AND o.tent_id = ${visibility.tentId} AND o.status <> 'CANCELLED'
          AND NOT o.suspected AND o.created_at > now() - ${ORDER_AGE}
        JOIN order_lines other ON other.order_id = o.id AND other.product_id <> it.id
        GROUP BY other.product_id HAVING count(DISTINCT o.id) >= ${LEAST_ORDERS}
      ) pair JOIN products p ON p.id = pair.product_id
      WHERE ${visibleProducts(visibility)} AND ${inStock}
      ORDER BY pair.orders DESC, p.id LIMIT ${RELATED}
    )
    SELECT coalesce(json_agg(card), '[]') FROM (
      SELECT ${cardColumns(prices)}, found.orders > 0 AS together
      FROM (SELECT * FROM (SELECT * FROM together UNION ALL ${Prisma.join(ofCategory, " UNION ALL ")}) found
        ORDER BY ${order} LIMIT ${RELATED}) found JOIN products p ON p.id = found.id ${cardJoins(prices)} ORDER BY ${order}
    ) card) AS related`;
}

export const toRelated = (
  related: z.output<typeof relatedRows>,
): Pick<ProductDetail, "related" | "orderedTogether"> => ({
  related: related.map(toCard),
  orderedTogether: related.length > 0 && related.every(({ together }) => together),
});
