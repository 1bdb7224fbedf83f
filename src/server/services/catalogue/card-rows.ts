import { z } from "zod";
import { productPath } from "~/domain/catalogue/slug";
import type { ProductCardView } from "~/domain/catalogue/view";
import { decimalCents, decimalMilli } from "~/domain/money/amount-schemas";
import { ONE } from "~/domain/money/milli";
import { isReduced } from "~/domain/money/money";
import { UNITS } from "~/domain/money/unit";
import { PICTURE_INKS } from "~/domain/product/images/ink";
import { Prisma } from "~/generated/prisma/client";
import type { PriceSource } from "./price-source";
import { freeStock } from "./visible";

export const cardRow = z.object({
  id: z.number(),
  categoryId: z.number().nullable(),
  name: z.string(),
  price: decimalCents.nullable(),
  previous: decimalCents.nullable(),
  offer: z.boolean(),
  unit: z.enum(UNITS),
  step: decimalMilli,
  min: decimalMilli,
  stock: decimalMilli.nullable(),
  choices: z.string().nullable(),
  variants: z.number(),
  low: decimalCents.nullable(),
  high: decimalCents.nullable(),
  available: z.boolean().nullable(),
  hash: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  ink: z.enum(PICTURE_INKS).nullable(),
  added: z.number(),
  restocked: z.number().nullable(),
});

export const cardRows = z.array(cardRow);
export type CardRow = z.infer<typeof cardRow>;

/** A column of product `p` as epoch milliseconds. */
const milliseconds = (column: "created_at" | "restocked_at") =>
  Prisma.sql`(extract(epoch FROM p.${Prisma.raw(column)}) * 1000)::float8`;

/** One row per product `p`: its columns, its first photo and the price range of its variants. */
export const cardColumns = ({ product, previous }: PriceSource): Prisma.Sql =>
  Prisma.sql`p.id, p.category_id AS "categoryId", p.name, ${product}::text AS price, ${previous}::text AS previous, p.offer,
  p.unit::text AS unit, p.step::text AS step, p.min_quantity::text AS min, ${freeStock("p")}::text AS stock,
  (SELECT string_agg(o.name, ' · ' ORDER BY o.position) FROM product_options o WHERE o.product_id = p.id) AS choices,
  span.variants, span.low::text AS low, span.high::text AS high, span.available, photo.hash, photo.width, photo.height, photo.ink::text AS ink,
  ${milliseconds("created_at")} AS added, ${milliseconds("restocked_at")} AS restocked`;

export const cardJoins = ({ variant }: PriceSource): Prisma.Sql => Prisma.sql`
  LEFT JOIN LATERAL (
    SELECT count(*)::int AS variants, bool_or(v.stock IS NULL OR ${freeStock("v")} >= p.min_quantity) AS available,
      min(${variant}) AS low, max(${variant}) AS high
    FROM variants v WHERE v.product_id = p.id AND NOT v.paused
  ) span ON true
  LEFT JOIN LATERAL (
    SELECT i.hash, i.width, i.height, i.ink FROM product_images pi JOIN images i ON i.id = pi.image_id
    WHERE pi.product_id = p.id ORDER BY pi."order", pi.id LIMIT 1
  ) photo ON true`;

/** From this many on, a visitor need not hurry. */
const FEW = 3;

/** The pieces left of a product that is sold by the piece, when they are few. */
function fewLeft({ unit, stock, min }: CardRow): number | null {
  if (unit !== "UNIT" || stock === null || stock < min) return null;
  const pieces = Math.floor(stock / ONE);
  return pieces <= FEW ? pieces : null;
}

/** Converts a row into the card that visitors see. */
export function toCard(row: CardRow): ProductCardView {
  const varied = row.choices !== null;
  const priceCents = varied ? row.low : row.price;
  const from = varied && row.low !== null && row.high !== row.low;
  const reduced = row.offer && !from && isReduced(row.previous, priceCents);
  return {
    id: row.id,
    categoryId: row.categoryId,
    name: row.name,
    path: productPath(row.id, row.name),
    choices: row.choices,
    priceCents,
    from,
    previousCents: reduced ? row.previous : null,
    offer: row.offer,
    left: varied ? null : fewLeft(row),
    stock: varied ? null : row.stock,
    addedAt: row.added,
    restockedAt: row.restocked,
    soldOut: varied ? row.available !== true : row.stock !== null && row.stock < row.min,
    photo:
      row.hash !== null && row.width !== null && row.height !== null
        ? { hash: row.hash, width: row.width, height: row.height, ink: row.ink }
        : null,
    unit: row.unit,
    step: row.step,
    minQuantity: row.min,
  };
}
