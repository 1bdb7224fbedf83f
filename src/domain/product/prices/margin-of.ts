import type { Cents } from "../../money/money";

const WHOLE = 10_000;

/** What is left of a price after the cost, in hundredths of a percent of the price; null without a price. */
export function marginOf(price: Cents | null, cost: Cents | null): number | null {
  if (price === null || cost === null || price === 0) return null;
  return Number((BigInt(price - cost) * BigInt(WHOLE)) / BigInt(price));
}
