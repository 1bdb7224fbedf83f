import { fill } from "~/copy/fill";
import { formatAmount } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";

/** "1 producto", "1.200 productos" or "1,200 productos". */
export function countText(words: { one: string; many: string }, n: number, numbers: NumberFormat): string {
  return n === 1 ? words.one : fill(words.many, { n: formatAmount(n, numbers) });
}
