import { type Milli, ONE } from "../money/milli";
import type { Cents } from "../money/money";
import type { Unit } from "../money/unit";
import type { MinimumPurchase } from "../order/place/totals";
import { BY_PIECE } from "../pricing/promotions";

/** The larger of two amounts that an order must reach. */
export function largerMinimum(one: Cents | null, other: Cents | null): Cents | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/** The pieces of an order; what is weighed or measured counts once. */
const countPieces = (lines: readonly { unit: Unit; quantity: Milli }[]): number =>
  lines.reduce((sum, { unit, quantity }) => sum + (BY_PIECE.includes(unit) ? Math.floor(quantity / ONE) : 1), 0);

/** How far an order is from the pieces that a price list asks for; null if it asks for none. */
export function minimumOfPieces(
  lines: readonly { unit: Unit; quantity: Milli }[],
  required: number | null,
): MinimumPurchase | null {
  if (!required) return null;
  return { required, missing: Math.max(0, required - countPieces(lines)), ofPieces: true };
}
