import { foldText } from "../../text";
import { MAX_QUERY } from "../view";
import { MIN_SIMILARITY } from "./search";

/** The folded words of the product names in a shop, each once: the candidates for correcting a typo. */
export type Vocabulary = readonly string[];

/** A word has at most two corrections; the search looks for each of them. */
const MOST_MEANT = 2;
/** Words of this length or more may have two typos, shorter ones one. */
const LONG = 6;
/** From this length on, a word with one typo needs no similarity check. */
const SURE = 4;
const NO_LETTERS = /[^\p{L}\p{N}]+/u;

/** Words with digits are not corrected, as codes and sizes differ by one digit; two letters match too much. */
export const canSlip = (word: string): boolean => word.length > 2 && !/\d/.test(word);

/** Takes names joined by spaces. Most words repeat, so each is processed once. */
export function vocabularyOf(names: string): Vocabulary {
  const written = [...new Set(names.split(" "))].filter(canSlip).join(" ");
  return [...new Set(foldText(written).split(NO_LETTERS))].filter(canSlip).sort();
}

// The trigrams of pg_trgm: two blanks before the word, one after it.
function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

function likeness(asked: string, word: string): number {
  const wanted = trigrams(asked);
  const there = trigrams(word);
  return [...wanted].filter((one) => there.has(one)).length / wanted.size;
}

/** A bit per letter of a word; two rare letters may share a bit. */
function letters(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether `word` lacks at most `most` letters of `asked`: each of them costs a typo. */
function sharesLetters(asked: number, word: string, most: number): boolean {
  let lacking = asked & ~letters(word);
  for (let left = most; lacking !== 0 && left > 0; left--) lacking &= lacking - 1;
  return lacking === 0;
}

// Reused buffers, as allocating them takes longer than comparing; safe because a comparison runs synchronously.
const ROOM = MAX_QUERY + 3;
let [before, last, row] = [new Uint8Array(ROOM), new Uint8Array(ROOM), new Uint8Array(ROOM)];

/** Missing, extra, wrong or swapped letters until `asked` is a prefix of `word`; stops counting above `most`. */
function slipsUntil(asked: string, word: string, most: number): number {
  const length = Math.min(word.length, asked.length + most);
  for (let at = 0; at <= length; at++) last[at] = at;
  let leastBefore = 0;
  for (let typed = 1; typed <= asked.length; typed++) {
    const letter = asked.charCodeAt(typed - 1);
    const letterBefore = asked.charCodeAt(typed - 2);
    let leastHere = typed;
    row[0] = typed;
    for (let at = 1; at <= length; at++) {
      const there = word.charCodeAt(at - 1);
      let least = Math.min(Number(last[at]), Number(row[at - 1])) + 1;
      least = Math.min(least, Number(last[at - 1]) + (letter === there ? 0 : 1));
      if (at > 1 && letterBefore === there && letter === word.charCodeAt(at - 2))
        least = Math.min(least, Number(before[at - 2]) + 1);
      row[at] = least;
      leastHere = Math.min(leastHere, least);
    }
    // a swap reaches back over one row
    if (leastHere > most && leastBefore > most) return most + 1;
    leastBefore = leastHere;
    [before, last, row] = [last, row, before];
  }
  let slips = asked.length;
  for (let at = 0; at <= length; at++) slips = Math.min(slips, Number(last[at]));
  return slips;
}

/** The most typos that are corrected in a word. */
const mostSlips = (asked: string): number =>
  !canSlip(asked) || asked.length > MAX_QUERY ? 0 : asked.length < LONG ? 1 : 2;

function nearnessOf(asked: string, its: number, word: string, most: number): number | null {
  if (word.length < asked.length - most || !sharesLetters(its, word, most)) return null;
  const slips = slipsUntil(asked, word, most);
  if (slips > most) return null;
  const like = likeness(asked, word);
  // swapping two of four letters leaves few trigrams in common
  const sure = slips < 2 && asked.length >= SURE;
  return sure || like >= MIN_SIMILARITY ? like - slips : null;
}

/** How close a word is to the query word: above 0 for a prefix, lower with each typo, null for no match. */
export function nearness(asked: string, word: string): number | null {
  const most = mostSlips(asked);
  if (most > 0) return nearnessOf(asked, letters(asked), word, most);
  return word.startsWith(asked) ? likeness(asked, word) : null;
}

/** Whether a word of the shop starts with this one. */
export const isKnownWord = (asked: string, vocabulary: Vocabulary): boolean =>
  vocabulary.some((word) => word.startsWith(asked));

/** The corrections of a word with a typo: the nearest words, without those that start with it. */
export function meantWords(asked: string, vocabulary: Vocabulary): string[] {
  const its = letters(asked);
  let most = mostSlips(asked);
  if (most === 0) return [];
  let best = Number.NEGATIVE_INFINITY;
  let meant: string[] = [];
  for (const word of vocabulary) {
    const near = word.startsWith(asked) ? null : nearnessOf(asked, its, word, most);
    if (near === null || near < best) continue;
    if (near > best) meant = [];
    best = near;
    // a word with more typos is never nearer
    most = Math.max(1, Math.ceil(-best));
    // words that start with a result already match it
    if (!meant.some((one) => word.startsWith(one))) meant.push(word);
  }
  return meant.slice(0, MOST_MEANT);
}
