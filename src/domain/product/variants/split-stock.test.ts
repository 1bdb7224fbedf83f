import { expect, test } from "vitest";
import { milli } from "../../money/milli";
import { splitStock } from "./split-stock";

test.each([
  ["12 units", 12_000, 3, "UNIT", [4_000, 4_000, 4_000]],
  ["11 units", 11_000, 3, "UNIT", [4_000, 4_000, 3_000]],
  ["none", 0, 2, "UNIT", [0, 0]],
  ["fewer than combinations", 1_000, 3, "UNIT", [1_000, 0, 0]],
  ["kilos", 2_500, 2, "KG", [1_250, 1_250]],
  ["more sold than there was", -2_000, 2, "UNIT", [0, 0]],
] as const)("splits %s", (_, stock, parts, unit, expected) => {
  expect(splitStock(milli(stock), parts, unit)).toEqual(expected);
});
