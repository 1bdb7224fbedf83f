import { type Cents, cents, formatPrice, isAllToAsk, plus } from "../../money/money";
import type { MoneyFormat } from "../../money/number-format";

interface Total {
  total: Cents;
  hasUnpriced: boolean;
}

export interface TotalWords {
  /** Instead of an amount, where nothing has a price. */
  toAsk: string;
  /** After the amount, where some lines have none. */
  plusAsk: string;
}

/** What some lines of an order come to together. */
export const lineSums = (totals: readonly (Cents | null)[]): Total => ({
  total: totals.reduce<Cents>((sum, total) => plus(sum, total ?? cents(0)), cents(0)),
  hasUnpriced: totals.includes(null),
});

/** The total of an order, and what follows it where lines without a price come on top. */
export function totalParts(sums: Total, money: MoneyFormat, words: TotalWords): [total: string, more: string | null] {
  if (isAllToAsk(sums.total, sums.hasUnpriced)) return [words.toAsk, null];
  return [formatPrice(sums.total, money), sums.hasUnpriced ? words.plusAsk : null];
}

/** `totalParts` in one line. */
export const writtenTotal = (sums: Total, money: MoneyFormat, words: TotalWords): string =>
  totalParts(sums, money, words)
    .filter((part) => part !== null)
    .join(" ");
