import { z } from "zod";
import { copyFor } from "~/copy/copy";
import type { PdfScope } from "~/domain/catalogue/pdf/pdf-scope-schemas";
import type { PictureSetupInput } from "~/domain/catalogue/share-picture/share-picture-schemas";
import type { PhotoView, ProductCardView } from "~/domain/catalogue/view";
import type { Cents } from "~/domain/money/money";
import type { Unit } from "~/domain/money/unit";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { ORIGIN_COLUMNS, originOf } from "~/server/services/tent/domains/origin-of";
import { readOwnVisibility, visibleProducts } from "../visible";
import { readPicturedCards } from "./read-pictured-cards";

/** Products of a category or offers that a collage starts with. */
const IN_COLLAGE = 4;
/** Products offered beside the chosen ones. */
const BESIDE = 8;

interface ChoosableProduct {
  id: number;
  name: string;
  /** The product's page in the shop. */
  url: string;
  priceCents: Cents | null;
  unit: Unit;
  /** The variants differ in price. */
  from: boolean;
  paused: boolean;
  photo: PhotoView | null;
}

export interface PictureSetup {
  chosen: ChoosableProduct[];
  others: ChoosableProduct[];
  /** A title for several of them. */
  title: string;
}

const idRows = z.array(z.object({ id: z.number() }));

/**
 * Products that visitors see: of a scope in the merchant's order, or all, the newest first. Those with a photo and a price
 * come before the others.
 */
async function readIds(ctx: ServiceContext, tentId: OwnedTentId, scope: PdfScope, limit: number): Promise<number[]> {
  const visible = visibleProducts(await readOwnVisibility(ctx, tentId));
  const within =
    scope.of === "category"
      ? Prisma.sql`AND p.category_id = ${scope.id}`
      : scope.of === "offers"
        ? Prisma.sql`AND p.offer`
        : Prisma.empty;
  const order = scope.of === "all" ? Prisma.sql`p.id DESC` : Prisma.sql`p."order", p.id`;
  const rows = await ctx.db.$queryRaw`SELECT p.id FROM products p WHERE ${visible} ${within}
    ORDER BY NOT EXISTS (SELECT 1 FROM product_images i WHERE i.product_id = p.id), p.price IS NULL, ${order}
    LIMIT ${limit}`;
  return idRows.parse(rows).map(({ id }) => id);
}

/**
 * What the screen of pictures to share starts with: the named products, or the first of a scope.
 * @throws NOT_FOUND when a product or the category is not the shop's
 */
export async function getPictureSetup(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { productIds, scope }: PictureSetupInput,
): Promise<PictureSetup> {
  const [row, category, first, newest] = await Promise.all([
    ctx.db.tent.findUnique({ where: { id: tentId }, select: { countryId: true, ...ORIGIN_COLUMNS } }),
    scope.of === "category"
      ? ctx.db.category.findFirst({ where: { id: scope.id, tentId }, select: { name: true } })
      : null,
    productIds.length > 0 ? productIds : readIds(ctx, tentId, scope, scope.of === "all" ? 1 : IN_COLLAGE),
    readIds(ctx, tentId, { of: "all" }, BESIDE),
  ]);
  const tent = requireFound(row);
  if (scope.of === "category") requireFound(category);
  const cards = await readPicturedCards(ctx, tentId, [...first, ...newest.filter((id) => !first.includes(id))]);
  const origin = originOf(tent);
  const products = cards.map(({ card, paused }) => choosable(card, paused, origin));
  const { picture } = copyFor(tent.countryId).share;
  const title = scope.of === "offers" ? picture.offersTitle : (category?.name ?? picture.newTitle);
  return { chosen: products.slice(0, first.length), others: products.slice(first.length), title };
}

const choosable = (card: ProductCardView, paused: boolean, origin: string): ChoosableProduct => ({
  id: card.id,
  name: card.name,
  url: `${origin}${card.path}`,
  priceCents: card.priceCents,
  unit: card.unit,
  from: card.from,
  paused,
  photo: card.photo,
});
