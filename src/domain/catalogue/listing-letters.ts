import { foldText } from "../text";
import { pageCount } from "./view";

/** The letter of names that begin with a digit or a sign. */
const NO_LETTER = "#";

/** The letter under which a product is listed: "Ñandú" under N, "7 Up" under "#". */
export function letterOf(name: string): string {
  const first = foldText(name).charAt(0);
  return /[a-z]/.test(first) ? first.toUpperCase() : NO_LETTER;
}

export interface LetterCount {
  letter: string;
  count: number;
}

export interface IndexedLetter extends LetterCount {
  /** The page of the listing on which the letter begins. */
  page: number;
}

/** Where each letter of an alphabetical listing begins; `counts` in the listing's order. */
export function indexLetters(counts: readonly LetterCount[], size: number): IndexedLetter[] {
  let before = 0;
  return counts.map(({ letter, count }) => {
    const page = pageCount(before + 1, size);
    before += count;
    return { letter, count, page };
  });
}
