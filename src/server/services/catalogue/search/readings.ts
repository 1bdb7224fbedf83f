import { isCorrectable, isKnownWord, meantWords, type Vocabulary } from "~/domain/catalogue/search/correction";
import { otherForms } from "~/domain/catalogue/search/word-forms";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { hasWord, inText, startsTyped, startsWord } from "~/server/services/search/text-match";
import { type Findable, readVocabulary } from "./read-vocabulary";

/** What may follow a whole word; asking for these takes a tenth of a regular expression. */
const AFTER_WORD = Prisma.sql`('', ' ', ',', '.', ')', '-', '/')`;

/** How well a product matches a word: best as its first word, then in the name, then elsewhere; whole words before prefixes. */
const fit = (word: string) => Prisma.sql`(CASE WHEN p.search_text LIKE ${`${word}%`}
    THEN CASE WHEN substr(p.search_text, ${word.length + 1}::int, 1) IN ${AFTER_WORD} THEN 5 ELSE 4 END
  WHEN strpos(p.search_text, ${word}) <= char_length(p.name)
    THEN CASE WHEN strpos(p.search_text || ' ', ${` ${word} `}) BETWEEN 1 AND char_length(p.name) THEN 3 ELSE 2 END
  ELSE 1 END)`;

/** A word as typed, its other forms in the shop, and the words it may be a typo of. */
export interface Reading {
  typed: string;
  forms: readonly string[];
  meant: readonly string[];
  /** Still being typed. */
  isBegun: boolean;
}

/** Exceeds any score of words matched as typos. */
export const EXACT = 100;
/** Exceeds the difference between the best and the worst match of a word. */
const AS_TYPED = 10;

const hasTyped = ({ typed, isBegun }: Reading): Prisma.Sql => (isBegun ? startsTyped(typed) : startsWord([typed]));

/**
 * Scores: a match of the word itself ranks above its other forms, these above any correction. Beside corrections the word itself
 * only counts as exact: what has it is asked for again, without them.
 */
export function fitOf(reading: Reading): Prisma.Sql {
  const { typed, forms, meant } = reading;
  const ways = [
    {
      there: Prisma.sql`${inText(typed)} AND ${hasTyped(reading)}`,
      score:
        meant.length > 0 ? Prisma.sql`${EXACT + AS_TYPED}::int` : Prisma.sql`${EXACT + AS_TYPED}::int + ${fit(typed)}`,
    },
    ...forms.map((word) => ({ there: hasWord([word]), score: Prisma.sql`${EXACT}::int + ${fit(word)}` })),
    ...meant.map((word) => ({ there: startsWord([word]), score: fit(word) })),
  ];
  const last = ways.pop();
  if (!last || ways.length === 0) return last?.score ?? Prisma.sql`0`;
  const others = ways.map(({ there, score }) => Prisma.sql` WHEN ${there} THEN ${score}`);
  return Prisma.sql`CASE${Prisma.join([Prisma.empty, ...others], "")} ELSE ${last.score} END`;
}

/** The condition that a product has the word in one of its readings. */
export function matches(reading: Reading): Prisma.Sql {
  const { typed, forms, meant } = reading;
  // corrections match more often than the typed word: tested first
  const begun = meant.length > 0 ? startsWord([...meant, typed]) : hasTyped(reading);
  return forms.length > 0 ? Prisma.sql`((${begun}) OR (${hasWord(forms)}))` : begun;
}

export interface Found {
  total: number;
  /** How many of them match the words as typed, or in another form. */
  exact: number;
}

export interface WantedWords {
  words: readonly string[];
  literal?: boolean;
  /** With filters set, finding nothing says nothing of the words. */
  filtered?: boolean;
  /** The last word is still being typed. */
  whileTyping?: boolean;
}

export interface Answer<T> {
  answer: T;
  /** The readings that found the answer. */
  readings: readonly Reading[];
}

function corrected(reading: Reading, vocabulary: Vocabulary): Reading {
  const meant = meantWords(reading.typed, vocabulary);
  return { ...reading, meant: [...new Set(meant.flatMap((word) => [word, ...otherForms(word, vocabulary)]))] };
}

const isForgiving = (readings: readonly Reading[]): boolean => readings.some(({ meant }) => meant.length > 0);

/**
 * The best result for the words: as typed and in their other forms; only where nothing has them so, with typos corrected. A
 * word that no name in the shop begins with is queried with its corrections right away, so that mostly one query is enough.
 */
export async function askWords<T extends Found>(
  ctx: ServiceContext,
  { words, literal = false, filtered = false, whileTyping = false }: WantedWords,
  findable: Findable,
  ask: (readings: readonly Reading[]) => Promise<T>,
): Promise<Answer<T>> {
  const typed = words.map((word, at) => ({
    typed: word,
    forms: [],
    meant: [],
    isBegun: whileTyping && at === words.length - 1,
  }));
  if (literal || !words.some(isCorrectable)) return { answer: await ask(typed), readings: typed };
  const vocabulary = await readVocabulary(ctx, findable);
  const forms = typed.map((reading) => ({ ...reading, forms: otherForms(reading.typed, vocabulary) }));
  const likely = forms.map((reading) =>
    reading.forms.length > 0 || isKnownWord(reading.typed, vocabulary) ? reading : corrected(reading, vocabulary),
  );
  const answer = await ask(likely);
  // something has the words as typed: in a description, or added a moment ago
  if (isForgiving(likely) && answer.exact > 0) return { answer: await ask(forms), readings: forms };
  if (answer.total > 0 || filtered) return { answer, readings: answer.exact > 0 ? forms : likely };
  // each word exists, but no product has them all
  const all = forms.map((reading) => corrected(reading, vocabulary));
  const more = all.some(({ meant }, at) => meant.length > (likely[at]?.meant.length ?? 0));
  return more ? { answer: await ask(all), readings: all } : { answer, readings: likely };
}
