import { shownOptions } from "~/domain/catalogue/cart/choice";
import type { ProductDetail } from "~/domain/catalogue/view";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { PREPARED } from "~/server/database/prepared-statements";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { CARD_COLUMNS, CARD_JOINS, toCard } from "./card-rows";
import { DETAIL_COLUMNS, detailRows, toVariants } from "./detail-rows";
import { readRelated } from "./read-related";
import { readVisibilityCached, visibleProducts } from "./visible";

/** A product as its page shows it; null when visitors may not see it. */
export async function getPublicProduct(
  ctx: ServiceContext,
  tentId: PublicTentId,
  id: number,
): Promise<ProductDetail | null> {
  const visibility = await readVisibilityCached(ctx, tentId);
  // A sold-out product leaves the lists, but not its own page: links to it were shared.
  const visible = visibleProducts({ ...visibility, showSoldOut: true });
  const rows = await ctx.db.$queryRaw`${Prisma.raw(PREPARED)} SELECT ${CARD_COLUMNS}, ${DETAIL_COLUMNS}
    FROM products p ${CARD_JOINS} WHERE ${visible} AND p.id = ${id}`;
  const [row] = detailRows.parse(rows);
  if (!row) return null;
  const { category, description, sku, photos } = row;
  const { related, orderedTogether } = await readRelated(ctx, visibility, row);
  return {
    ...toCard(row),
    description,
    sku,
    stock: row.stock,
    photos,
    options: shownOptions(row.options, row.combinations),
    variants: toVariants(row),
    category: category && visibility.categoryIds.length > 0 ? { name: category.name, path: `/${category.slug}` } : null,
    related,
    orderedTogether,
  };
}
