import { shownOptions } from "~/domain/catalogue/choice";
import type { ProductDetail, VariantView } from "~/domain/catalogue/view";
import { centsFromDecimal } from "~/domain/product/money";
import { milliFromAmount } from "~/domain/product/quantity";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { PublicTentId } from "~/server/tenant";
import { CARD_COLUMNS, CARD_JOINS, cardRows, toCard } from "./card-rows";
import { readVisibility, visibleProducts } from "./visible";

const RELATED = 4;

/** What a product's page shows beside its card. */
export const PRODUCT_DETAIL = {
  description: true,
  sku: true,
  price: true,
  minQuantity: true,
  categoryId: true,
  category: { select: { name: true, slug: true, paused: true } },
  images: {
    orderBy: [{ order: "asc" }, { id: "asc" }],
    select: { image: { select: { hash: true, width: true, height: true } } },
  },
  options: { orderBy: { position: "asc" }, select: { name: true, values: true } },
  variants: {
    where: { paused: false },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true, values: true, price: true, stock: true, sku: true },
  },
} satisfies Prisma.ProductSelect;

type DetailRow = Prisma.ProductGetPayload<{ select: typeof PRODUCT_DETAIL }>;

export function toVariant(
  variant: DetailRow["variants"][number],
  product: Pick<DetailRow, "price" | "minQuantity">,
): VariantView {
  const price = variant.price ?? product.price;
  const least = milliFromAmount(product.minQuantity);
  return {
    id: variant.id,
    values: variant.values,
    priceCents: centsFromDecimal(price),
    soldOut: variant.stock !== null && milliFromAmount(variant.stock) < least,
  };
}

/** A product as its page shows it; null where a visitor may not see it. */
export async function getProduct(ctx: ServiceContext, tentId: PublicTentId, id: number): Promise<ProductDetail | null> {
  const visibility = await readVisibility(ctx, tentId);
  // A sold-out product leaves the lists, not its own page: links to it were shared.
  const visible = visibleProducts({ ...visibility, showSoldOut: true });
  const [rows, detail] = await Promise.all([
    ctx.db.$queryRaw`SELECT ${CARD_COLUMNS} FROM products p ${CARD_JOINS} WHERE ${visible} AND p.id = ${id}`,
    ctx.db.product.findFirst({ where: { id, tentId }, select: PRODUCT_DETAIL }),
  ]);
  const [row] = cardRows.parse(rows);
  if (!row || !detail) return null;
  const sameShelf =
    detail.categoryId === null ? Prisma.sql`p.category_id IS NULL` : Prisma.sql`p.category_id = ${detail.categoryId}`;
  const related = await ctx.db.$queryRaw`SELECT ${CARD_COLUMNS}
    FROM (SELECT * FROM products p WHERE ${visibleProducts(visibility)} AND ${sameShelf} AND p.id <> ${id}
      ORDER BY p.id < ${id}, p.id LIMIT ${RELATED}) p ${CARD_JOINS} ORDER BY p.id < ${id}, p.id`;
  const shown =
    detail.category && visibility.categoryIds.length > 0 && !detail.category.paused ? detail.category : null;
  return {
    ...toCard(row),
    description: detail.description,
    sku: detail.sku,
    photos: detail.images.map(({ image }) => image),
    options: shownOptions(detail.options, detail.variants),
    variants: detail.variants.map((variant) => toVariant(variant, detail)),
    category: shown && { name: shown.name, path: `/${shown.slug}` },
    related: cardRows.parse(related).map(toCard),
  };
}
