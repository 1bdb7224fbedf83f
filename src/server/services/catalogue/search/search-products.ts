import { z } from "zod";
import { correctedQuery } from "~/domain/catalogue/search/corrected-query";
import { isCorrectable, isKnownWord, meantWords, type Vocabulary } from "~/domain/catalogue/search/correction";
import { searchWords } from "~/domain/catalogue/search/search";
import { otherForms } from "~/domain/catalogue/search/word-forms";
import { PAGE_SIZE, pageCount, type SearchOrder, type SearchQuery, type SearchResults } from "~/domain/catalogue/view";
import { foldText, storable } from "~/domain/text";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { PREPARED } from "~/server/database/prepared-statements";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { cardColumns, cardJoins, cardRow, toCard } from "../card-rows";
import { lowestPrice, type PriceSource, priceSource } from "../price-source";
import { type PublicShop, readVisibilityCached, searchableProducts, type Visibility } from "../visible";
import { facetColumns, facetCounts, facetJoin, facetsOf, IN_ALL_FACETS, toFacets } from "./facet-counts";
import { cachedVocabulary, type Findable, readVocabulary } from "./read-vocabulary";
import { allFilters, NO_FILTERS, type SearchFilters, searchFilters } from "./search-filters";

const totals = z.object({ total: z.number(), exact: z.number() });
const resultRow = totals.extend({ facets: facetCounts.nullable() });
/** The rows of `searchStatement`: a page without products has a single one, of no product. */
const resultRows = z.array(z.union([resultRow.extend(cardRow.shape), resultRow.extend({ id: z.null() })]));
const NOTHING = { total: 0, exact: 0 };
const NONE: SearchResults = { products: [], total: 0, page: 1, pages: 1 };

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

/** Whether one of a product's words is one of these. */
function hasWord(words: readonly string[]): Prisma.Sql {
  const any = Prisma.join(words.map(lookedUp), " OR ");
  return Prisma.sql`(${any}) AND p.search_text ~ ${`\\m(?:${words.join("|")})\\M`}`;
}

/** What may follow a whole word; asking for these takes a tenth of a regular expression. */
const AFTER_WORD = Prisma.sql`('', ' ', ',', '.', ')', '-', '/')`;

/** How well a product matches a word: best as its first word, then in the name, then elsewhere; whole words before prefixes. */
const fit = (word: string) => Prisma.sql`(CASE WHEN p.search_text LIKE ${`${word}%`}
    THEN CASE WHEN substr(p.search_text, ${word.length + 1}::int, 1) IN ${AFTER_WORD} THEN 5 ELSE 4 END
  WHEN strpos(p.search_text, ${word}) <= char_length(p.name)
    THEN CASE WHEN strpos(p.search_text || ' ', ${` ${word} `}) BETWEEN 1 AND char_length(p.name) THEN 3 ELSE 2 END
  ELSE 1 END)`;

/** A word as typed, its other forms in the shop, and the words it may be a typo of. */
interface Reading {
  typed: string;
  forms: readonly string[];
  meant: readonly string[];
}

/** Exceeds any score of words matched as typos. */
const EXACT = 100;
/** Exceeds the difference between the best and the worst match of a word. */
const AS_TYPED = 10;

/**
 * Scores: a match of the word itself ranks above its other forms, these above any correction. Beside corrections the word itself
 * only counts as exact: what has it is asked for again, without them.
 */
function fitOf({ typed, forms, meant }: Reading): Prisma.Sql {
  const ways = [
    {
      there: Prisma.sql`${inText(typed)} AND ${startsWord([typed])}`,
      score:
        meant.length > 0 ? Prisma.sql`${EXACT + AS_TYPED}::int` : Prisma.sql`${EXACT + AS_TYPED}::int + ${fit(typed)}`,
    },
    ...forms.map((word) => ({ there: hasWord([word]), score: Prisma.sql`${EXACT}::int + ${fit(word)}` })),
    ...meant.map((word) => ({ there: startsWord([word]), score: fit(word) })),
  ];
  const last = ways.pop();
  if (!last || ways.length === 0) return last?.score ?? BY_FIT;
  const others = ways.map(({ there, score }) => Prisma.sql` WHEN ${there} THEN ${score}`);
  return Prisma.sql`CASE${Prisma.join([Prisma.empty, ...others], "")} ELSE ${last.score} END`;
}

/** The condition that a product has the word in one of its readings. */
function matches({ typed, forms, meant }: Reading): Prisma.Sql {
  // corrections match more often than the typed word: tested first
  const begun = startsWord([...meant, typed]);
  return forms.length > 0 ? Prisma.sql`((${begun}) OR (${hasWord(forms)}))` : begun;
}

/** The primary sort key of products `p`, before the match score: ascending, nulls last. */
function sortKey(order: SearchOrder, words: readonly string[], prices: PriceSource): Prisma.Sql {
  if (order === "menor-precio") return lowestPrice(prices);
  if (order === "mayor-precio") return Prisma.sql`-${lowestPrice(prices)}`;
  if (order === "nuevos") return Prisma.sql`-extract(epoch FROM p.created_at)`;
  if (order === "ofertas" || words.length === 0) return Prisma.sql`(NOT p.offer)::int`;
  return BY_FIT;
}

/** What a product gains that has the query's words side by side, as in "TER-001" or "dulce de leche". */
const AS_PHRASE = 5;

/** The query as it stands in a text that has its words side by side; null when it is a single word. */
const phraseOf = (query: string): string | null => {
  const phrase = foldText(storable(query));
  return /[^\p{L}\p{N}]/u.test(phrase) ? phrase : null;
};

interface Question {
  phrase: string | null;
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
function foundColumns({ phrase, readings, key }: Question): Prisma.Sql {
  const side = phrase === null ? [] : [Prisma.sql`(strpos(p.search_text, ${phrase}) > 0)::int * ${AS_PHRASE}::int`];
  const fit = Prisma.join([Prisma.sql`0`, ...side, ...readings.map(fitOf)], " + ");
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

interface Found {
  total: number;
  /** How many of them match the words as typed, or in another form. */
  exact: number;
}

interface Wanted {
  words: readonly string[];
  literal: boolean;
  /** With filters set, finding nothing says nothing of the words. */
  filtered: boolean;
}

interface Answer<T> {
  answer: T;
  /** The readings that found the answer. */
  readings: readonly Reading[];
}

const asTyped = (typed: string): Reading => ({ typed, forms: [], meant: [] });

function corrected(typed: string, forms: readonly string[], vocabulary: Vocabulary): Reading {
  const meant = meantWords(typed, vocabulary);
  return { typed, forms, meant: [...new Set(meant.flatMap((word) => [word, ...otherForms(word, vocabulary)]))] };
}

const isForgiving = (readings: readonly Reading[]): boolean => readings.some(({ meant }) => meant.length > 0);

/**
 * The best result for the words: as typed and in their other forms; only where nothing has them so, with typos corrected. A
 * word that no name in the shop begins with is queried with its corrections right away, so that mostly one query is enough.
 */
async function askWords<T extends Found>(
  ctx: ServiceContext,
  { words, literal, filtered }: Wanted,
  findable: Findable,
  ask: (readings: readonly Reading[]) => Promise<T>,
): Promise<Answer<T>> {
  const typed = words.map(asTyped);
  if (literal || !words.some(isCorrectable)) return { answer: await ask(typed), readings: typed };
  const vocabulary = await readVocabulary(ctx, findable);
  const forms = words.map((word) => ({ ...asTyped(word), forms: otherForms(word, vocabulary) }));
  const likely = forms.map((reading) =>
    reading.forms.length > 0 || isKnownWord(reading.typed, vocabulary)
      ? reading
      : corrected(reading.typed, reading.forms, vocabulary),
  );
  const answer = await ask(likely);
  // something has the words as typed: in a description, or added a moment ago
  if (isForgiving(likely) && answer.exact > 0) return { answer: await ask(forms), readings: forms };
  if (answer.total > 0 || filtered) return { answer, readings: answer.exact > 0 ? forms : likely };
  // each word exists, but no product has them all
  const all = forms.map(({ typed, forms }) => corrected(typed, forms, vocabulary));
  const more = all.some(({ meant }, at) => meant.length > (likely[at]?.meant.length ?? 0));
  return more ? { answer: await ask(all), readings: all } : { answer, readings: likely };
}

/** Counts the matches, and those that have all words as typed or in another form. */
const counts = (words: number) => Prisma.sql`SELECT count(*)::int AS total,
  count(*) FILTER (WHERE fit >= ${EXACT * words}::int)::int AS exact FROM found`;

/** `found` for the best reading of the words. */
export async function bestFound(ctx: ServiceContext, query: string, findable: Findable): Promise<Prisma.Sql> {
  const words = searchWords(query);
  const phrase = phraseOf(query);
  const { answer } = await askWords(ctx, { words, literal: false, filtered: false }, findable, async (readings) => {
    const found = foundProducts({ phrase, readings, where: findable.where, filters: NO_FILTERS, key: BY_FIT });
    const [counted] = z.array(totals).parse(await ctx.db.$queryRaw`WITH ${found} ${counts(words.length)}`);
    return { ...(counted ?? NOTHING), found };
  });
  return answer.found;
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
}

/** Products that a visitor may see, found by words that may contain typos. */
export async function searchProducts(
  ctx: ServiceContext,
  shop: PublicShop,
  asked: SearchQuery,
  { size = PAGE_SIZE, withFacets = false }: SearchOptions = {},
): Promise<SearchResults> {
  const words = searchWords(asked.query);
  if (asked.query !== "" && words.length === 0) return NONE;
  const visibility = await readVisibilityCached(ctx, shop);
  const filters = await searchFilters(ctx, visibility, asked);
  const findable = findableOf(visibility);
  const { where } = findable;
  const prices = priceSource(visibility.prices);
  const key = sortKey(asked.order, words, prices);
  const phrase = phraseOf(asked.query);
  const filtered = Object.values(filters).some((condition) => condition !== null);
  const wanted = { words, literal: asked.literal, filtered };
  const slice = { size, asked, withFacets, prices };
  const { answer, readings } = await askWords(ctx, wanted, findable, async (readings) => {
    const rows = resultRows.parse(
      await ctx.db.$queryRaw(searchStatement({ phrase, readings, where, filters, key }, slice)),
    );
    return { ...(rows[0] ?? NOTHING), rows };
  });
  const { rows, total, exact } = answer;
  const products = rows.flatMap((row) => (row.id === null ? [] : [toCard(row)]));
  if (products.length === 0 && asked.page > 1)
    return searchProducts(ctx, shop, { ...asked, page: 1 }, { size, withFacets });
  const correction = exact === 0 ? correctedQuery(asked.query, readings, products) : null;
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
