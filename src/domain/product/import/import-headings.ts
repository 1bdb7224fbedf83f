import { foldText } from "../../text";
import { BARCODES, priceRank, REGULAR_PRICES, targetsByHeading, wordForms } from "./heading-words";
import type { ImportTarget } from "./import-fields";

/** What a heading says besides the field: taxes, the month and the year of the list. */
const ASIDES =
  /\b(?:(?:con|c|mas|\+|sin|s|incl|incluido|inc|no incluye|incluye)\s+(?:el\s+)?(?:iva|imp|impuestos|igv|itbms)|(?:iva|igv)\s+(?:incluido|incl|inc)|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept?iembre|octubre|noviembre|diciembre|20\d\d)\b/g;

/** Initials that a heading writes with dots. */
const INITIALS: Record<string, string> = { "p v p": "pvp", "p v s": "pvs", "u m": "um", "p l": "pl" };

/** "Prec. Unitario ($)" is "prec unitario". */
const plainWords = (heading: string) =>
  foldText(heading)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** "PRECIO UNIT.", "Prec. Unitario ($)" and "P. Unit." are all "precio unitario". */
function headingWords(heading: string): string {
  const words = plainWords(heading);
  // a heading that consists of these alone is about them: "IVA incluido", "Mayo"
  const kept = words.replace(ASIDES, " ").trim() || words;
  const letters = kept.replace(/\b(?:[a-z] )+[a-z]\b/g, (spaced) => INITIALS[spaced] ?? spaced);
  return letters
    .split(/\s+/)
    .flatMap((word) => (wordForms.has(word) ? (wordForms.get(word) ?? []) : word))
    .join(" ");
}

/** Whether prices of this heading are the price where a list has no other. */
export const isRegularPrice = (heading: string): boolean =>
  REGULAR_PRICES.includes(plainWords(heading)) || REGULAR_PRICES.includes(headingWords(heading));

/** The first of these whose words are all in the heading decides what a longer heading means. */
const WORD_RULES: readonly [ImportTarget, readonly string[]][] = [
  ["skip", ["total"]],
  ["skip", ["subtotal"]],
  ["skip", ["fecha"]],
  ["skip", ["descuento"]],
  ["skip", ["bulto"]],
  ["previousPrice", ["precio", "anterior"]],
  ["cost", ["costo"]],
  ["cost", ["coste"]],
  ["cost", ["precio", "compra"]],
  ["price", ["precio"]],
  ["sku", ["codigo"]],
  ["stock", ["stock"]],
  ["stock", ["cantidad"]],
  ["category", ["rubro"]],
  ["category", ["categoria"]],
  ["name", ["descripcion"]],
  ["name", ["producto"]],
  ["name", ["articulo"]],
];

/** Prices of which the heading does not tell whether the shop pays or asks them. */
const EITHER = ["unitario", "neto", "mayorista", "distribuidor", "revendedor"];

export interface HeadingMeaning {
  target: ImportTarget;
  /** Of several prices or codes the lowest is taken; infinite for a heading that is only like one. */
  rank: number;
  /** The price could as well be what the shop pays. */
  either: boolean;
  /** The heading is in the dictionary, and not only one of its words. */
  exact: boolean;
}

const MAX_WORDS = 6;

/** What a heading says about its column; undefined if nothing. */
export function headingMeaning(heading: string): HeadingMeaning | undefined {
  // Headings in English, such as "Unit", are no short forms of Spanish ones.
  const plain = plainWords(heading);
  const words = headingWords(heading);
  const exact = targetsByHeading.get(plain) ?? targetsByHeading.get(words);
  const parts = words.split(" ");
  const either = EITHER.some((word) => parts.includes(word));
  if (exact) {
    const isBarcode = BARCODES.includes(plain) || BARCODES.includes(words);
    const ofPrice = exact === "price" ? Math.max(priceRank(words), priceRank(plain)) : 0;
    const rank = isBarcode ? 1 : ofPrice;
    return { target: exact, exact: true, rank, either };
  }
  if (parts.length > MAX_WORDS) return undefined;
  const rule = WORD_RULES.find(([, needed]) => needed.every((word) => parts.includes(word)));
  return rule ? { target: rule[0], exact: false, rank: Number.POSITIVE_INFINITY, either } : undefined;
}

/** Whether the text is a heading of the dictionary, by which the row of the headings is found. */
export function isHeading(text: string): boolean {
  const meaning = text.length <= 60 ? headingMeaning(text) : undefined;
  return meaning?.exact === true && meaning.target !== "skip";
}
