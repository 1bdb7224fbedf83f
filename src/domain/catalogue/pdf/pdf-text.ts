import { collapseBlanks, withoutAccents } from "../../text";

/** The letters that the book's fonts hold: Latin and Cyrillic, see scripts/make-print-fonts.py. */
const HELD =
  /^[ -~¡-¬®-ēĖ-īĮ-ķĹ-ľŁ-ňŊ-ōŐ-žƠơƯưǤ-ǩȘ-țЀ-џҐ-ғҖҗҚқҢңҮ-ҳҶҷҺһӀӏӘәӢӣӨөӮӯẀ-ẅẞẠ-ỹ–—‘’‚“”„†•…′″‹›⁄€₪₱₴₹₽№™↑↓−]$/u;

/** Signs of currencies, dashes and others that have another writing. */
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

const isHeld = (text: string) => text !== "" && [...text].every((letter) => HELD.test(letter));

/**
 * The text with what a PDF can show and search: ornate letters become plain ones, those that no font of ours has lose
 * their marks, emojis go.
 */
export function printable(text: string): string {
  const letters = [...text.normalize("NFC").replace(/\s/gu, " ")].map((letter) => {
    if (isHeld(letter)) return letter;
    return [WRITTEN[letter] ?? "", letter.normalize("NFKC"), plainLetter(letter)].find(isHeld) ?? "";
  });
  return collapseBlanks(letters.join(""));
}

function plainLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const plain = withoutAccents(lower);
  return lower === letter ? plain : plain.toUpperCase();
}
