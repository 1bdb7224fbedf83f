import { collapseBlanks, withoutAccents } from "../../text";

/** The characters in the embedded fonts: Latin, Greek and Cyrillic, see scripts/make-print-fonts.py. */
const IN_FONTS =
  /^[ -~¡-¬®-ēĖ-īĮ-ķĹ-ľŁ-ňŊ-ōŐ-žƠơƯưǤ-ǩȘ-țΆΈ-ΊΌΎ-ΡΣ-ώЀ-џҐ-ғҖҗҚқҢңҮ-ҳҶҷҺһӀӏӘәӢӣӨөӮӯẀ-ẅẞẠ-ỹ–—‘’‚“”„†•…′″‹›⁄€₪₱₴₹₽№™↑↓−]$/u;

/** Replacements for currency signs, dashes and others. */
const WRITTEN: Record<string, string> = {
  "₡": "¢",
  "₲": "Gs.",
  "‐": "-",
  "‑": "-",
  "―": "—",
  "→": ">",
  "←": "<",
  "✓": "-",
  "✔": "-",
};

const isInFonts = (text: string) => text !== "" && [...text].every((letter) => IN_FONTS.test(letter));

/**
 * Reduces a text to characters a PDF can show and search: ornate letters become plain, letters missing from the fonts
 * lose their diacritics, emojis are removed.
 */
export function printable(text: string): string {
  const letters = [...text.normalize("NFC").replace(/\s/gu, " ")].map((letter) => {
    if (isInFonts(letter)) return letter;
    return [WRITTEN[letter] ?? "", letter.normalize("NFKC"), plainLetter(letter)].find(isInFonts) ?? "";
  });
  return collapseBlanks(letters.join(""));
}

/**
 * A name in printable characters, or what stands for it where no letter of it is printable, or no digit of a name without
 * letters.
 */
export function printableName(name: string, instead: string): string {
  const printed = printable(name);
  const hasLetters = (text: string) => /\p{L}/u.test(text);
  return hasLetters(printed) || (/\p{N}/u.test(printed) && !hasLetters(name)) ? printed : instead;
}

/** A product's name in printable characters, else its code, else what stands for it. */
export const printableProduct = ({ name, sku }: { name: string; sku: string | null }, instead: string): string =>
  printableName(name, printableName(sku ?? "", instead));

function plainLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const plain = withoutAccents(lower);
  return lower === letter ? plain : plain.toUpperCase();
}
