import { z } from "zod";
import type { PdfScope } from "~/domain/catalogue/pdf/pdf-scope";
import type { ProductCardView } from "~/domain/catalogue/view";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { CARD_COLUMNS, CARD_JOINS, cardRows, toCard } from "../card-rows";
import { readVisibility, visibleProducts } from "../visible";

const pdfRows = z.array(cardRows.element.extend({ category: z.number().nullable() }));

function scopeFilter(scope: PdfScope): Prisma.Sql {
  if (scope.of === "category") return Prisma.sql`AND p.category_id = ${scope.id}`;
  return scope.of === "offers" ? Prisma.sql`AND p.offer` : Prisma.empty;
}

/** The number of visible products that a PDF of this scope would contain. */
export async function countPdfProducts(ctx: ServiceContext, tentId: OwnedTentId, scope: PdfScope): Promise<number> {
  const visibility = await readVisibility(ctx, tentId);
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM products p WHERE ${visibleProducts(visibility)} ${scopeFilter(scope)}`;
  return row?.count ?? 0;
}

export interface PdfSection {
  /** Null for products without a category. */
  category: string | null;
  products: ProductCardView[];
}

/** The currently visible products, grouped by category in the merchant's order. */
export async function readPdfProducts(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  scope: PdfScope,
  limit: number,
): Promise<PdfSection[]> {
  const [visibility, categories] = await Promise.all([
    readVisibility(ctx, tentId),
    ctx.db.category.findMany({
      where: { tentId, paused: false },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      select: { id: true, name: true },
    }),
  ]);
  const rows = await ctx.db.$queryRaw`SELECT ${CARD_COLUMNS}, p.category_id AS category
    FROM (SELECT * FROM products p WHERE ${visibleProducts(visibility)} ${scopeFilter(scope)}
      ORDER BY p."order", p.id LIMIT ${limit}) p ${CARD_JOINS} ORDER BY p."order", p.id`;
  const all = pdfRows.parse(rows);
  const shelves = [...categories, { id: null, name: null }];
  // When all categories are paused they are ignored, and so are their names.
  const shelfOf = new Map(shelves.map(({ id }) => [id, [] as ProductCardView[]]));
  for (const row of all) (shelfOf.get(row.category) ?? shelfOf.get(null))?.push(toCard(row));
  return shelves
    .map(({ id, name }) => ({ category: name, products: shelfOf.get(id) ?? [] }))
    .filter(({ products }) => products.length > 0);
}
