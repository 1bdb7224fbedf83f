import { z } from "zod";
import type { ProductDetail } from "~/domain/catalogue/view";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { PREPARED } from "~/server/database/prepared-statements";
import { cardColumns, cardJoins, cardRow, toCard } from "./card-rows";
import { priceSource } from "./price-source";
import { soldOut, type Visibility, visibleProducts } from "./visible";

const RELATED = 4;
/** Orders count this long. */
const ORDER_DAYS = 180;
/** The latest lines of the product that are looked at, so that a best-seller's page takes no longer to make. */
const RECENT_LINES = 500;
/** One order may be a coincidence. */
const LEAST_ORDERS = 2;

interface Product {
  id: number;
  categoryId: number | null;
}

const relatedRows = z.array(cardRow.extend({ together: z.boolean() }));

/**
 * Products in stock for below another one: first those that were ordered together with it, the most often first, then
 * some of its category, those after it before those ahead of it.
 */
export async function readRelated(
  { db }: ServiceContext,
  visibility: Visibility,
  { id, categoryId }: Product,
): Promise<Pick<ProductDetail, "related" | "orderedTogether">> {
  const sameCategory =
    categoryId === null ? Prisma.sql`p.category_id IS NULL` : Prisma.sql`p.category_id = ${categoryId}`;
  const order = Prisma.sql`p.orders DESC, p.orders = 0 AND p.id < ${id}, p.id`;
  const prices = priceSource(visibility.prices);
  // one statement, since a page that is not cached waits for each
  const rows = await db.$queryRaw`${Prisma.raw(PREPARED)} WITH together AS (
      SELECT p.*, pair.orders FROM (
        SELECT other.product_id, count(DISTINCT o.id) AS orders
        FROM (SELECT l.order_id FROM order_lines l WHERE l.product_id = ${id}
          ORDER BY l.id DESC LIMIT ${RECENT_LINES}::int) line
        JOIN orders o ON o.id = line.order_id AND o.tent_id = ${visibility.tentId} AND o.status <> 'CANCELLED'
          AND NOT o.suspected AND o.created_at > now() - make_interval(days => ${ORDER_DAYS}::int)
        JOIN order_lines other ON other.order_id = o.id AND other.product_id <> ${id}
        GROUP BY other.product_id HAVING count(DISTINCT o.id) >= ${LEAST_ORDERS}::int
      ) pair JOIN products p ON p.id = pair.product_id
      WHERE ${visibleProducts(visibility)} AND NOT ${soldOut}
      ORDER BY pair.orders DESC, p.id LIMIT ${RELATED}::int
    ), of_category AS (
      SELECT p.*, 0::bigint AS orders FROM products p
      WHERE ${visibleProducts(visibility)} AND ${sameCategory} AND p.id <> ${id}
        AND p.id NOT IN (SELECT together.id FROM together) AND NOT ${soldOut}
      ORDER BY p.id < ${id}, p.id LIMIT ${RELATED}::int
    )
    SELECT ${cardColumns(prices)}, p.orders > 0 AS together
    FROM (SELECT * FROM (SELECT * FROM together UNION ALL SELECT * FROM of_category) p
      ORDER BY ${order} LIMIT ${RELATED}::int) p ${cardJoins(prices)} ORDER BY ${order}`;
  const related = relatedRows.parse(rows);
  return {
    related: related.map(toCard),
    orderedTogether: related.length > 0 && related.every(({ together }) => together),
  };
}
