import { foldText } from "../../text";

/** Matches each word of a text: letters, digits and combining accents. */
export const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

/** "1½" is read like "1 1/2", and "m²" like "m2". */
function plainNumbers(text: string): string {
  return text.replace(/\p{No}/gu, (sign) => {
    const plain = sign.normalize("NFKD");
    return plain.includes("\u2044") ? ` ${plain} ` : plain;
  });
}

const partsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text, folded, with signs as blanks: of products as they are stored, and of queries. */
export const foldedWords = (text: string): string[] => partsOf(foldText(plainNumbers(text)));

/** What is written with signs inside, without them: "Coca-Cola" is also "cocacola". Not what begins with a digit, as "1.5" is not 15. */
export const joinedWords = (text: string): string[] =>
  foldText(text)
    .split(" ")
    .map(partsOf)
    .filter(([first = "", ...more]) => more.length > 0 && /^\p{L}/u.test(first))
    .map((parts) => parts.join(""));

/** How a product's code is compared: "M-10", "m 10" and "M10" are the same. */
export const codeKey = (code: string): string => foldedWords(code).join("");
