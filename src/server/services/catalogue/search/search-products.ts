import { z } from "zod";
import { correctedQuery } from "~/domain/catalogue/search/corrected-query";
import { MIN_BEGINNING, searchWordings } from "~/domain/catalogue/search/search";
import { foldedWords, WORDS } from "~/domain/catalogue/search/words";
import { PAGE_SIZE, pageCount, type SearchOrder, type SearchQuery, type SearchResults } from "~/domain/catalogue/view";
import { foldText } from "~/domain/text";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { PREPARED } from "~/server/database/prepared-statements";
import { hasCode } from "~/server/services/search/text-match";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { cardColumns, cardJoins, cardRow, toCard } from "../card-rows";
import { lowestPrice, type PriceSource, priceSource } from "../price-source";
import { type PublicShop, readVisibilityCached, searchableProducts, type Visibility } from "../visible";
import { facetColumns, facetCounts, facetJoin, facetsOf, IN_ALL_FACETS, toFacets } from "./facet-counts";
import { cachedVocabulary, type Findable, readVocabulary } from "./read-vocabulary";
import { type Answer, askWords, EXACT, type Found, fitOf, matches, type Reading, type WantedWords } from "./readings";
import { allFilters, NO_FILTERS, type SearchFilters, searchFilters } from "./search-filters";

const totals = z.object({ total: z.number(), exact: z.number() });
const resultRow = totals.extend({ facets: facetCounts.nullable() });
/** The rows of `searchStatement`: a page without products has a single one, of no product. */
const resultRows = z.array(z.union([resultRow.extend(cardRow.shape), resultRow.extend({ id: z.null() })]));
const NOTHING = { total: 0, exact: 0 };
const NONE: SearchResults = { products: [], total: 0, page: 1, pages: 1 };

const BY_FIT = Prisma.sql`0`;

/** The primary sort key of products `p`, before the match score: ascending, nulls last. */
function sortKey(order: SearchOrder, hasWords: boolean, prices: PriceSource): Prisma.Sql {
  if (order === "menor-precio") return lowestPrice(prices);
  if (order === "mayor-precio") return Prisma.sql`-${lowestPrice(prices)}`;
  if (order === "nuevos") return Prisma.sql`-extract(epoch FROM p.created_at)`;
  if (order === "ofertas" || !hasWords) return Prisma.sql`(NOT p.offer)::int`;
  return BY_FIT;
}

/** What a product gains that has the query's words side by side, as in "dulce de leche"... */
const AS_PHRASE = 5;
/** ...and one whose code is the query: more than any words. */
const AS_CODE = 1000;

/** The condition that a product has the query's words side by side; null when it is a single word. */
function isPhrase(query: string): Prisma.Sql | null {
  const words = foldedWords(query);
  return words.length > 1 ? Prisma.sql`strpos(p.search_text, ${words.join(" ")}) > 0` : null;
}

interface Question {
  query: string;
  readings: readonly Reading[];
  /** The condition for the searchable products `p`. */
  where: Prisma.Sql;
  filters: SearchFilters;
  key: Prisma.Sql;
}

/** The condition that the products match all words. */
const matchesAll = (readings: readonly Reading[]): Prisma.Sql =>
  Prisma.join([Prisma.empty, ...readings.map((reading) => Prisma.sql` AND ${matches(reading)}`)], "");

/** The columns of `found`, by which it is sorted. */
function foundColumns({ query, readings, key }: Question): Prisma.Sql {
  const side = isPhrase(query);
  const gains = [
    ...(side ? [Prisma.sql`(${side})::int * ${AS_PHRASE}::int`] : []),
    ...(readings.length > 0 ? [Prisma.sql`(${hasCode(query)})::int * ${AS_CODE}::int`] : []),
  ];
  const fit = Prisma.join([Prisma.sql`0`, ...gains, ...readings.map(fitOf)], " + ");
  return Prisma.sql`p.id, (${key})::float8 AS key, ${fit} AS fit, p."order" AS place`;
}

/** CTE `found`: the ids of products that match all words and filters, to be sorted by `FOUND_ORDER`. */
function foundProducts(question: Question): Prisma.Sql {
  const { readings, where, filters } = question;
  return Prisma.sql`found AS MATERIALIZED (SELECT ${foundColumns(question)}
    FROM products p WHERE ${where}${allFilters(filters)}${matchesAll(readings)})`;
}

/** The same from CTE `matching`, which also holds the products that the filters hide: facets count them. */
function foundAmongMatching(question: Question, prices: PriceSource): Prisma.Sql {
  const { readings, where, filters } = question;
  return Prisma.sql`matching AS MATERIALIZED (SELECT ${foundColumns(question)}, ${facetColumns(filters, prices)}
    FROM products p ${facetJoin(prices)} WHERE ${where}${matchesAll(readings)}),
  found AS MATERIALIZED (SELECT id, key, fit, place FROM matching WHERE ${IN_ALL_FACETS})`;
}

/** Counts the matches, and those that have all words as typed or in another form. */
const counts = (words: number) => Prisma.sql`SELECT count(*)::int AS total,
  count(*) FILTER (WHERE fit >= ${EXACT * words}::int)::int AS exact FROM found`;

/** The answer for the first wording of a query that finds something; without any, that of the first. */
async function askWordings<T extends Found>(
  ctx: ServiceContext,
  { wordings, ...how }: Omit<WantedWords, "words"> & { wordings: readonly (readonly string[])[] },
  findable: Findable,
  ask: (readings: readonly Reading[]) => Promise<T>,
): Promise<Answer<T>> {
  const [words = [], ...others] = wordings;
  const first = await askWords(ctx, { words, ...how }, findable, ask);
  for (const words of first.answer.total > 0 ? [] : others) {
    const other = await askWords(ctx, { words, ...how }, findable, ask);
    if (other.answer.total > 0) return other;
  }
  return first;
}

/** CTE `found` for a query's best wording and reading, and how many that are. */
async function foundFor(
  ctx: ServiceContext,
  query: string,
  findable: Findable,
): Promise<Found & { found: Prisma.Sql }> {
  const { answer } = await askWordings(ctx, { wordings: searchWordings(query) }, findable, async (readings) => {
    const found = foundProducts({ query, readings, where: findable.where, filters: NO_FILTERS, key: BY_FIT });
    const rows = await ctx.db.$queryRaw`WITH ${found} ${counts(readings.length)}`;
    const [counted = NOTHING] = z.array(totals).parse(rows);
    return { ...counted, found };
  });
  return answer;
}

/** `found` for the best reading of the words. */
export const bestFound = async (ctx: ServiceContext, query: string, findable: Findable): Promise<Prisma.Sql> =>
  (await foundFor(ctx, query, findable)).found;

/**
 * Of a query that nothing has all words of, those that some product has: the rarest of them, as it tells most, and what stands
 * beside it. Null when none has any.
 */
async function tellingPart(ctx: ServiceContext, query: string, findable: Findable): Promise<string | null> {
  const countOf = async (words: readonly string[]) => (await foundFor(ctx, words.join(" "), findable)).total;
  const typed = query.match(WORDS) ?? [];
  const words = searchWordings(query)[0] ?? [];
  if (words.length < 2) return null;
  const counted: { word: string; count: number }[] = [];
  for (const word of words) if (word.length >= MIN_BEGINNING) counted.push({ word, count: await countOf([word]) });
  let rarest = counted.filter(({ count }) => count > 0).sort((one, other) => one.count - other.count);
  while (rarest.length > 1 && (await countOf(rarest.map(({ word }) => word))) === 0) rarest = rarest.slice(0, -1);
  const kept = new Set(rarest.map(({ word }) => word));
  return typed.filter((word) => kept.has(foldText(word))).join(" ") || null;
}

/** The order of rows `r` of `found`. */
export const FOUND_ORDER = Prisma.sql`r.key NULLS LAST, r.fit DESC, r.place, r.id`;

interface Slice {
  size: number;
  asked: SearchQuery;
  withFacets: boolean;
  prices: PriceSource;
}

/**
 * One page of matches as cards, with the total, and with the facets in its first row; a single row without a product when
 * there is none on the page. One statement, since a second one costs as much as a whole page of cards; prepared, since
 * planning takes longer than executing.
 */
function searchStatement(question: Question, { size, asked, withFacets, prices }: Slice): Prisma.Sql {
  const found = withFacets ? foundAmongMatching(question, prices) : foundProducts(question);
  const facets = withFacets
    ? Prisma.sql`CASE WHEN p.nth IS NULL OR p.nth = 1 THEN ${facetsOf(asked)} END`
    : Prisma.sql`NULL::json`;
  return Prisma.sql`${Prisma.raw(PREPARED)} WITH ${found},
    page AS (SELECT p.*, r.nth FROM (SELECT r.id, row_number() OVER (ORDER BY ${FOUND_ORDER}) AS nth FROM (
      SELECT * FROM found r ORDER BY ${FOUND_ORDER} LIMIT ${size} OFFSET ${(asked.page - 1) * size}) r) r
      JOIN products p ON p.id = r.id)
    SELECT ${cardColumns(prices)}, counts.total, counts.exact, ${facets} AS facets
    FROM (${counts(question.readings.length)}) counts LEFT JOIN page p ON true ${cardJoins(prices)} ORDER BY p.nth`;
}

const findableOf = (visibility: Visibility): Findable => ({
  tentId: visibility.tentId,
  where: searchableProducts(visibility),
  includesHidden: false,
});

/** Loads the vocabulary that a visitor's next search with a typo needs. */
export async function prepareSearch(ctx: ServiceContext, tentId: PublicTentId): Promise<void> {
  await readVocabulary(ctx, findableOf(await readVisibilityCached(ctx, tentId)));
}

/** Whether it is already loaded. */
export const isSearchPrepared = (ctx: ServiceContext, tentId: PublicTentId): boolean =>
  cachedVocabulary(ctx, { tentId, includesHidden: false }) !== undefined;

interface SearchOptions {
  size?: number;
  /** Also count what the results can be narrowed to. */
  withFacets?: boolean;
  /** The last word may be unfinished, and only what has all words is of use. */
  whileTyping?: boolean;
}

const isNarrowed = ({ categories, options, inStockOnly, offersOnly, minCents, maxCents }: SearchQuery): boolean =>
  categories.length > 0 || options.length > 0 || inStockOnly || offersOnly || minCents !== null || maxCents !== null;

/** Products that a visitor may see, found by words that may contain typos; where none has all words, by those that tell most. */
export async function searchProducts(
  ctx: ServiceContext,
  shop: PublicShop,
  asked: SearchQuery,
  options: SearchOptions = {},
): Promise<SearchResults> {
  const results = await searchPage(ctx, shop, asked, options);
  if (results.total > 0 || asked.literal || options.whileTyping) return results;
  const findable = findableOf(await readVisibilityCached(ctx, shop));
  // all words of the query may be in products that only its filters hide
  if (isNarrowed(asked) && (await foundFor(ctx, asked.query, findable)).total > 0) return results;
  const part = await tellingPart(ctx, asked.query, findable);
  if (part === null) return results;
  const { correction, ...found } = await searchPage(ctx, shop, { ...asked, query: part }, options);
  return { ...found, part: correction ?? part };
}

async function searchPage(
  ctx: ServiceContext,
  shop: PublicShop,
  asked: SearchQuery,
  { size = PAGE_SIZE, withFacets = false, whileTyping = false }: SearchOptions,
): Promise<SearchResults> {
  const { query } = asked;
  const wordings = searchWordings(query);
  if (query !== "" && wordings.length === 0) return NONE;
  const visibility = await readVisibilityCached(ctx, shop);
  const filters = await searchFilters(ctx, visibility, asked);
  const findable = findableOf(visibility);
  const { where } = findable;
  const prices = priceSource(visibility.prices);
  const key = sortKey(asked.order, query !== "", prices);
  const filtered = Object.values(filters).some((condition) => condition !== null);
  const wanted = { wordings, literal: asked.literal, filtered, whileTyping };
  const slice = { size, asked, withFacets, prices };
  const { answer, readings } = await askWordings(ctx, wanted, findable, async (readings) => {
    const rows = resultRows.parse(
      await ctx.db.$queryRaw(searchStatement({ query, readings, where, filters, key }, slice)),
    );
    return { ...(rows[0] ?? NOTHING), rows };
  });
  const { rows, total, exact } = answer;
  const products = rows.flatMap((row) => (row.id === null ? [] : [toCard(row)]));
  if (products.length === 0 && asked.page > 1)
    return searchPage(ctx, shop, { ...asked, page: 1 }, { size, withFacets, whileTyping });
  const correction = exact === 0 && total > 0 ? correctedQuery(query, readings, products) : null;
  const facets = rows[0]?.facets;
  return {
    total,
    products,
    page: asked.page,
    pages: pageCount(total, size),
    ...(correction ? { correction } : null),
    ...(facets ? { facets: toFacets(facets) } : null),
  };
}
