import { foldText } from "../../text";
import { MAX_QUERY } from "../view";
import { MIN_SIMILARITY } from "./search";

/** The words of the names in a shop, folded, each once: what a slip of the finger may have meant. */
export type Vocabulary = readonly string[];

/** A word is read as two others at most: each is looked for. */
const MOST_MEANT = 2;
/** From here on two slips are forgiven, in shorter words one. */
const LONG = 6;
/** From here on a word with one slip needs no further likeness. */
const SURE = 4;
const NO_LETTERS = /[^\p{L}\p{N}]+/u;

/** A code or a size of one figure more is another one, and two letters are like too much. */
export const canSlip = (word: string): boolean => word.length > 2 && !/\d/.test(word);

/** Of names, one after the other. Most of their words are the same ones: each is looked at once. */
export function vocabularyOf(names: string): Vocabulary {
  const written = [...new Set(names.split(" "))].filter(canSlip).join(" ");
  return [...new Set(foldText(written).split(NO_LETTERS))].filter(canSlip).sort();
}

// As pg_trgm cuts a word: two blanks before it, one behind.
function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

function likeness(asked: string, word: string): number {
  const wanted = trigrams(asked);
  const there = trigrams(word);
  return [...wanted].filter((one) => there.has(one)).length / wanted.size;
}

/** A bit for each letter of a word; two rare letters may share one. */
function letters(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether `asked` has at most so many letters that `word` lacks: each of them is a slip. */
function sharesLetters(asked: number, word: string, most: number): boolean {
  let lacking = asked & ~letters(word);
  for (let left = most; lacking !== 0 && left > 0; left--) lacking &= lacking - 1;
  return lacking === 0;
}

// made once, and used from start to end without a pause: making them takes longer than comparing
const ROOM = MAX_QUERY + 3;
let [before, last, row] = [new Uint8Array(ROOM), new Uint8Array(ROOM), new Uint8Array(ROOM)];

/** Letters that are missing, too many, wrong or swapped until `asked` begins `word`; more than `most` are not counted on. */
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
    // a swap leads over one row
    if (leastHere > most && leastBefore > most) return most + 1;
    leastBefore = leastHere;
    [before, last, row] = [last, row, before];
  }
  let slips = asked.length;
  for (let at = 0; at <= length; at++) slips = Math.min(slips, Number(last[at]));
  return slips;
}

/** How many slips are forgiven. */
const mostSlips = (asked: string): number =>
  !canSlip(asked) || asked.length > MAX_QUERY ? 0 : asked.length < LONG ? 1 : 2;

function nearnessOf(asked: string, its: number, word: string, most: number): number | null {
  if (word.length < asked.length - most || !sharesLetters(its, word, most)) return null;
  const slips = slipsUntil(asked, word, most);
  if (slips > most) return null;
  const like = likeness(asked, word);
  // two letters of four that are swapped leave little that is alike
  const sure = slips < 2 && asked.length >= SURE;
  return sure || like >= MIN_SIMILARITY ? like - slips : null;
}

/** How near a word is to what was asked: above 0 where it begins so, less with each slip, and null where it is another. */
export function nearness(asked: string, word: string): number | null {
  const most = mostSlips(asked);
  if (most > 0) return nearnessOf(asked, letters(asked), word, most);
  return word.startsWith(asked) ? likeness(asked, word) : null;
}

/** Whether a word of a shop begins so. */
export const isKnownWord = (asked: string, vocabulary: Vocabulary): boolean =>
  vocabulary.some((word) => word.startsWith(asked));

/** The words that are meant by one with a slip of the finger: the nearest that do not begin so themselves. */
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
    // one with more slips is never nearer
    most = Math.max(1, Math.ceil(-best));
    // what begins with another is found with it
    if (!meant.some((one) => word.startsWith(one))) meant.push(word);
  }
  return meant.slice(0, MOST_MEANT);
}
