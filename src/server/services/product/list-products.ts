import { z } from "zod";
import { MIN_SIMILARITY, searchWords } from "~/domain/catalogue/search";
import { binSince } from "~/domain/product/bin";
import type { ProductFilter, ProductListInput } from "~/domain/product/list";
import { centsFromDecimal } from "~/domain/product/money";
import { milliFromAmount } from "~/domain/product/quantity";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/tenant";
import { productLimit } from "./with-product-room";

const count = z.number().int();
const priceRow = z
  .string()
  .nullable()
  .transform((text) => (text === null ? null : centsFromDecimal(text)));

const productRow = z.object({
  id: count,
  name: z.string(),
  price: priceRow,
  previousPrice: priceRow,
  /** Null is unlimited, or counted by variant. */
  stock: z
    .number()
    .nullable()
    .transform((amount) => (amount === null ? null : milliFromAmount(amount))),
  soldOut: z.boolean(),
  paused: z.boolean(),
  offer: z.boolean(),
  variants: count,
  category: z.object({ id: count, name: z.string() }).nullable(),
  image: z.object({ hash: z.string(), width: count }).nullable(),
  deletedAt: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : new Date(`${text}Z`))),
});
export type ProductRow = z.output<typeof productRow>;

const answer = z.object({
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

/** Of a product without variants its stock; else nothing that can be bought is left. */
export const soldOut = Prisma.sql`CASE WHEN EXISTS (SELECT FROM variants v WHERE v.product_id = p.id)
  THEN NOT EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND NOT v.paused AND (v.stock IS NULL OR v.stock > 0))
  ELSE coalesce(p.stock <= 0, false) END`;

const filters: Record<Exclude<ProductFilter, "bin">, Prisma.Sql> = {
  offer: Prisma.sql`p.offer`,
  paused: Prisma.sql`p.paused`,
  withoutPhoto: Prisma.sql`p.without_photo`,
  withoutCategory: Prisma.sql`p.category_id IS NULL`,
  soldOut: Prisma.sql`p.sold_out`,
};

// LIKE's own signs cannot stand in a word: searchWords leaves letters and digits only.
const startsWord = (word: string) =>
  Prisma.sql`(p.search_text LIKE ${`${word}%`} OR p.search_text LIKE ${`% ${word}%`})`;

const likeness = (word: string) => Prisma.sql`word_similarity(${word}, p.search_text)`;

const nothing = ({ search }: Pick<ProductListInput, "search">, words: readonly string[]) =>
  search.trim() !== "" && words.length === 0;

/** Of rows "p" that also say "sold_out" and "without_photo". */
export function conditionOf(
  input: Pick<ProductListInput, "search" | "filter" | "categoryId">,
  words: readonly string[],
): Prisma.Sql {
  const { filter, categoryId } = input;
  return Prisma.join(
    [
      ...(nothing(input, words) ? [Prisma.sql`false`] : []),
      filter === "bin" ? Prisma.sql`p.deleted_at IS NOT NULL` : Prisma.sql`p.deleted_at IS NULL`,
      ...(filter && filter !== "bin" ? [filters[filter]] : []),
      ...(categoryId ? [Prisma.sql`p.category_id = ${categoryId}`] : []),
      ...words.map((word) => Prisma.sql`(${startsWord(word)} OR ${likeness(word)} >= ${MIN_SIMILARITY}::real)`),
    ],
    " AND ",
  );
}

/** Of a search the words as typed first, then by likeness; else the newest first. */
function orderOf({ filter }: ProductListInput, words: readonly string[]): Prisma.Sql {
  if (words.length > 0) {
    const sum = Prisma.join(
      words.map((word) => Prisma.sql`(CASE WHEN ${startsWord(word)} THEN 2 ELSE 0 END) + ${likeness(word)}`),
      " + ",
    );
    return Prisma.sql`(${sum}) DESC, p.id DESC`;
  }
  return filter === "bin" ? Prisma.sql`p.deleted_at DESC, p.id DESC` : Prisma.sql`p.id DESC`;
}

/** A page of the tent's products with the counts of every chip, in one round-trip. */
export async function listProducts(ctx: ServiceContext, tentId: OwnedTentId, input: ProductListInput) {
  const words = searchWords(input.search);
  const order = orderOf(input, words);
  const [limit, raw] = await Promise.all([
    productLimit(ctx.db, tentId),
    ctx.db.$queryRaw<{ answer: unknown }[]>`
    WITH own AS MATERIALIZED (
      SELECT p.*, ${soldOut} AS sold_out,
        NOT EXISTS (SELECT FROM product_images i WHERE i.product_id = p.id) AS without_photo
      FROM products p
      WHERE p.tent_id = ${tentId} AND (p.deleted_at IS NULL OR p.deleted_at > ${binSince(ctx.now())})
    ), matching AS (
      SELECT p.*, row_number() OVER (ORDER BY ${order}) AS place FROM own p WHERE ${conditionOf(input, words)}
    ), page AS (
      SELECT * FROM matching ORDER BY place LIMIT ${input.size} OFFSET ${(input.page - 1) * input.size}
    )
    SELECT jsonb_build_object(
      'counts', (SELECT jsonb_build_object(
        'all', count(*) FILTER (WHERE p.deleted_at IS NULL),
        'offer', count(*) FILTER (WHERE p.deleted_at IS NULL AND ${filters.offer}),
        'paused', count(*) FILTER (WHERE p.deleted_at IS NULL AND ${filters.paused}),
        'withoutPhoto', count(*) FILTER (WHERE p.deleted_at IS NULL AND ${filters.withoutPhoto}),
        'withoutCategory', count(*) FILTER (WHERE p.deleted_at IS NULL AND ${filters.withoutCategory}),
        'soldOut', count(*) FILTER (WHERE p.deleted_at IS NULL AND ${filters.soldOut}),
        'bin', count(*) FILTER (WHERE p.deleted_at IS NOT NULL)) FROM own p),
      'matching', (SELECT count(*) FROM matching),
      'rows', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'name', p.name, 'price', p.price::text, 'previousPrice', p.previous_price::text,
        'stock', p.stock, 'soldOut', p.sold_out, 'paused', p.paused, 'offer', p.offer, 'deletedAt', p.deleted_at,
        'variants', (SELECT count(*) FROM variants v WHERE v.product_id = p.id),
        'category', (SELECT jsonb_build_object('id', c.id, 'name', c.name)
          FROM categories c WHERE c.id = p.category_id AND c.tent_id = ${tentId}),
        'image', (SELECT jsonb_build_object('hash', m.hash, 'width', m.width)
          FROM product_images i JOIN images m ON m.id = i.image_id
          WHERE i.product_id = p.id ORDER BY i."order", i.id LIMIT 1)
      ) ORDER BY p.place), '[]'::jsonb) FROM page p)
    ) AS answer`,
  ]);
  const { counts, matching, rows } = answer.parse(raw[0]?.answer);
  return { rows, counts, matching, limit, page: input.page, pages: Math.max(1, Math.ceil(matching / input.size)) };
}
