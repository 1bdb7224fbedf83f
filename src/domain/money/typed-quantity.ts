import type { Milli } from "./milli";
import type { NumberFormat } from "./number-format";
import { isOnStep, parseQuantity, type QuantityRule } from "./quantity";
import type { Unit } from "./unit";

/** What is wrong with a typed quantity; `step`: it is one, but not sold so. */
export type QuantityProblem = "invalid" | "notPositive" | "tooLarge" | "tooManyDecimals" | "step";

/** The text of a field while it is typed. */
export interface TypedQuantity {
  text: string;
  problem: QuantityProblem | null;
}

/** Reads the text of a field of the panel, which unlike a visitor's is never rounded to what is sold. */
export function readTypedQuantity(
  text: string,
  by: { unit: Unit; numbers: NumberFormat; rule: QuantityRule | null },
): { typed: TypedQuantity; quantity: Milli | undefined } {
  const problemOf = (problem: QuantityProblem) => ({ typed: { text, problem }, quantity: undefined });
  const parsed = parseQuantity(text, by.unit, by.numbers);
  if (!parsed.ok) return problemOf(parsed.reason === "empty" || parsed.reason === "unit" ? "invalid" : parsed.reason);
  if (by.rule && !isOnStep(parsed.quantity, by.rule)) return problemOf("step");
  return { typed: { text, problem: null }, quantity: parsed.quantity };
}
