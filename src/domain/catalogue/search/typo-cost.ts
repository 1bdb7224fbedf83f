import { MAX_QUERY } from "../view";

/** Costs are counted in halves of a typo, as letters that sound alike cost half of one. */
export const TYPO = 2;
const SOUNDS_ALIKE = 1;

/** "ll" and "rr" are one sound each: they are compared as single letters. */
const LL = "ʎ";
const RR = "ʀ";
/** Letters that are often written for one another; a mute "h" is handled apart. */
const SOUNDS: Record<string, string> = { b: "b", v: "b", s: "s", z: "s", c: "s", y: "y", [LL]: "y", r: "r", [RR]: "r" };

/** The letters of a word as they are compared: "llave" has four of them, and "bonbón" is "bombon". */
export const asSounds = (word: string): string =>
  word
    .replaceAll("ll", LL)
    .replaceAll("rr", RR)
    .replace(/n(?=[bpv])/g, "m");

const soundOf = (letter: string): string => SOUNDS[letter] ?? letter;

/** Whether both words begin with the same letter, or with letters that sound alike. */
export function beginsAlike(one: string, other: string): boolean {
  const [a = "", b = ""] = [one, other].map((word) => asSounds(word).replace(/^h/, ""));
  return soundOf(a.charAt(0)) === soundOf(b.charAt(0));
}

const H = "h".charCodeAt(0);
const soundCode = (code: number): number => soundOf(String.fromCharCode(code)).charCodeAt(0);
/** The sound of each character up to "ʎ": looked up once per pair of letters. */
const SOUND_CODES = Uint16Array.from({ length: LL.charCodeAt(0) + 1 }, (_, code) => soundCode(code));
const sound = (code: number): number => SOUND_CODES[code] ?? code;

const L = "l".charCodeAt(0);
const LL_CODE = LL.charCodeAt(0);
/** One "l" for two, as in a word that ends there because it is still being typed. */
const isHalf = (typed: number, there: number): boolean => typed === L && there === LL_CODE;

/** Cost of one letter too many or missing. */
const extra = (code: number): number => (code === H ? SOUNDS_ALIKE : TYPO);

const wrong = (typed: number, there: number): number =>
  typed === there ? 0 : sound(typed) === sound(there) || isHalf(typed, there) ? SOUNDS_ALIKE : TYPO;

// Reused buffers, as allocating them takes longer than comparing; safe because a comparison runs synchronously.
const ROOM = MAX_QUERY + 8;
let [before, last, row] = [new Uint8Array(ROOM), new Uint8Array(ROOM), new Uint8Array(ROOM)];

/**
 * What it costs to make `typed` a prefix of `word`, both as `asSounds` returns them: missing, extra, wrong or swapped letters.
 * Stops counting above `most`.
 */
export function typoCost(typed: string, word: string, most: number): number {
  // a mute h is the cheapest letter to add
  const length = Math.min(word.length, typed.length + Math.ceil(most / SOUNDS_ALIKE), ROOM - 1);
  last[0] = 0;
  for (let at = 1; at <= length; at++) last[at] = Math.min(255, Number(last[at - 1]) + extra(word.charCodeAt(at - 1)));
  let leastBefore = 0;
  for (let count = 1; count <= typed.length; count++) {
    const letter = typed.charCodeAt(count - 1);
    const letterBefore = typed.charCodeAt(count - 2);
    let leastHere = Math.min(255, Number(last[0]) + extra(letter));
    row[0] = leastHere;
    for (let at = 1; at <= length; at++) {
      const there = word.charCodeAt(at - 1);
      let least = Math.min(
        Number(last[at]) + extra(letter),
        Number(row[at - 1]) + extra(there),
        Number(last[at - 1]) + wrong(letter, there),
      );
      if (at > 1 && letterBefore === there && letter === word.charCodeAt(at - 2))
        least = Math.min(least, Number(before[at - 2]) + TYPO);
      row[at] = least;
      leastHere = Math.min(leastHere, least);
    }
    // a swap reaches back over one row
    if (leastHere > most && leastBefore > most) return most + 1;
    leastBefore = leastHere;
    [before, last, row] = [last, row, before];
  }
  let cost = 255;
  for (let at = 0; at <= length; at++) cost = Math.min(cost, Number(last[at]));
  return cost;
}

/** A bit per sound of a word; a rare letter may share its bit with another. A mute h has none, nor has "l", which may be half of "ll". */
export function soundBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code !== H && code !== L) bits |= 1 << (sound(code) & 31);
  }
  return bits;
}

/** Whether `word` lacks so few sounds of `typed` that `most` may suffice: each of them costs a whole typo. */
export function sharesSounds(typed: number, word: number, most: number): boolean {
  let lacking = typed & ~word;
  for (let left = Math.floor(most / TYPO); lacking !== 0 && left > 0; left--) lacking &= lacking - 1;
  return lacking === 0;
}
