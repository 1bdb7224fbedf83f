import { collapseBlanks, withoutAccents } from "../text";

/** What the letters of a PDF's own fonts (Windows-1252) hold above Latin-1. */
const MORE = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");
/** Signs of currencies, dashes and others that have another writing. */
const WRITTEN: Record<string, string> = {
  "₡": "¢",
  "₲": "Gs.",
  "₱": "$",
  "−": "-",
  "‐": "-",
  "‑": "-",
  "→": ">",
  "✓": "-",
  "′": "'",
  "″": '"',
  "\u00a0": " ",
  "\u202f": " ",
};

const isPrintable = (letter: string) => /^[\x20-\x7e\u00a1-\u00ff]$/.test(letter) || MORE.has(letter);

/** The text with what every reader of PDFs can show and search: other letters lose their marks, emojis go. */
export function printable(text: string): string {
  const letters = [...text.normalize("NFC").replace(/\s/gu, " ")].map((letter) => {
    const written = WRITTEN[letter] ?? letter;
    if ([...written].every(isPrintable)) return written;
    const plain = plainLetter(letter);
    return [...plain].every(isPrintable) ? plain : "";
  });
  return collapseBlanks(letters.join(""));
}

function plainLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const plain = withoutAccents(lower);
  return lower === letter ? plain : plain.toUpperCase();
}
