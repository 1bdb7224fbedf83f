import type { $brand } from "zod";

/** Quantities are integers in thousandths of the unit: 1,5 kg is 1500. For "100 g" one unit is a hundred grams. */
export type Milli = number & $brand<"Milli">;

/** Casts a number of thousandths without a check. */
export function milli(thousandths: number): Milli {
  return thousandths as Milli;
}

export const ONE = 1_000 as Milli;

/** Converts a number of units or a decimal of the database; null stays null. */
export function milliFromAmount<Value extends number | string | { toString(): string } | null>(
  amount: Value,
): Milli | Extract<Value, null> {
  return amount === null ? (null as Extract<Value, null>) : milli(Math.round(Number(amount) * ONE));
}

/** Converts to units, as the API and the database store them; null stays null. */
export function amountFromMilli<Value extends Milli | null>(quantity: Value): number | Extract<Value, null> {
  return quantity === null ? (null as Extract<Value, null>) : quantity / ONE;
}
