import { z } from "zod";
import { decimalCents, decimalMilli } from "~/domain/money/amount-schemas";
import { PICTURE_INKS } from "~/domain/product/images/ink";
import { Prisma } from "~/generated/prisma/client";
import { cardRow } from "./card-rows";
import type { PriceSource } from "./price-source";
import { freeStock } from "./visible";

export const detailRows = z.array(
  cardRow.extend({
    description: z.string(),
    sku: z.string().nullable(),
    category: z.object({ name: z.string(), slug: z.string() }).nullable(),
    photos: z.array(
      z.object({ hash: z.string(), width: z.number(), height: z.number(), ink: z.enum(PICTURE_INKS).nullable() }),
    ),
    options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
    combinations: z.array(
      z.object({
        id: z.number(),
        values: z.array(z.string()),
        price: decimalCents.nullable(),
        stock: decimalMilli.nullable(),
        sku: z.string().nullable(),
      }),
    ),
  }),
);

/** What a product's page shows besides its card, in one row: fewer statements render the page sooner. */
export const detailColumns = ({ variant }: PriceSource): Prisma.Sql => Prisma.sql`p.description, p.sku,
  (SELECT json_build_object('name', c.name, 'slug', c.slug) FROM categories c
    WHERE c.id = p.category_id AND NOT c.paused) AS category,
  (SELECT coalesce(json_agg(json_build_object('hash', i.hash, 'width', i.width, 'height', i.height, 'ink', i.ink)
      ORDER BY pi."order", pi.id), '[]')
    FROM product_images pi JOIN images i ON i.id = pi.image_id WHERE pi.product_id = p.id) AS photos,
  (SELECT coalesce(json_agg(json_build_object('name', o.name, 'values', o.values) ORDER BY o.position), '[]')
    FROM product_options o WHERE o.product_id = p.id) AS options,
  (SELECT coalesce(json_agg(json_build_object('id', v.id, 'values', v.values, 'price', (${variant})::text,
      'stock', ${freeStock("v")}::text, 'sku', v.sku) ORDER BY v.position, v.id), '[]')
    FROM variants v WHERE v.product_id = p.id AND NOT v.paused) AS combinations`;

/** The variants of a row as visitors see them. */
export const toVariants = ({ combinations, min }: z.output<typeof detailRows>[number]) =>
  combinations.map((variant) => ({
    id: variant.id,
    values: variant.values,
    priceCents: variant.price,
    soldOut: variant.stock !== null && variant.stock < min,
    stock: variant.stock,
  }));
