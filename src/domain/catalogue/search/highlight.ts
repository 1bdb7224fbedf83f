import { foldText } from "../../text";
import { nearness } from "./correction";
import { WORDS } from "./words";

/** A part of a name, and whether it matches the query. */
export type NamePart = [text: string, found: boolean];

/** How many characters of the original `word` make up its first `length` folded ones. */
function writtenLength(word: string, length: number): number {
  let folded = 0;
  let written = 0;
  for (const letter of word) {
    const step = foldText(letter).length;
    // a combining accent belongs to the letter before it
    if (folded >= length && step > 0) break;
    folded += step;
    written += letter.length;
  }
  return written;
}

/** Splits a name at the matches of the query: the matching letters, or the whole word when the query had a typo. */
export function highlightName(name: string, words: readonly string[]): NamePart[] {
  const tokens = [...name.matchAll(WORDS)].map((match) => ({
    text: match[0],
    folded: foldText(match[0]),
    start: match.index,
    marked: 0,
  }));
  for (const word of words) {
    const begun = tokens.filter(({ folded }) => folded.startsWith(word));
    for (const token of begun) token.marked = Math.max(token.marked, writtenLength(token.text, word.length));
    if (begun.length > 0) continue;
    const near = tokens.map(({ folded }) => nearness(word, folded) ?? Number.NEGATIVE_INFINITY);
    const best = Math.max(...near);
    const meant = Number.isFinite(best) ? tokens[near.indexOf(best)] : undefined;
    if (meant) meant.marked = meant.text.length;
  }
  const parts: NamePart[] = [];
  let at = 0;
  for (const { start, marked } of tokens) {
    if (marked === 0) continue;
    if (start > at) parts.push([name.slice(at, start), false]);
    parts.push([name.slice(start, start + marked), true]);
    at = start + marked;
  }
  if (at < name.length) parts.push([name.slice(at), false]);
  return parts;
}
