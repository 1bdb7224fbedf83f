import { z } from "zod";
import { MIN_SIMILARITY, searchWords } from "~/domain/catalogue/search";
import { type ListPage, PAGE_SIZE, pageCount, type SearchAsked, type SearchOrder } from "~/domain/catalogue/view";
import { decimalFromCents } from "~/domain/product/money";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { PublicTentId } from "~/server/tenant";
import { CARD_COLUMNS, CARD_JOINS, cardRows, toCard } from "./card-rows";
import { readVisibility, visibleProducts } from "./visible";

const totals = z.array(z.object({ total: z.number() }));
const NONE: ListPage = { products: [], total: 0, page: 1, pages: 1 };

// What a visitor pays at least: the cheapest variant, else the product's own price.
const PRICE = Prisma.sql`coalesce((SELECT min(coalesce(v.price, p.price)) FROM variants v
  WHERE v.product_id = p.id AND NOT v.paused), p.price)`;

// LIKE's own signs cannot stand in a word: searchWords leaves letters and digits only.
const startsWord = (word: string) =>
  Prisma.sql`(p.search_text LIKE ${`${word}%`} OR p.search_text LIKE ${`% ${word}%`})`;

// `search_text` begins with the folded name. A slip of the finger is forgiven in the name only: in a long description
// some word is like any other, and to look for it costs ten times as much.
const NAME = Prisma.sql`left(p.search_text, char_length(p.name))`;

/** How well a product fits a word: 2 and more where one of its words begins with it, below 1 where the name is like it. */
const rating = (word: string) =>
  Prisma.sql`(CASE WHEN ${startsWord(word)} THEN 2 ELSE 0 END) + word_similarity(${word}, ${NAME})`;

function orderBy(order: SearchOrder, words: readonly string[]): Prisma.Sql {
  const name = Prisma.sql`p.name COLLATE "es-x-icu", p.id`;
  if (order === "menor-precio") return Prisma.sql`${PRICE} ASC NULLS LAST, ${name}`;
  if (order === "mayor-precio") return Prisma.sql`${PRICE} DESC NULLS LAST, ${name}`;
  if (order === "nuevos") return Prisma.sql`p.created_at DESC, p.id DESC`;
  if (order === "ofertas" || words.length === 0) return Prisma.sql`p.offer DESC, p."order", p.id`;
  return byLikeness;
}

async function filters(ctx: ServiceContext, tentId: PublicTentId, asked: SearchAsked): Promise<Prisma.Sql[] | null> {
  const parts: Prisma.Sql[] = [];
  if (asked.offersOnly) parts.push(Prisma.sql`AND p.offer`);
  if (asked.minCents !== null) parts.push(Prisma.sql`AND ${PRICE} >= ${decimalFromCents(asked.minCents)}::numeric`);
  if (asked.maxCents !== null) parts.push(Prisma.sql`AND ${PRICE} <= ${decimalFromCents(asked.maxCents)}::numeric`);
  if (asked.category === "otros-productos") parts.push(Prisma.sql`AND p.category_id IS NULL`);
  else if (asked.category !== null) {
    const category = await ctx.db.category.findFirst({ where: { tentId, slug: asked.category }, select: { id: true } });
    if (!category) return null;
    parts.push(Prisma.sql`AND p.category_id = ${category.id}`);
  }
  return parts;
}

/** `found`: the ids of the products of `where` that all words are like, and how much. Each product is rated once. */
export function foundProducts(words: readonly string[], where: Prisma.Sql): Prisma.Sql {
  const ratings =
    words.length === 0 ? Prisma.sql`'{}'::float8[]` : Prisma.sql`ARRAY[${Prisma.join(words.map(rating))}]`;
  return Prisma.sql`rated AS MATERIALIZED (
    SELECT p.id, r.ratings FROM products p CROSS JOIN LATERAL (SELECT ${ratings} AS ratings) r WHERE ${where}),
    found AS MATERIALIZED (
    SELECT id, (SELECT sum(one) FROM unnest(ratings) one) AS likeness FROM rated
    WHERE ${MIN_SIMILARITY} <= ALL (ratings))`;
}

/** The best first. */
export const byLikeness = Prisma.sql`r.likeness DESC, p.name COLLATE "es-x-icu", p.id`;

/** Products that a visitor may see, found by words with a slip of the finger in them. */
export async function searchProducts(ctx: ServiceContext, tentId: PublicTentId, asked: SearchAsked): Promise<ListPage> {
  const words = searchWords(asked.query);
  if (asked.query !== "" && words.length === 0) return NONE;
  const [visibility, parts] = await Promise.all([readVisibility(ctx, tentId), filters(ctx, tentId, asked)]);
  if (parts === null) return NONE;
  const where = Prisma.join([visibleProducts(visibility), ...parts], " ");
  const rows = await ctx.db.$queryRaw`WITH ${foundProducts(words, where)},
    page AS (SELECT p.*, row_number() OVER (ORDER BY ${orderBy(asked.order, words)}) AS place
      FROM found r JOIN products p ON p.id = r.id ORDER BY place LIMIT ${PAGE_SIZE} OFFSET ${(asked.page - 1) * PAGE_SIZE})
    SELECT ${CARD_COLUMNS}, (SELECT count(*)::int FROM found) AS total FROM page p ${CARD_JOINS} ORDER BY p.place`;
  const total = totals.parse(rows)[0]?.total ?? 0;
  if (total === 0 && asked.page > 1) return searchProducts(ctx, tentId, { ...asked, page: 1 });
  return { total, products: cardRows.parse(rows).map(toCard), page: asked.page, pages: pageCount(total) };
}
