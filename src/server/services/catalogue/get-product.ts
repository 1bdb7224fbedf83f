import { z } from "zod";
import { shownOptions } from "~/domain/catalogue/cart/choice";
import type { ProductDetail } from "~/domain/catalogue/view";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { PREPARED } from "~/server/database/prepared-statements";
import { cardColumns, cardJoins, toCard } from "./card-rows";
import { detailColumns, detailRows, toVariants } from "./detail-rows";
import { priceSource } from "./price-source";
import { RELATED_JOIN, relatedColumn, relatedRows, toRelated } from "./related-rows";
import { type PublicShop, readVisibilityCached, visibleProducts } from "./visible";

const pageRows = z.array(detailRows.element.extend({ related: relatedRows }));

/** A product as its page shows it; null when visitors may not see it. */
export async function getPublicProduct(
  ctx: ServiceContext,
  shop: PublicShop,
  id: number,
): Promise<ProductDetail | null> {
  const visibility = await readVisibilityCached(ctx, shop);
  // A sold-out product leaves the lists, but not its own page: links to it were shared.
  const visible = visibleProducts({ ...visibility, showSoldOut: true });
  const prices = priceSource(visibility.prices);
  // one statement, since a page that is not cached waits for each
  const rows = await ctx.db.$queryRaw`${Prisma.raw(PREPARED)} SELECT ${cardColumns(prices)}, ${detailColumns(prices)},
    ${relatedColumn(visibility)} FROM products p ${RELATED_JOIN} ${cardJoins(prices)} WHERE ${visible} AND p.id = ${id}`;
  const [row] = pageRows.parse(rows);
  if (!row) return null;
  const { category, description, sku, photos } = row;
  return {
    ...toCard(row),
    description,
    sku,
    stock: row.stock,
    photos,
    options: shownOptions(row.options, row.combinations),
    variants: toVariants(row),
    category: category && visibility.categoryIds.length > 0 ? { name: category.name, path: `/${category.slug}` } : null,
    ...toRelated(row.related),
  };
}
