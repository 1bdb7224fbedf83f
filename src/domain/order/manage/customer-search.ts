import { namedPhone } from "../../tent/phone";
import { foldText } from "../../text";

/** Names are compared without these: "O'Higgins" is found by "ohiggins". The database removes the same ones. */
export const DROPPED_MARKS = "'’‘ʼ`´.,()";
/** Names are compared with a blank for each of these: "Pérez-García" is found by "perez garcia". */
export const DIVIDING_MARKS = "-‐‑–—/_";

const DROPPED = new RegExp(`[${DROPPED_MARKS}\\p{Cf}]`, "gu");
const DIVIDING = new RegExp(`[${DIVIDING_MARKS.replace("-", "\\-")}]`, "g");

const foldName = (name: string): string => foldText(name.replace(DROPPED, "").replace(DIVIDING, " "));

/** A part of a stored phone must have this many digits to be searched among the words of a name. */
const FEWEST_DIGITS = 4;

interface CustomerWord {
  /** With a blank before it where it must begin a word of the name: "77" does not mean "Cliente 177". */
  text: string;
  /** What may also be a part of the phone. */
  digits: string | null;
}

/**
 * What a search for a customer means: all its words in any order, or one of the parts of a phone. With a name before the
 * phone, as in "Ana 11 2345-6789", also one of its parts together with all words of the name.
 */
export interface CustomerTerms {
  words: CustomerWord[];
  phones: string[];
  named: { words: string[]; phones: string[] } | null;
}

const wordsOf = (text: string): string[] => foldName(text).split(" ").filter(Boolean);

export function customerTerms(search: string): CustomerTerms {
  const { name, phones } = namedPhone(search);
  const nameWords = wordsOf(name);
  return {
    words: wordsOf(search).map((word) => {
      if (!/^\d+$/.test(word)) return { text: word, digits: null };
      return { text: ` ${word}`, digits: word.length >= FEWEST_DIGITS ? word : null };
    }),
    phones: name === "" ? phones : [],
    named: nameWords.length > 0 && phones.length > 0 ? { words: nameWords, phones } : null,
  };
}

/** Whether a search means this customer; `customerCondition` is the same in SQL. */
export function matchesCustomer({ name, phone }: { name: string; phone: string }, terms: CustomerTerms) {
  const { words, phones, named } = terms;
  const hasPart = (part: string) => phone.includes(part);
  if (phones.some(hasPart)) return true;
  const folded = ` ${foldName(name)}`;
  if (named?.words.every((word) => folded.includes(word)) && named.phones.some(hasPart)) return true;
  const hasWord = ({ text, digits }: CustomerWord) =>
    folded.includes(text) || (digits !== null && phone.includes(digits));
  return words.length > 0 && words.every(hasWord);
}
