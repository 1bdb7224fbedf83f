import { CODE_MARK, MIN_BEGINNING, searchWordings } from "~/domain/catalogue/search/search";
import { codeKey } from "~/domain/catalogue/search/words";
import { Prisma } from "~/generated/prisma/client";

// Conditions for the search text of products `p`, in its present form (`searchText`) and in that of earlier releases, where a word may
// stand beside any sign. LIKE and regular expression metacharacters cannot occur in a word: `searchWords` leaves only letters and digits.

/** The index is queried with this many letters at most; with more of them it only takes longer. */
const MAX_LOOKUP_LETTERS = 5;

const anyOf = (words: readonly string[], ask: (word: string) => Prisma.Sql) =>
  Prisma.sql`(${Prisma.join(words.map(ask), " OR ")})`;

// The index is a trigram index: from three letters on it finds a word anywhere in one lookup, shorter ones only after a blank.
const lookedUp = (word: string) => Prisma.sql`p.search_text LIKE ${`%${word.slice(0, MAX_LOOKUP_LETTERS)}%`}`;
export const inText = (word: string) => Prisma.sql`strpos(p.search_text, ${word}) > 0`;
const begins = (word: string) => Prisma.sql`p.search_text LIKE ${`${word}%`} OR p.search_text LIKE ${`% ${word}%`}`;
const isCode = (key: string) => Prisma.sql`strpos(p.search_text, ${CODE_MARK + key + CODE_MARK}) > 0`;

const isOldText = Prisma.sql`right(p.search_text, 1) <> ${CODE_MARK}`;
const hasShortWord = (
  word: string,
) => Prisma.sql`p.search_text LIKE ${`${word} %`} OR p.search_text LIKE ${`% ${word} %`}
  OR ${isCode(word)} OR (${isOldText} AND p.search_text ~ ${`\\m${word}\\M`})`;

/** Whether one of a product's words begins with one of these, or is one of the short ones. */
export function startsWord(words: readonly string[]): Prisma.Sql {
  const long = words.filter(({ length }) => length >= MIN_BEGINNING);
  const short = words.filter(({ length }) => length < MIN_BEGINNING);
  const parts = short.length > 0 ? [anyOf(short, hasShortWord)] : [];
  if (long.length > 0) parts.push(startsLongWord(long));
  return Prisma.sql`(${Prisma.join(parts, " OR ")})`;
}

function startsLongWord(words: readonly string[]): Prisma.Sql {
  const whole = words.some(({ length }) => length > MAX_LOOKUP_LETTERS)
    ? Prisma.sql` AND ${anyOf(words, inText)}`
    : Prisma.empty;
  // a code, or in an old text a word after a sign: checked only when the cheaper conditions are false
  const marked = Prisma.sql`p.search_text ~ ${`\\m(?:${words.join("|")})`}`;
  return Prisma.sql`${anyOf(words, lookedUp)}${whole} AND (${anyOf(words, begins)} OR ${marked})`;
}

/** The same for a word that is still being typed: its first letter is enough. */
export const startsTyped = (word: string): Prisma.Sql =>
  word.length >= MIN_BEGINNING
    ? startsWord([word])
    : Prisma.sql`(${begins(word)} OR (${isOldText} AND p.search_text ~ ${`\\m${word}`}))`;

/** Whether one of a product's words is one of these. */
export function hasWord(words: readonly string[]): Prisma.Sql {
  return Prisma.sql`${anyOf(words, lookedUp)} AND p.search_text ~ ${`\\m(?:${words.join("|")})\\M`}`;
}

/** Whether one of a product's codes is the query. */
export const hasCode = (query: string): Prisma.Sql => {
  const key = codeKey(query);
  return isCode(key === "" ? CODE_MARK : key); // two marks never stand side by side
};

/** The conditions that a product has each word of a query whose last word is still being typed. */
export const typedWords = (words: readonly string[]): Prisma.Sql[] =>
  words.map((word, at) => (at === words.length - 1 ? startsTyped(word) : startsWord([word])));

/**
 * Whether a product has all words of a query, for lists that are narrowed while the merchant types. Everything has those of an
 * empty query, nothing those of one of signs alone.
 */
export function hasWords(query: string, has: (words: readonly string[]) => Prisma.Sql[] = typedWords): Prisma.Sql {
  const wordings = searchWordings(query).map((words) => Prisma.sql`(${Prisma.join(has(words), " AND ")})`);
  if (wordings.length > 0) return Prisma.sql`(${Prisma.join(wordings, " OR ")})`;
  return query.trim() === "" ? Prisma.sql`true` : Prisma.sql`false`;
}
