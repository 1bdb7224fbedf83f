import { foldedWords } from "~/domain/catalogue/search/words";
import { foldText } from "~/domain/text";

/** A part of a label, and whether it is what was typed. */
export interface LabelPart {
  text: string;
  found: boolean;
  at: number;
}

/** The places where words of the folded label begin with a typed word; null if one of them does not occur. */
function foundIn(folded: string, typed: string): [from: number, to: number][] | null {
  const found: [number, number][] = [];
  for (const word of foldedWords(typed)) {
    const from = ` ${folded}`.search(new RegExp(`[^\\p{L}\\p{N}]${word}`, "u"));
    if (from < 0) return null;
    found.push([from, from + word.length]);
  }
  return found;
}

/** Whether every typed word begins a word of the label, whatever the accents. */
export const isMatch = (label: string, typed: string): boolean => foundIn(foldText(label), typed) !== null;

/** The label in parts, with what was typed marked. */
export function labelParts(label: string, typed: string): LabelPart[] {
  const folded = foldText(label);
  // Folding "½" or "ß" changes the length: then no place can be marked.
  const places = folded.length === label.length ? (foundIn(folded, typed) ?? []) : [];
  const parts: LabelPart[] = [];
  let at = 0;
  const add = (to: number, found: boolean) => {
    if (to > at) parts.push({ text: label.slice(at, to), found, at });
    at = Math.max(at, to);
  };
  for (const [from, to] of places.sort(([a], [b]) => a - b)) {
    add(from, false);
    add(to, true);
  }
  add(label.length, false);
  return parts;
}
