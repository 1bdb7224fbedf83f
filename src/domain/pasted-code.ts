/** No code is longer; the patterns below would take long on a text without an end. */
const MAX_PASTED = 1_000;
/** Zero-width spaces, direction marks, soft hyphens, variation selectors of emojis, control characters but blanks. */
const INVISIBLE = /[\p{Cf}\p{VS}]|[^\P{Cc}\s]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
/** What no code begins or ends with. A percentage and an amount of money are no codes, and stay what they are. */
const AROUND = /^[^\p{L}\p{N}\p{M}_\-%$+]+|[^\p{L}\p{N}\p{M}_\-%$+]+$/gu;
const ITALIC = /^_+([^_].*[^_])_+$/;

const bare = (text: string): string => text.replace(AROUND, "");

/**
 * Reads a code that was copied from a chat, a mail or a document: without invisible characters, the marks of bold and italic
 * letters in WhatsApp, quotes, brackets, emojis and punctuation around it, and with plain dashes and letters.
 */
export function pastedCode(text: string): string {
  if (text.length > MAX_PASTED) return text;
  const plain = text.normalize("NFKC").replace(INVISIBLE, "").replace(DASHES, "-").replace(/\s+/g, " ");
  return bare(bare(plain).replace(ITALIC, "$1"));
}
