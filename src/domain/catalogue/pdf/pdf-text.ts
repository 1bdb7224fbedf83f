import { collapseBlanks, withoutAccents } from "../../text";

/** The characters in the embedded fonts: Latin and Cyrillic, see scripts/make-print-fonts.py. */
const IN_FONTS =
  /^[ -~¡-¬®-ēĖ-īĮ-ķĹ-ľŁ-ňŊ-ōŐ-žƠơƯưǤ-ǩȘ-țЀ-џҐ-ғҖҗҚқҢңҮ-ҳҶҷҺһӀӏӘәӢӣӨөӮӯẀ-ẅẞẠ-ỹ–—‘’‚“”„†•…′″‹›⁄€₪₱₴₹₽№™↑↓−]$/u;

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
  Ω: "ohm",
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

function plainLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const plain = withoutAccents(lower);
  return lower === letter ? plain : plain.toUpperCase();
}
