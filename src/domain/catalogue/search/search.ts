import { type Cents, parsePrice } from "../../money/money";
import { foldText } from "../../text";
import { MAX_QUERY, parsePageNumber, SEARCH_ORDERS, type SearchOrder, type SearchQuery } from "../view";
import { MAX_CHOSEN_OPTIONS, parseChosenOption } from "./facets";
import { codeKey, foldedWords, joinedWords } from "./words";

export const MIN_SIMILARITY = 0.35;
/** Words begin with this many letters or more; shorter ones are only searched whole, as too many begin with two letters. */
export const MIN_BEGINNING = 3;
const MAX_WORDS = 6;
const MAX_DESCRIPTION = 600;

/** Stands before and after each code in a search text, so that a whole code is told from a part of one. */
export const CODE_MARK = "\u001f";

interface SearchedTexts {
  name: string;
  /** Codes of the product and of its variants. */
  codes?: readonly (string | null)[];
  category?: string | null;
  description?: string;
}

/**
 * The search text of a product, stored in its row and matched by trigrams: words between blanks, those of the name first, and
 * the codes without their signs at the end. Texts of earlier releases do not end with `CODE_MARK`.
 */
export function searchText({ name, codes = [], category, description = "" }: SearchedTexts): string {
  const given = codes.filter((code) => code !== null);
  const others = [
    ...new Set([...given, category ?? ""].flatMap(foldedWords)),
    ...foldedWords(description.slice(0, MAX_DESCRIPTION)),
  ];
  // listings are sorted by this text: a name that begins with a sign comes before all letters
  const start = /^[\p{L}\p{N}]/u.test(foldText(name)) ? "" : " ";
  const words = start + [...foldedWords(name), ...joinedWords(name), ...others].join(" ");
  const keys = [...new Set(given.map(codeKey))].filter(Boolean);
  return `${words} ${CODE_MARK}${keys.map((key) => key + CODE_MARK).join("")}`;
}

/** Words that say nothing of a product: "vela de soja" also finds "Vela soja". */
const LINKING_WORDS = new Set([
  "de",
  "del",
  "la",
  "el",
  "los",
  "las",
  "y",
  "e",
  "o",
  "u",
  "a",
  "al",
  "en",
  "para",
  "por",
]);

/** The words that a query searches for, each once: without linking words, except the last, which may be unfinished. */
export function searchWords(query: string): string[] {
  const words = foldedWords(query);
  const telling = words.filter((word, at) => at === words.length - 1 || !LINKING_WORDS.has(word));
  return [...new Set(telling)].slice(0, MAX_WORDS);
}

/** The same for each way to read the query: "AB-123" has two words, or is one if nothing has both. Empty for signs alone. */
export function searchWordings(query: string): string[][] {
  const words = searchWords(query);
  const joined = query.split(/\s+/).map((chunk) => joinedWords(chunk)[0] ?? chunk);
  const others = searchWords(joined.join(" "));
  return [words, ...(others.join(" ") === words.join(" ") ? [] : [others])].filter((one) => one.length > 0);
}

type Params = Record<string, string | string[] | undefined>;

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? (value[0] ?? "") : (value ?? ""));

const priceOf = (text: string): Cents | null => {
  const parsed = parsePrice(text);
  return parsed.ok ? parsed.cents : null;
};

const SLUG = /^[a-z0-9-]{1,80}$/;
const MAX_CATEGORIES = 30;

/** Parses the query string of the search page; invalid values count as absent. */
export function parseSearch(params: Params): SearchQuery {
  const query = one(params.q).replace(/\s+/g, " ").trim().slice(0, MAX_QUERY);
  const asked = one(params.orden);
  const order = SEARCH_ORDERS.find((known): known is SearchOrder => known === asked) ?? "relevancia";
  // without JavaScript the form sends two fields of the same name
  const [from = "", to = ""] = [params.precio ?? ""].flat().join("-").slice(0, 40).split("-");
  const options = [params.opcion ?? []]
    .flat()
    .map(parseChosenOption)
    .filter((option) => option !== null);
  return {
    query,
    order,
    categories: [...new Set([params.categoria ?? []].flat())]
      .filter((slug) => SLUG.test(slug))
      .slice(0, MAX_CATEGORIES),
    options: options.slice(0, MAX_CHOSEN_OPTIONS),
    inStockOnly: one(params.stock) === "1",
    offersOnly: one(params.oferta) === "1",
    minCents: priceOf(from),
    maxCents: priceOf(to),
    literal: one(params.igual) === "1",
    page: parsePageNumber(one(params.pagina)) ?? 1,
  };
}

/** Whether the search has any criterion. */
export const hasSearchTerms = (asked: SearchQuery): boolean =>
  asked.query !== "" ||
  asked.categories.length > 0 ||
  asked.options.length > 0 ||
  asked.inStockOnly ||
  asked.offersOnly ||
  asked.minCents !== null ||
  asked.maxCents !== null ||
  asked.order !== "relevancia";
