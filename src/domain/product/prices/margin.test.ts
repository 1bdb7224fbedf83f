import { expect, test } from "vitest";
import { cents, MAX_CENTS } from "../../money/money";
import { priceFromCost } from "./margin";
import { marginOf } from "./margin-of";

test.each([
  [720_000, 6_500, 10_000, 1_190_000],
  [720_000, 6_500, 1, 1_188_000],
  [100, 0, 1, 100],
  [101, 5_000, 1, 152],
  // The step is too large for the price, so a smaller one is taken.
  [300, 5_000, 50_000, 500],
  [0, 6_500, 10_000, null],
  [MAX_CENTS, 100, 1, null],
])("a cost of %i plus %i rounded to %i is %j", (cost, hundredths, rounding, price) => {
  expect(priceFromCost(cents(cost), { hundredths, rounding: cents(rounding) })).toBe(price);
});

test.each([
  [3_290_000, 1_990_000, 3_951],
  [100, 100, 0],
  [100, 150, -5_000],
  [0, 100, null],
  [null, 100, null],
  [100, null, null],
])("the margin of price %j with cost %j is %j", (price, cost, margin) => {
  expect(marginOf(price === null ? null : cents(price), cost === null ? null : cents(cost))).toBe(margin);
});
