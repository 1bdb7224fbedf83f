import { foldText } from "../../text";
import { WORDS } from "./words";

interface WordReading {
  typed: string;
  meant: readonly string[];
}

/** A word in the spelling of the first name that has it, or else of the first with a word that begins with it. */
function spellingOf(word: string, products: readonly { name: string }[]): string | undefined {
  let begun: string | undefined;
  for (const { name } of products)
    for (const written of name.match(WORDS) ?? []) {
      const folded = foldText(written);
      if (folded === word) return written;
      if (folded.startsWith(word)) begun ??= written;
    }
  return begun;
}

/**
 * The query as it was understood, in the products' own spelling: "yerva orgnica" becomes "yerba orgánica". Null when no word was
 * corrected.
 */
export function correctedQuery(
  query: string,
  readings: readonly WordReading[],
  products: readonly { name: string }[],
): string | null {
  let changed = false;
  const text = query.replace(WORDS, (written) => {
    const { meant = [] } = readings.find(({ typed }) => typed === foldText(written)) ?? {};
    const spelled = meant.map((word) => spellingOf(word, products)).find((word) => word !== undefined);
    const found = spelled?.toLowerCase() ?? meant[0];
    if (found === undefined) return written;
    changed = true;
    return found;
  });
  return changed ? text : null;
}
