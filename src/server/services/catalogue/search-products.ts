import { z } from "zod";
import { MIN_SIMILARITY, searchWords } from "~/domain/catalogue/search";
import { type ListPage, PAGE_SIZE, pageCount, type SearchAsked, type SearchOrder } from "~/domain/catalogue/view";
import { decimalFromCents } from "~/domain/product/money";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { PREPARED } from "~/server/prepared";
import type { PublicTentId } from "~/server/tenant";
import { CARD_COLUMNS, CARD_JOINS, cardRows, toCard } from "./card-rows";
import { keepVisibility, visibleProducts } from "./visible";

const totals = z.array(z.object({ total: z.number() }));
const NONE: ListPage = { products: [], total: 0, page: 1, pages: 1 };

// What a visitor pays at least: the cheapest variant, else the product's own price.
const PRICE = Prisma.sql`coalesce((SELECT min(coalesce(v.price, p.price)) FROM variants v
  WHERE v.product_id = p.id AND NOT v.paused), p.price)`;

// LIKE's own signs cannot stand in a word: searchWords leaves letters and digits only. The index cuts a text in threes: from
// three letters on it answers for a word anywhere at once, and shorter ones only where they begin a word. Codes have dashes.
const startsWord = (word: string) => {
  const begins = Prisma.sql`(p.search_text LIKE ${`${word}%`} OR p.search_text LIKE ${`% ${word}%`})`;
  if (word.length < 3) return begins;
  const inCode = Prisma.sql`p.search_text LIKE ${`%-${word}%`}`;
  return Prisma.sql`(p.search_text LIKE ${`%${word}%`} AND (${begins} OR ${inCode}))`;
};

/** How well a product fits a word that begins one of its own: best as the first, then in the name, then elsewhere. */
const fit = (word: string) => Prisma.sql`(CASE WHEN p.search_text LIKE ${`${word}%`} THEN 3
  WHEN strpos(p.search_text, ${word}) <= char_length(p.name) THEN 2 ELSE 1 END)`;

// `search_text` begins with the folded name. A slip of the finger is forgiven in the name only: in a long description
// some word is like any other.
const NAME = Prisma.sql`left(p.search_text, char_length(p.name))`;

/** How well a product fits a word: 2 and more where one of its words begins with it, below 1 where the name is like it. */
const rating = (word: string) =>
  Prisma.sql`(CASE WHEN ${startsWord(word)} THEN 2 ELSE 0 END) + word_similarity(${word}, ${NAME})`;

/** A code or a size of one figure more is another one, and two letters are like too much. */
const canSlip = (word: string): boolean => word.length > 2 && !/\d/.test(word);

/** What products `p` are sorted by, before the merchant's own order: a number, the least first and none last. */
type SortKey = (likeness: Prisma.Sql) => Prisma.Sql;

export const byLikeness: SortKey = (likeness) => Prisma.sql`-(${likeness})`;

function sortKey(order: SearchOrder, words: readonly string[]): SortKey {
  if (order === "menor-precio") return () => PRICE;
  if (order === "mayor-precio") return () => Prisma.sql`-${PRICE}`;
  if (order === "nuevos") return () => Prisma.sql`-extract(epoch FROM p.created_at)`;
  if (order === "ofertas" || words.length === 0) return () => Prisma.sql`(NOT p.offer)::int`;
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

interface Question {
  words: readonly string[];
  /** Which products `p` there are to find. */
  where: Prisma.Sql;
  /** Also those whose name is only like the words. */
  near: boolean;
  key: SortKey;
}

/** `found`: the ids of the products that fit all words, to be put in the order of `FOUND_ORDER`. */
function foundProducts({ words, where, near, key }: Question): Prisma.Sql {
  if (near) return nearProducts({ words, where, key });
  const fits = words.map((word) => Prisma.sql`AND ${startsWord(word)}`);
  const likeness = words.length === 0 ? Prisma.sql`0` : Prisma.join(words.map(fit), " + ");
  return Prisma.sql`found AS MATERIALIZED (SELECT p.id, (${key(likeness)})::float8 AS key, p."order" AS place
    FROM products p WHERE ${where} ${fits.length === 0 ? Prisma.empty : Prisma.join(fits, " ")})`;
}

// The index leaves what cannot be like the words; the rest is rated once each. Its own measure of likeness is a setting,
// made for this statement alone.
function nearProducts({ words, where, key }: Omit<Question, "near">): Prisma.Sql {
  const like = words.map((word) =>
    canSlip(word) ? Prisma.sql`AND p.search_text %> ${word}` : Prisma.sql`AND ${startsWord(word)}`,
  );
  const sum = Prisma.sql`(SELECT sum(one) FROM unnest(r.ratings) one)`;
  return Prisma.sql`threshold AS MATERIALIZED (
      SELECT set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SIMILARITY)}, true) AS said),
    found AS MATERIALIZED (SELECT p.id, (${key(sum)})::float8 AS key, p."order" AS place
    FROM threshold t
    CROSS JOIN LATERAL (SELECT * FROM products p WHERE t.said IS NOT NULL AND ${where} ${Prisma.join(like, " ")} OFFSET 0) p
    CROSS JOIN LATERAL (SELECT ARRAY[${Prisma.join(words.map(rating))}] AS ratings OFFSET 0) r
    WHERE ${MIN_SIMILARITY} <= ALL (r.ratings))`;
}

/** Where fewer products have the very words, those that are only like them are shown too. */
const FEW = 3;

/** `found` as it is to be read: exactly, or forgiving slips of the finger where little or nothing is found otherwise. */
export async function bestFound(ctx: ServiceContext, words: readonly string[], where: Prisma.Sql): Promise<Prisma.Sql> {
  const question = { words, where, key: byLikeness };
  const exact = foundProducts({ ...question, near: false });
  const counted = await ctx.db.$queryRaw`WITH ${exact} SELECT count(*)::int AS total FROM found`;
  const few = (totals.parse(counted)[0]?.total ?? 0) < FEW;
  return few && words.some(canSlip) ? foundProducts({ ...question, near: true }) : exact;
}

/** Of rows `r` of `found`. */
export const FOUND_ORDER = Prisma.sql`r.key NULLS LAST, r.place, r.id`;

interface Slice {
  size: number;
  page: number;
}

/** One page of what fits, as cards with the number of all. Kept prepared: planning takes longer than finding. */
export function searchStatement(question: Question, { size, page }: Slice): Prisma.Sql {
  return Prisma.sql`${Prisma.raw(PREPARED)} WITH ${foundProducts(question)},
    page AS (SELECT p.*, r.key, r.place FROM (
      SELECT * FROM found r ORDER BY ${FOUND_ORDER} LIMIT ${size} OFFSET ${(page - 1) * size}) r
      JOIN products p ON p.id = r.id)
    SELECT ${CARD_COLUMNS}, (SELECT count(*)::int FROM found) AS total FROM page p ${CARD_JOINS}
    ORDER BY p.key NULLS LAST, p.place, p.id`;
}

/** Products that a visitor may see, found by words with a slip of the finger in them. */
export async function searchProducts(
  ctx: ServiceContext,
  tentId: PublicTentId,
  asked: SearchAsked,
  size = PAGE_SIZE,
): Promise<ListPage> {
  const words = searchWords(asked.query);
  if (asked.query !== "" && words.length === 0) return NONE;
  const [visibility, parts] = await Promise.all([keepVisibility(ctx, tentId), filters(ctx, tentId, asked)]);
  if (parts === null) return NONE;
  const question = {
    words,
    where: Prisma.join([visibleProducts(visibility), ...parts], " "),
    key: sortKey(asked.order, words),
  };
  const read = async (near: boolean) => {
    const rows = await ctx.db.$queryRaw(searchStatement({ ...question, near }, { size, page: asked.page }));
    const total = totals.parse(rows)[0]?.total ?? 0;
    return { total, products: cardRows.parse(rows).map(toCard), page: asked.page, pages: pageCount(total, size) };
  };
  let found = await read(false);
  if (found.total < FEW && words.some(canSlip)) found = await read(true);
  if (found.total === 0 && asked.page > 1) return searchProducts(ctx, tentId, { ...asked, page: 1 }, size);
  return found;
}
