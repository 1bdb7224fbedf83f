import { z } from "zod";
import { productPath } from "~/domain/catalogue/slug";
import { decimalCents } from "~/domain/money/amount-schemas";
import type { StockAlertList } from "~/domain/product/alerts/stock-alert";
import { PICTURE_INKS } from "~/domain/product/images/ink";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { longIdColumn } from "~/server/database/long-id";
import {
  inStock,
  isBuyable,
  readOwnVisibility,
  type Visibility,
  visibleProducts,
} from "~/server/services/catalogue/visible";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { ORIGIN_COLUMNS, originOf } from "~/server/services/tent/domains/origin-of";

const PAGE_SIZE = 30;

const alertRows = z.array(
  z.object({
    id: longIdColumn,
    productId: z.number(),
    name: z.string(),
    choice: z.string(),
    phone: z.string(),
    createdAt: z.date(),
    answeredAt: z.date().nullable(),
    isBack: z.boolean(),
    price: decimalCents.nullable(),
    hash: z.string().nullable(),
    width: z.number().nullable(),
    ink: z.enum(PICTURE_INKS).nullable(),
  }),
);

const countRows = z.tuple([z.object({ waiting: z.number(), back: z.number(), answered: z.number() })]);

/** The tent's alerts `a`, each with its product `p` and variant `v`; products in the bin are left out. */
const alertsOf = (tentId: OwnedTentId, productId: number | null): Prisma.Sql => Prisma.sql`
  FROM stock_alerts a JOIN products p ON p.id = a.product_id LEFT JOIN variants v ON v.id = a.variant_id
  WHERE a.tent_id = ${tentId} AND p.tent_id = ${tentId} AND p.deleted_at IS NULL
    ${productId === null ? Prisma.empty : Prisma.sql`AND a.product_id = ${productId}`}`;

/** What was waited for can be ordered again. A variant that was deleted cannot. */
const backInStock = (visibility: Visibility): Prisma.Sql => Prisma.sql`(${visibleProducts({
  ...visibility,
  showSoldOut: true,
})} AND CASE
  WHEN a.variant_id IS NOT NULL THEN ${isBuyable(Prisma.sql`p.min_quantity`)}
  WHEN a.choice <> '' THEN false
  ELSE ${inStock} END)`;

async function readCounts(
  { db }: ServiceContext,
  visibility: Visibility,
  tentId: OwnedTentId,
  productId: number | null,
) {
  const raw = await db.$queryRaw`
    SELECT count(*) FILTER (WHERE a.answered_at IS NULL)::int AS waiting,
      count(*) FILTER (WHERE a.answered_at IS NULL AND ${backInStock(visibility)})::int AS back,
      count(*) FILTER (WHERE a.answered_at IS NOT NULL)::int AS answered
    ${alertsOf(tentId, productId)}`;
  return countRows.parse(raw)[0];
}

/** How many visitors wait for a product, or for any; `back`: for something that is in stock again. */
export async function countStockAlerts(ctx: ServiceContext, tentId: OwnedTentId, productId: number | null) {
  const visibility = await readOwnVisibility(ctx, tentId);
  const { waiting, back } = await readCounts(ctx, visibility, tentId, productId);
  return { waiting, back };
}

/** Who waits: first for what is in stock again, then the longest. Or who was answered, the latest first. */
export async function listStockAlerts(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { state, productId, page }: StockAlertList,
) {
  const { db } = ctx;
  const visibility = await readOwnVisibility(ctx, tentId);
  const answered = state === "answered";
  const [counts, raw, shop] = await Promise.all([
    readCounts(ctx, visibility, tentId, productId),
    db.$queryRaw`
      SELECT l.*, photo.hash, photo.width, photo.ink::text AS ink FROM (
        SELECT a.id, a.product_id AS "productId", p.name, a.choice, a.phone, a.created_at AS "createdAt",
          a.answered_at AS "answeredAt", ${backInStock(visibility)} AS "isBack",
          coalesce(v.price, p.price)::text AS price
        ${alertsOf(tentId, productId)} AND a.answered_at IS ${answered ? Prisma.sql`NOT NULL` : Prisma.sql`NULL`}
        ORDER BY ${answered ? Prisma.sql`a.answered_at DESC, a.id DESC` : Prisma.sql`"isBack" DESC, a.created_at, a.id`}
        LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}
      ) l LEFT JOIN LATERAL (
        SELECT i.hash, i.width, i.ink FROM product_images pi JOIN images i ON i.id = pi.image_id
        WHERE pi.product_id = l."productId" ORDER BY pi."order", pi.id LIMIT 1
      ) photo ON true
      ORDER BY ${answered ? Prisma.sql`l."answeredAt" DESC, l.id DESC` : Prisma.sql`l."isBack" DESC, l."createdAt", l.id`}`,
    db.tent.findUniqueOrThrow({
      where: { id: tentId },
      select: { name: true, ...ORIGIN_COLUMNS, country: { select: { timeZone: true } } },
    }),
  ]);
  const origin = originOf(shop);
  return {
    counts,
    rows: alertRows.parse(raw).map(({ hash, width, ink, ...row }) => ({
      ...row,
      url: origin + productPath(row.productId, row.name),
      photo: hash !== null && width !== null ? { hash, width, ink } : null,
    })),
    page,
    pages: Math.max(1, Math.ceil(counts[state] / PAGE_SIZE)),
    shopName: shop.name,
    timeZone: shop.country.timeZone,
    asOf: ctx.now(),
  };
}
