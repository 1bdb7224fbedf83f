import { z } from "zod";
import { canSlip, isKnownWord, meantWords, type Vocabulary } from "~/domain/catalogue/search/correction";
import { searchWords } from "~/domain/catalogue/search/search";
import { type ListPage, PAGE_SIZE, pageCount, type SearchOrder, type SearchQuery } from "~/domain/catalogue/view";
import { decimalFromCents } from "~/domain/money/money";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { PREPARED } from "~/server/database/prepared-statements";
import type { PublicTentId } from "~/server/tenancy/tenant-ids";
import { CARD_COLUMNS, CARD_JOINS, cardRows, toCard } from "../card-rows";
import { keepVisibility, searchableProducts } from "../visible";
import { cachedVocabulary, type Findable, readVocabulary } from "./read-vocabulary";

const totals = z.array(z.object({ total: z.number(), exact: z.number() }));
const NOTHING = { total: 0, exact: 0 };
const NONE: ListPage = { products: [], total: 0, page: 1, pages: 1 };

// The lowest price a visitor pays: the cheapest variant, else the product's own price.
const PRICE = Prisma.sql`coalesce((SELECT min(coalesce(v.price, p.price)) FROM variants v
  WHERE v.product_id = p.id AND NOT v.paused), p.price)`;

const BY_FIT = Prisma.sql`0`;

/** The index is queried with this many letters at most; with more of them it only takes longer. */
const MAX_LOOKUP_LETTERS = 5;

// LIKE and regular expression metacharacters cannot occur in a word: searchWords leaves only letters and digits. The
// index is a trigram index: from three letters on it finds a word anywhere in one lookup, shorter ones only after a
// blank.
const lookedUp = (word: string) => Prisma.sql`p.search_text LIKE ${`%${word.slice(0, MAX_LOOKUP_LETTERS)}%`}`;
const inText = (word: string) => Prisma.sql`strpos(p.search_text, ${word}) > 0`;
const begins = (word: string) => Prisma.sql`p.search_text LIKE ${`${word}%`} OR p.search_text LIKE ${`% ${word}%`}`;

/** Whether one of a product's words begins with one of these. */
function startsWord(words: readonly string[]): Prisma.Sql {
  const any = (ask: (word: string) => Prisma.Sql) => Prisma.sql`(${Prisma.join(words.map(ask), " OR ")})`;
  if (words.some((word) => word.length < 3)) return any(begins);
  const whole = words.some((word) => word.length > MAX_LOOKUP_LETTERS) ? Prisma.sql` AND ${any(inText)}` : Prisma.empty;
  // a word after a dash or a bracket: checked only when the cheaper conditions are false
  const marked = Prisma.sql`p.search_text ~ ${`\\m(?:${words.join("|")})`}`;
  return Prisma.sql`${any(lookedUp)}${whole} AND (${any(begins)} OR ${marked})`;
}

/** How well a product matches a word prefix: best as its first word, then in the name, then elsewhere. */
const fit = (word: string) => Prisma.sql`(CASE WHEN p.search_text LIKE ${`${word}%`} THEN 3
  WHEN strpos(p.search_text, ${word}) <= char_length(p.name) THEN 2 ELSE 1 END)`;

/** A word as typed, and the words it may be a typo of. */
interface Reading {
  typed: string;
  meant: readonly string[];
}

const asTyped = (words: readonly string[]): Reading[] => words.map((typed) => ({ typed, meant: [] }));

/** Exceeds any score of words matched as typos. */
const TYPED = 100;

/** A match of the word itself ranks above any match of its corrections. */
function fitOf({ typed, meant }: Reading): Prisma.Sql {
  const own = Prisma.sql`${TYPED}::int + ${fit(typed)}`;
  if (meant.length === 0) return own;
  // most products match a correction: this is the fastest way to see that they lack the typed word
  const typedIsThere = Prisma.sql`${inText(typed)} AND ${startsWord([typed])}`;
  const others = meant.slice(0, -1).map((word) => Prisma.sql` WHEN ${startsWord([word])} THEN ${fit(word)}`);
  const last = fit(meant.at(-1) ?? typed);
  return Prisma.sql`CASE WHEN ${typedIsThere} THEN ${own}${Prisma.join([Prisma.empty, ...others], "")} ELSE ${last} END`;
}

/** The primary sort key of products `p`, before the match score: ascending, nulls last. */
function sortKey(order: SearchOrder, words: readonly string[]): Prisma.Sql {
  if (order === "menor-precio") return PRICE;
  if (order === "mayor-precio") return Prisma.sql`-${PRICE}`;
  if (order === "nuevos") return Prisma.sql`-extract(epoch FROM p.created_at)`;
  if (order === "ofertas" || words.length === 0) return Prisma.sql`(NOT p.offer)::int`;
  return BY_FIT;
}

async function filters(ctx: ServiceContext, tentId: PublicTentId, asked: SearchQuery): Promise<Prisma.Sql[] | null> {
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
  readings: readonly Reading[];
  /** The condition for the searchable products `p`. */
  where: Prisma.Sql;
  key: Prisma.Sql;
}

/** CTE `found`: the ids of products that match all words, to be sorted by `FOUND_ORDER`. */
function foundProducts({ readings, where, key }: Question): Prisma.Sql {
  const fit = Prisma.join([Prisma.sql`0`, ...readings.map(fitOf)], " + ");
  // corrections match more often than the typed word: tested first
  const fits = readings.map(({ typed, meant }) => Prisma.sql` AND ${startsWord([...meant, typed])}`);
  return Prisma.sql`found AS MATERIALIZED (SELECT p.id, (${key})::float8 AS key, ${fit} AS fit, p."order" AS place
    FROM products p WHERE ${where}${Prisma.join([Prisma.empty, ...fits], "")})`;
}

/** With fewer exact matches than this, matches of corrected words are shown too. */
const FEW = 3;

interface Found {
  total: number;
  /** How many of them match the words as typed. */
  exact: number;
}

/** Words with all their possible corrections in a shop. */
const readWords = (words: readonly string[], vocabulary: Vocabulary): Reading[] =>
  words.map((typed) => ({ typed, meant: meantWords(typed, vocabulary) }));

/** The same, but words that the shop has are not corrected. */
const readUnknown = (words: readonly string[], vocabulary: Vocabulary): Reading[] =>
  words.map((typed) => ({ typed, meant: isKnownWord(typed, vocabulary) ? [] : meantWords(typed, vocabulary) }));

const isForgiving = (readings: readonly Reading[]): boolean => readings.some(({ meant }) => meant.length > 0);

/**
 * The best result for the words: as typed, or tolerating typos where that finds little or nothing. A word known to be
 * missing from the shop is queried with its corrections right away, so that mostly one query is enough.
 */
async function askWords<T extends Found>(
  ctx: ServiceContext,
  words: readonly string[],
  findable: Findable,
  ask: (readings: readonly Reading[]) => Promise<T>,
): Promise<T> {
  const kept = cachedVocabulary(ctx, findable);
  const likely = kept ? readUnknown(words, kept) : asTyped(words);
  const answer = await ask(likely);
  if (isForgiving(likely) && answer.exact >= FEW && answer.exact < answer.total) return ask(asTyped(words));
  if (answer.total >= FEW || !words.some(canSlip)) return answer;
  const vocabulary = kept ?? (await readVocabulary(ctx, findable));
  const unknown = readUnknown(words, vocabulary);
  const forgiven = isForgiving(unknown);
  const better = forgiven && !kept ? await ask(unknown) : answer;
  // when a typo was corrected, the words that exist are taken as typed
  if (better.total >= FEW || (forgiven && better.total > 0)) return better;
  const all = readWords(words, vocabulary);
  return all.some(({ meant }, at) => meant.length > (unknown[at]?.meant.length ?? 0)) ? ask(all) : better;
}

/** Counts the matches, and those that have all words as typed. */
const counts = (words: number) => Prisma.sql`SELECT count(*)::int AS total,
  count(*) FILTER (WHERE fit >= ${TYPED * words}::int)::int AS exact FROM found`;

/** `found` for the best reading of the words. */
export async function bestFound(
  ctx: ServiceContext,
  words: readonly string[],
  findable: Findable,
): Promise<Prisma.Sql> {
  const { found } = await askWords(ctx, words, findable, async (readings) => {
    const found = foundProducts({ readings, where: findable.where, key: BY_FIT });
    const [counted] = totals.parse(await ctx.db.$queryRaw`WITH ${found} ${counts(words.length)}`);
    return { ...(counted ?? NOTHING), found };
  });
  return found;
}

/** The order of rows `r` of `found`. */
export const FOUND_ORDER = Prisma.sql`r.key NULLS LAST, r.fit DESC, r.place, r.id`;

interface Slice {
  size: number;
  page: number;
}

/** One page of matches as cards, with the total. A prepared statement: planning takes longer than executing. */
function searchStatement(question: Question, { size, page }: Slice): Prisma.Sql {
  return Prisma.sql`${Prisma.raw(PREPARED)} WITH ${foundProducts(question)},
    page AS (SELECT p.*, r.key, r.fit, r.place FROM (
      SELECT * FROM found r ORDER BY ${FOUND_ORDER} LIMIT ${size} OFFSET ${(page - 1) * size}) r
      JOIN products p ON p.id = r.id)
    SELECT ${CARD_COLUMNS}, counts.total, counts.exact FROM page p ${CARD_JOINS} CROSS JOIN (${counts(question.readings.length)}) counts
    ORDER BY p.key NULLS LAST, p.fit DESC, p.place, p.id`;
}

async function visibleFindable(ctx: ServiceContext, tentId: PublicTentId): Promise<Findable> {
  return { tentId, where: searchableProducts(await keepVisibility(ctx, tentId)), whole: false };
}

/** Loads the vocabulary that a visitor's next search with a typo needs. */
export async function prepareSearch(ctx: ServiceContext, tentId: PublicTentId): Promise<void> {
  await readVocabulary(ctx, await visibleFindable(ctx, tentId));
}

/** Whether it is already loaded. */
export const isSearchPrepared = (ctx: ServiceContext, tentId: PublicTentId): boolean =>
  cachedVocabulary(ctx, { tentId, whole: false }) !== undefined;

/** Products that a visitor may see, found by words that may contain typos. */
export async function searchProducts(
  ctx: ServiceContext,
  tentId: PublicTentId,
  asked: SearchQuery,
  size = PAGE_SIZE,
): Promise<ListPage> {
  const words = searchWords(asked.query);
  if (asked.query !== "" && words.length === 0) return NONE;
  const [visible, parts] = await Promise.all([visibleFindable(ctx, tentId), filters(ctx, tentId, asked)]);
  if (parts === null) return NONE;
  const where = Prisma.join([visible.where, ...parts], " ");
  const key = sortKey(asked.order, words);
  const { rows, total } = await askWords(ctx, words, visible, async (readings) => {
    const rows = await ctx.db.$queryRaw(searchStatement({ readings, where, key }, { size, page: asked.page }));
    return { ...(totals.parse(rows)[0] ?? NOTHING), rows };
  });
  if (total === 0 && asked.page > 1) return searchProducts(ctx, tentId, { ...asked, page: 1 }, size);
  return { total, products: cardRows.parse(rows).map(toCard), page: asked.page, pages: pageCount(total, size) };
}
