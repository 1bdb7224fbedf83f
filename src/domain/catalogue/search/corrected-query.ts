import { foldText } from "../../text";
import { WORDS } from "./words";

interface WordReading {
  typed: string;
  meant: readonly string[];
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
  const names = products
    .flatMap(({ name }) => name.match(WORDS) ?? [])
    .map((word) => ({ word, folded: foldText(word) }));
  const inNames = (word: string) =>
    names.find(({ folded }) => folded === word) ?? names.find(({ folded }) => folded.startsWith(word));
  let changed = false;
  const text = query.replace(WORDS, (written) => {
    const { meant = [] } = readings.find(({ typed }) => typed === foldText(written)) ?? {};
    const found = meant.map((word) => inNames(word)?.word.toLowerCase()).find((word) => word !== undefined) ?? meant[0];
    if (found === undefined) return written;
    changed = true;
    return found;
  });
  return changed ? text : null;
}
