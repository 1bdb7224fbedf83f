import { stemmer } from "@orama/stemmers/spanish";

/** A diminutive needs this much of its word: "cita" is none of "c". */
const MIN_BASE = 3;
/** Other forms of a word that one search looks for. */
const MAX_FORMS = 4;
/** How a word is written without the ending: "cuenqu" is "cuenc" before an i, and "tac" may be "taz". */
function spellings(base: string): string[] {
  if (base.endsWith("qu")) return [`${base.slice(0, -2)}c`];
  if (base.endsWith("gu")) return [base.slice(0, -1)];
  return base.endsWith("c") ? [base, `${base.slice(0, -1)}z`] : [base];
}

/** The words that a word may be the diminutive of: "remerita" of "remera", "tacita" of "taza", "panecito" of "pan". */
function diminishedWords(word: string): string[] {
  const [, start = "", vowel = ""] = /^(.+)it([oa])s?$/.exec(word) ?? [];
  const whole = spellings(start).flatMap((base) => [base + vowel, base]);
  // matecito, botoncito, lapicito; panecito, lucecita
  const cut = ["c", "ec"].filter((ending) => start.endsWith(ending)).map((ending) => start.slice(0, -ending.length));
  return [...whole, ...cut.flatMap((base) => [base, `${base}z`])].filter(({ length }) => length >= MIN_BASE);
}

/** A word, its singular where that is written with another letter, and what it may be the diminutive of. */
const basesOf = (word: string): string[] => [
  word,
  ...(word.endsWith("ces") ? [`${word.slice(0, -3)}z`] : []),
  ...diminishedWords(word),
];

interface Base {
  text: string;
  stem: string;
}

/** Shops share most of their words, and a search compares many of them: each is stemmed once. */
const stemmed = new Map<string, readonly Base[]>();
const MAX_STEMMED = 20_000;

function stemmedBases(word: string): readonly Base[] {
  const known = stemmed.get(word);
  if (known) return known;
  const bases = basesOf(word).map((text) => ({ text, stem: stemmer(text) }));
  if (stemmed.size >= MAX_STEMMED) stemmed.clear();
  stemmed.set(word, bases);
  return bases;
}

/** Number and gender change this many letters at the end; stems also unite verbs and their nouns, which differ by more. */
const MAX_ENDING = 2;

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

const isSameWord = (one: Base, other: Base): boolean =>
  one.stem === other.stem &&
  Math.max(one.text.length, other.text.length) - sharedLength(one.text, other.text) <= MAX_ENDING;

/**
 * The words of the shop that are the same word in another number or gender, or its diminutive: "mates" and "matecito" for
 * "mate". Takes folded words; without those that start with the word, which a search finds anyway.
 */
export function otherForms(word: string, words: readonly string[]): string[] {
  if (word.length < MIN_BASE || /\d/.test(word)) return [];
  const bases = stemmedBases(word);
  const start = word.slice(0, MIN_BASE - 1);
  return words
    .filter((one) => one.startsWith(start) && !one.startsWith(word))
    .filter((one) => stemmedBases(one).some((base) => bases.some((own) => isSameWord(own, base))))
    .slice(0, MAX_FORMS);
}
