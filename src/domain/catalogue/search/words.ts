import { foldText } from "../../text";

/** Matches each word of a text: letters, digits and combining accents. */
export const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, folded like the products' search text. */
export const foldedWords = (text: string): string[] =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .filter(Boolean);
