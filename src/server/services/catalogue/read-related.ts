import type { ProductCardView, ProductDetail } from "~/domain/catalogue/view";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { PREPARED } from "~/server/database/prepared-statements";
import { CARD_COLUMNS, CARD_JOINS, cardRows, toCard } from "./card-rows";
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

async function readOrderedTogether(
  { db }: ServiceContext,
  visibility: Visibility,
  id: number,
): Promise<ProductCardView[]> {
  const rows = await db.$queryRaw`${Prisma.raw(PREPARED)} SELECT ${CARD_COLUMNS}
    FROM (SELECT p.*, pair.orders FROM (
        SELECT other.product_id, count(DISTINCT o.id) AS orders
        FROM (SELECT l.order_id FROM order_lines l WHERE l.product_id = ${id}
          ORDER BY l.id DESC LIMIT ${RECENT_LINES}::int) line
        JOIN orders o ON o.id = line.order_id AND o.tent_id = ${visibility.tentId} AND o.status <> 'CANCELLED'
          AND NOT o.suspected AND o.created_at > now() - make_interval(days => ${ORDER_DAYS}::int)
        JOIN order_lines other ON other.order_id = o.id AND other.product_id <> ${id}
        GROUP BY other.product_id HAVING count(DISTINCT o.id) >= ${LEAST_ORDERS}::int
      ) pair JOIN products p ON p.id = pair.product_id
      WHERE ${visibleProducts(visibility)} AND NOT ${soldOut}
      ORDER BY pair.orders DESC, p.id LIMIT ${RELATED}::int) p ${CARD_JOINS} ORDER BY p.orders DESC, p.id`;
  return cardRows.parse(rows).map(toCard);
}

/** Products of the same category: those after the product, then those before it. */
async function readOfCategory(
  { db }: ServiceContext,
  visibility: Visibility,
  { id, categoryId }: Product,
  { without, limit }: { without: number[]; limit: number },
): Promise<ProductCardView[]> {
  const sameCategory =
    categoryId === null ? Prisma.sql`p.category_id IS NULL` : Prisma.sql`p.category_id = ${categoryId}`;
  const rows = await db.$queryRaw`${Prisma.raw(PREPARED)} SELECT ${CARD_COLUMNS}
    FROM (SELECT * FROM products p WHERE ${visibleProducts(visibility)} AND ${sameCategory}
      AND p.id <> ALL(${[id, ...without]}::int[]) AND NOT ${soldOut}
      ORDER BY p.id < ${id}, p.id LIMIT ${limit}::int) p ${CARD_JOINS} ORDER BY p.id < ${id}, p.id`;
  return cardRows.parse(rows).map(toCard);
}

/** Products in stock for below another one: first those that were ordered together with it, then some of its category. */
export async function readRelated(
  ctx: ServiceContext,
  visibility: Visibility,
  product: Product,
): Promise<Pick<ProductDetail, "related" | "orderedTogether">> {
  const together = await readOrderedTogether(ctx, visibility, product.id);
  const limit = RELATED - together.length;
  const without = together.map(({ id }) => id);
  const others = limit > 0 ? await readOfCategory(ctx, visibility, product, { without, limit }) : [];
  return { related: [...together, ...others], orderedTogether: together.length > 0 && others.length === 0 };
}
