import { z } from "zod";
import type { PdfScope } from "~/domain/catalogue/pdf/pdf-scope-schemas";
import type { PhotoView, ProductCardView } from "~/domain/catalogue/view";
import { decimalCents } from "~/domain/money/amount-schemas";
import type { Cents } from "~/domain/money/money";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { OpenPriceList } from "~/server/services/price-lists/open-list";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { cardColumns, cardJoins, cardRow, toCard } from "../card-rows";
import { type PriceSource, priceSource } from "../price-source";
import { readOwnVisibility, visibleProducts } from "../visible";

/** A product with more variants shows the values of its options, not what each of them costs. */
const MOST_PRICED = 8;

const pdfRows = z.array(
  cardRow.extend({
    sku: z.string().nullable(),
    category: z.number().nullable(),
    options: z.array(z.array(z.string())),
    priced: z.array(z.object({ value: z.string(), price: decimalCents.nullable() })),
  }),
);

/** What a visitor can choose of a product. */
const optionColumns = ({ variant }: PriceSource) => Prisma.sql`
  (SELECT coalesce(jsonb_agg(to_jsonb(o.values) ORDER BY o.position), '[]') FROM product_options o
    WHERE o.product_id = p.id) AS options,
  CASE WHEN span.variants > ${MOST_PRICED} OR span.low IS NOT DISTINCT FROM span.high
    OR (SELECT count(*) FROM product_options o WHERE o.product_id = p.id) <> 1 THEN '[]'
  ELSE (SELECT jsonb_agg(jsonb_build_object('value', v.values[1], 'price', (${variant})::text)
      ORDER BY v.position, v.id)
    FROM variants v WHERE v.product_id = p.id AND NOT v.paused) END AS priced`;

function scopeFilter(scope: PdfScope): Prisma.Sql {
  if (scope.of === "category") return Prisma.sql`AND p.category_id = ${scope.id}`;
  return scope.of === "offers" ? Prisma.sql`AND p.offer` : Prisma.empty;
}

/** The number of visible products that a PDF of this scope would contain, with the prices of the shop or of a list. */
export async function countPdfProducts(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { scope, list }: { scope: PdfScope; list: OpenPriceList | null },
): Promise<number> {
  const visibility = await readOwnVisibility(ctx, tentId, list);
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM products p WHERE ${visibleProducts(visibility)} ${scopeFilter(scope)}`;
  return row?.count ?? 0;
}

export interface CatalogueCard extends ProductCardView {
  sku: string | null;
  /** The values of each option. */
  options: string[][];
  /** What each value of its only option costs, if that differs. */
  priced: { value: string; priceCents: Cents | null }[];
}

export interface CategoryProducts {
  /** Null for products without a category. */
  category: string | null;
  picture: PhotoView | null;
  products: CatalogueCard[];
}

/** The currently visible products, grouped by category in the merchant's order. */
export async function readPdfProducts(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { scope, list, limit }: { scope: PdfScope; list: OpenPriceList | null; limit: number },
): Promise<CategoryProducts[]> {
  const [visibility, categories] = await Promise.all([
    readOwnVisibility(ctx, tentId, list),
    ctx.db.category.findMany({
      where: { tentId, paused: false },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      select: { id: true, name: true, image: { select: { hash: true, width: true, height: true } } },
    }),
  ]);
  const prices = priceSource(visibility.prices);
  const rows = await ctx.db
    .$queryRaw`SELECT ${cardColumns(prices)}, p.sku, p.category_id AS category, ${optionColumns(prices)}
    FROM (SELECT * FROM products p WHERE ${visibleProducts(visibility)} ${scopeFilter(scope)}
      ORDER BY p."order", p.id LIMIT ${limit}) p ${cardJoins(prices)} ORDER BY p."order", p.id`;
  const all = pdfRows.parse(rows);
  const shelves = [...categories, { id: null, name: null, image: null }];
  // When all categories are paused they are ignored, and so are their names.
  const shelfOf = new Map(shelves.map(({ id }) => [id, [] as CatalogueCard[]]));
  for (const row of all) {
    const priced = row.priced.map(({ value, price }) => ({ value, priceCents: price }));
    (shelfOf.get(row.category) ?? shelfOf.get(null))?.push({
      ...toCard(row),
      sku: row.sku,
      options: row.options,
      priced,
    });
  }
  return shelves
    .map(({ id, name, image }) => ({ category: name, picture: image, products: shelfOf.get(id) ?? [] }))
    .filter(({ products }) => products.length > 0);
}
