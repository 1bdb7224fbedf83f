import { expect, test } from "vitest";
import { milli } from "./milli";
import { COMMA_GROUPS, DOT_GROUPS, type NumberFormat } from "./number-format";
import type { QuantityRule } from "./quantity";
import { type QuantityProblem, readTypedQuantity } from "./typed-quantity";
import type { Unit } from "./unit";

const by = (step: number, minQuantity: number): QuantityRule => ({
  step: milli(step),
  minQuantity: milli(minQuantity),
});
const anyWeight = by(1, 1);

test.each<[string, Unit, QuantityRule | null, NumberFormat, number | QuantityProblem]>([
  ["1,5", "KG", anyWeight, DOT_GROUPS, 1_500],
  ["1.5", "KG", anyWeight, DOT_GROUPS, 1_500],
  [",5", "KG", anyWeight, DOT_GROUPS, 500],
  ["1,235 kg", "KG", anyWeight, COMMA_GROUPS, 1_235],
  ["36", "UNIT", by(1_000, 1_000), DOT_GROUPS, 36_000],
  ["1.200", "UNIT", by(1_000, 1_000), DOT_GROUPS, 1_200_000],
  ["1,200", "UNIT", by(1_000, 1_000), COMMA_GROUPS, 1_200_000],
  ["235 g", "HUNDRED_GRAMS", anyWeight, DOT_GROUPS, 2_350],
  ["2,5", "UNIT", null, DOT_GROUPS, 2_500],
  ["0", "KG", anyWeight, DOT_GROUPS, "notPositive"],
  ["", "KG", anyWeight, DOT_GROUPS, "invalid"],
  ["1e3", "KG", anyWeight, DOT_GROUPS, "invalid"],
  ["2 m", "KG", anyWeight, DOT_GROUPS, "invalid"],
  ["100000", "UNIT", null, DOT_GROUPS, "tooLarge"],
  ["1,2345", "KG", anyWeight, DOT_GROUPS, "tooManyDecimals"],
  ["1,5", "UNIT", by(1_000, 1_000), DOT_GROUPS, "step"],
  ["7", "UNIT", by(6_000, 12_000), DOT_GROUPS, "step"],
  ["18", "UNIT", by(6_000, 12_000), DOT_GROUPS, 18_000],
])("a field of the panel reads %j in %s", (text, unit, rule, numbers, wanted) => {
  const { typed, quantity } = readTypedQuantity(text, { unit, numbers, rule });
  expect(typed.text).toBe(text);
  expect(typed.problem ?? quantity).toBe(wanted);
});
