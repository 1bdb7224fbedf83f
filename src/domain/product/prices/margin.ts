import { type Cents, cents, MAX_CENTS } from "../../money/money";
import { roundExact } from "./price-change";

/** A price that is made of a cost. */
export interface MarginRule {
  /** Hundredths of a percent that are added to the cost. */
  hundredths: number;
  rounding: Cents;
}

const WHOLE = 10_000;

/** The cost plus the percentage, rounded to the nearest step; null if it is no price, because the cost is zero or huge. */
export function priceFromCost(cost: Cents, { hundredths, rounding }: MarginRule): Cents | null {
  const rounded = roundExact(BigInt(cost) * BigInt(WHOLE + hundredths), rounding);
  return rounded === 0n || rounded > BigInt(MAX_CENTS) ? null : cents(Number(rounded));
}
