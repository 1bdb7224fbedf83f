import { fill } from "~/copy/fill";
import { formatAmount } from "~/domain/money/money";

/** "1 producto" or "1.200 productos". */
export function countText(words: { one: string; many: string }, n: number): string {
  return n === 1 ? words.one : fill(words.many, { n: formatAmount(n) });
}
