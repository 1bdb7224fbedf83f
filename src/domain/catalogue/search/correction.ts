import { MAX_QUERY } from "../view";
import { asSounds, beginsAlike, sharesSounds, soundBits, TYPO, typoCost } from "./typo-cost";
import { foldedWords } from "./words";

/** The folded words of the product names in a shop, each once, sorted: the candidates for correcting a typo. */
export type Vocabulary = readonly string[];

/** A word has at most two corrections; the search looks for each of them. */
const MOST_MEANT = 2;
/** Words longer than this may have two typos, shorter ones one. */
const ONE_TYPO = 7;
/** Words up to this length resemble too many others: see `isSureOfShort`. */
const SHORT = 4;
/** What a plural adds to a short word. */
const PLURAL = 2;
/** Words that nobody means by a mistyped product. */
const NEVER_MEANT = new Set(["para", "por", "con", "sin", "del", "los", "las", "una", "uno", "que", "cada", "como"]);

/** Words with digits are not corrected, as codes and sizes differ by one digit; two letters match too much. */
export const isCorrectable = (word: string): boolean => word.length > 2 && !/\d/.test(word);

/** Takes names joined by spaces. Most words repeat, so each is processed once. */
export function vocabularyOf(names: string): Vocabulary {
  const written = [...new Set(names.split(" "))].filter(isCorrectable).join(" ");
  return [...new Set(foldedWords(written))].filter(isCorrectable).sort();
}

// The trigrams of pg_trgm: two blanks before the word, one after it.
function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

function likeness(typed: string, word: string): number {
  const wanted = trigrams(typed);
  const there = trigrams(word);
  return [...wanted].filter((one) => there.has(one)).length / wanted.size;
}

/** The highest cost that is corrected in a word. */
const mostCost = (typed: string): number =>
  !isCorrectable(typed) || typed.length > MAX_QUERY ? 0 : typed.length <= ONE_TYPO ? TYPO : 2 * TYPO;

/** A word and what its comparison needs. */
interface Heard {
  word: string;
  sounds: string;
  bits: number;
}

const hear = (word: string): Heard => {
  const sounds = asSounds(word);
  return { word, sounds, bits: soundBits(sounds) };
};

const heard = new WeakMap<Vocabulary, readonly Heard[]>();

/** The words that a mistyped one may mean, prepared once for all searches in the shop. */
function candidatesIn(vocabulary: Vocabulary): readonly Heard[] {
  const known = heard.get(vocabulary);
  if (known) return known;
  const made = vocabulary.filter((word) => !NEVER_MEANT.has(word)).map(hear);
  heard.set(vocabulary, made);
  return made;
}

/** The cost of the typos that make the typed word the beginning of another; above `most` when it is a different word. */
function costOf({ word: typed, sounds, bits }: Heard, there: Heard, most: number): number {
  if (there.sounds.length < sounds.length - most || !sharesSounds(bits, there.bits, most)) return most + 1;
  const { word } = there;
  if (typed.length <= SHORT && !(beginsAlike(typed, word) && word.length <= typed.length + PLURAL)) return most + 1;
  return typoCost(sounds, there.sounds, most);
}

/** How close a word is to the typed one: above 0 for a prefix, lower with each typo, null for no match. */
export function nearness(typed: string, word: string): number | null {
  if (word.startsWith(typed)) return likeness(typed, word);
  const most = mostCost(typed);
  if (most === 0) return null;
  const cost = costOf(hear(typed), hear(word), most);
  return cost > most ? null : likeness(typed, word) - cost;
}

/** A word that may be a plural, without its ending: "masetas" may be "maseta" or "maset". */
const singulars = (word: string): string[] =>
  ["s", "es"].filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));

/** Whether a word of the shop starts with this one. */
export const isKnownWord = (typed: string, vocabulary: Vocabulary): boolean =>
  vocabulary.some((word) => word.startsWith(typed));

/**
 * The corrections of a word with a typo: the nearest words, without those that start with it. A word of three or four letters
 * is corrected only when one word is nearer than all others, as many words differ from it by one letter.
 */
export function meantWords(typed: string, vocabulary: Vocabulary): string[] {
  const [meant = []] = [typed, ...singulars(typed)]
    .map((one) => nearestWords(one, vocabulary))
    .filter(({ length }) => length > 0);
  return meant;
}

function nearestWords(typed: string, vocabulary: Vocabulary): string[] {
  let most = mostCost(typed);
  if (most === 0) return [];
  const asked = hear(typed);
  let best = Number.POSITIVE_INFINITY;
  let nearest: string[] = [];
  for (const candidate of candidatesIn(vocabulary)) {
    const { word } = candidate;
    const cost = word.startsWith(typed) ? Number.POSITIVE_INFINITY : costOf(asked, candidate, most);
    if (cost > most || cost > best) continue;
    if (cost < best) nearest = [];
    best = cost;
    most = cost;
    // words that start with a result already match it
    if (!nearest.some((one) => word.startsWith(one))) nearest.push(word);
  }
  if (typed.length <= SHORT) return nearest.length === 1 ? nearest : [];
  const ranked = nearest.map((word) => ({ word, like: likeness(typed, word) })).sort((a, b) => b.like - a.like);
  return ranked
    .filter(({ like }) => like === ranked[0]?.like)
    .slice(0, MOST_MEANT)
    .map(({ word }) => word);
}
