import { phoneFragments } from "../../tent/phone";
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

/** What a search for a customer means: all its words in any order, or the parts of a phone, any of which is enough. */
export interface CustomerTerms {
  words: CustomerWord[];
  phones: string[];
}

export function customerTerms(search: string): CustomerTerms {
  const words = foldName(search).split(" ").filter(Boolean);
  return {
    words: words.map((word) => {
      if (!/^\d+$/.test(word)) return { text: word, digits: null };
      return { text: ` ${word}`, digits: word.length >= FEWEST_DIGITS ? word : null };
    }),
    phones: phoneFragments(search),
  };
}

/** Whether a search means this customer; `customerCondition` is the same in SQL. */
export function matchesCustomer({ name, phone }: { name: string; phone: string }, { words, phones }: CustomerTerms) {
  if (phones.some((part) => phone.includes(part))) return true;
  const folded = ` ${foldName(name)}`;
  const hasWord = ({ text, digits }: CustomerWord) =>
    folded.includes(text) || (digits !== null && phone.includes(digits));
  return words.length > 0 && words.every(hasWord);
}
