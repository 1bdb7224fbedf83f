import { fill } from "~/copy/fill";
import { formatAmount } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";

/** "1 producto", "12 productos". */
export function counted(
  { one, many }: { one: string; many: string },
  n: number,
  numbers: NumberFormat,
  more: Record<string, string> = {},
) {
  return fill(n === 1 ? one : many, { n: formatAmount(n, numbers), ...more });
}
