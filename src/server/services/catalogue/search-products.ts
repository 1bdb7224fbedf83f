import { z } from "zod";
import { MIN_SIMILARITY, searchWords } from "~/domain/catalogue/search";
import { type ListPage, PAGE_SIZE, pageCount, type SearchAsked, type SearchOrder } from "~/domain/catalogue/view";
import { decimalFromCents } from "~/domain/product/money";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { PublicTentId } from "~/server/tenant";
import { CARD_COLUMNS, CARD_JOINS, cardRows, toCard } from "./card-rows";
import { readVisibility, visibleProducts } from "./visible";

const totalRow = z.array(z.object({ total: z.number() }));
const NONE: ListPage = { products: [], total: 0, page: 1, pages: 1 };

// What a visitor pays at least: the cheapest variant, else the product's own price.
const PRICE = Prisma.sql`coalesce((SELECT min(coalesce(v.price, p.price)) FROM variants v
  WHERE v.product_id = p.id AND NOT v.paused), p.price)`;

// LIKE's own signs cannot stand in a word: searchWords leaves letters and digits only.
const startsWord = (word: string) =>
  Prisma.sql`(p.search_text LIKE ${`${word}%`} OR p.search_text LIKE ${`% ${word}%`})`;

const hasWord = (word: string) => Prisma.sql`AND (${word} <% p.search_text OR ${startsWord(word)})`;

function orderBy(order: SearchOrder, words: readonly string[]): Prisma.Sql {
  const name = Prisma.sql`p.name COLLATE "es-x-icu", p.id`;
  if (order === "menor-precio") return Prisma.sql`${PRICE} ASC NULLS LAST, ${name}`;
  if (order === "mayor-precio") return Prisma.sql`${PRICE} DESC NULLS LAST, ${name}`;
  if (order === "nuevos") return Prisma.sql`p.created_at DESC, p.id DESC`;
  if (order === "ofertas" || words.length === 0) return Prisma.sql`p.offer DESC, p."order", p.id`;
  const likeness = Prisma.join(
    words.map(
      (word) => Prisma.sql`(CASE WHEN ${startsWord(word)} THEN 2 ELSE 0 END)
      + word_similarity(${word}, p.search_text)`,
    ),
    " + ",
  );
  return Prisma.sql`(${likeness}) DESC, ${name}`;
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

/** Products that a visitor may see, found by words with a slip of the finger in them. */
export async function searchProducts(ctx: ServiceContext, tentId: PublicTentId, asked: SearchAsked): Promise<ListPage> {
  const words = searchWords(asked.query);
  if (asked.query !== "" && words.length === 0) return NONE;
  const [visibility, parts] = await Promise.all([readVisibility(ctx, tentId), filters(ctx, tentId, asked)]);
  if (parts === null) return NONE;
  const where = Prisma.join([visibleProducts(visibility), ...parts, ...words.map(hasWord)], " ");
  const order = orderBy(asked.order, words);
  const found = await ctx.db.$transaction(async (tx) => {
    // `<%` uses the trigram index and compares with this setting.
    await tx.$executeRaw`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SIMILARITY)}, true)`;
    const total = totalRow.parse(await tx.$queryRaw`SELECT count(*)::int AS total FROM products p WHERE ${where}`);
    const rows = await tx.$queryRaw`SELECT ${CARD_COLUMNS}
      FROM (SELECT p.*, row_number() OVER (ORDER BY ${order}) AS place FROM products p WHERE ${where} ORDER BY place
      LIMIT ${PAGE_SIZE} OFFSET ${(asked.page - 1) * PAGE_SIZE}) p ${CARD_JOINS} ORDER BY p.place`;
    return { total: total[0]?.total ?? 0, products: cardRows.parse(rows).map(toCard) };
  });
  return { ...found, page: asked.page, pages: pageCount(found.total) };
}
