import { z } from "zod";
import { decimalCents } from "~/domain/money/amount-schemas";
import { milliFromAmount } from "~/domain/money/milli";
import { UNITS } from "~/domain/money/unit";
import type { ProductListInput } from "~/domain/product/crud/list-schema";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { inScope, orderOf, ownProducts, productFilters, salesFor } from "./product-rows";
import { productLimitQuery } from "./with-product-room";

const count = z.number().int();
const priceRow = decimalCents.nullable();

const productRow = z.object({
  id: count,
  name: z.string(),
  price: priceRow,
  previousPrice: priceRow,
  /** Null means unlimited, or counted per variant. */
  stock: z.number().transform(milliFromAmount).nullable(),
  /** What is left to sell, of all its variants; null means unlimited. */
  left: z.number().transform(milliFromAmount).nullable(),
  unit: z.enum(UNITS),
  sku: z.string().nullable(),
  soldOut: z.boolean(),
  paused: z.boolean(),
  offer: z.boolean(),
  variants: count,
  /** Price range where variants have their own prices. */
  span: z.object({ low: priceRow, high: priceRow }).nullable(),
  category: z.object({ id: count, name: z.string() }).nullable(),
  image: z.object({ hash: z.string(), width: count }).nullable(),
  createdAt: z.string().transform((text) => new Date(`${text}Z`)),
  deletedAt: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : new Date(`${text}Z`))),
});

const answer = z.object({
  limit: count,
  counts: z.object({
    all: count,
    offer: count,
    paused: count,
    withoutPhoto: count,
    withoutCategory: count,
    soldOut: count,
    bin: count,
  }),
  matching: count,
  rows: z.array(productRow),
});

/** One page with the count of each chip and the plan's limit: all that the list needs, in one round-trip. */
export function productPageQuery(tentId: OwnedTentId, input: ProductListInput, now: Date): Prisma.Sql {
  const countOf = (filter: keyof typeof productFilters) =>
    Prisma.sql`count(*) FILTER (WHERE p.deleted_at IS NULL AND ${productFilters[filter]})`;
  return Prisma.sql`
    WITH own AS MATERIALIZED (${ownProducts(tentId, now)}), matching AS (
      SELECT p.id, p.variants, p.sold_out, p.stock_left, row_number() OVER (ORDER BY ${orderOf(input)}) AS place
      FROM own p ${salesFor(input, tentId, now)} WHERE ${inScope(input)}
    ), page AS (
      SELECT * FROM matching ORDER BY place LIMIT ${input.size} OFFSET ${(input.page - 1) * input.size}
    )
    SELECT jsonb_build_object(
      'limit', (${productLimitQuery(tentId)}),
      'counts', (SELECT jsonb_build_object(
        'all', count(*) FILTER (WHERE p.deleted_at IS NULL),
        'offer', ${countOf("offer")},
        'paused', ${countOf("paused")},
        'withoutPhoto', ${countOf("withoutPhoto")},
        'withoutCategory', ${countOf("withoutCategory")},
        'soldOut', ${countOf("soldOut")},
        'bin', count(*) FILTER (WHERE p.deleted_at IS NOT NULL)) FROM own p),
      'matching', (SELECT count(*) FROM matching),
      'rows', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'name', p.name, 'price', p.price::text, 'previousPrice', p.previous_price::text,
        'stock', p.stock, 'left', page.stock_left, 'unit', p.unit, 'sku', p.sku,
        'soldOut', page.sold_out, 'paused', p.paused, 'offer', p.offer, 'createdAt', p.created_at, 'deletedAt', p.deleted_at,
        'variants', page.variants,
        'span', (SELECT jsonb_build_object('low', min(coalesce(v.price, p.price))::text,
            'high', max(coalesce(v.price, p.price))::text)
          FROM variants v WHERE v.product_id = p.id HAVING bool_or(v.price IS NOT NULL)),
        'category', (SELECT jsonb_build_object('id', c.id, 'name', c.name)
          FROM categories c WHERE c.id = p.category_id AND c.tent_id = ${tentId}),
        'image', (SELECT jsonb_build_object('hash', m.hash, 'width', m.width)
          FROM product_images i JOIN images m ON m.id = i.image_id
          WHERE i.product_id = p.id ORDER BY i."order", i.id LIMIT 1)
      ) ORDER BY page.place), '[]'::jsonb) FROM page JOIN products p ON p.id = page.id AND p.tent_id = ${tentId})
    ) AS answer`;
}

/** A page of the tent's products. */
export async function listProducts(ctx: ServiceContext, tentId: OwnedTentId, input: ProductListInput) {
  const raw = await ctx.db.$queryRaw<{ answer: unknown }[]>(productPageQuery(tentId, input, ctx.now()));
  const page = answer.parse(raw[0]?.answer);
  return { ...page, page: input.page, pages: Math.max(1, Math.ceil(page.matching / input.size)) };
}
