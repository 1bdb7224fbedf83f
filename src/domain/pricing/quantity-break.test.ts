import { expect, it } from "vitest";
import { type BreakTerms, breakGroups, stepProblems } from "./quantity-break";
import { breakStepsSchema } from "./quantity-break-schemas";

const price = (from: number, each: number): BreakTerms => ({ from, price: each, percent: null });
const share = (from: number, percent: number): BreakTerms => ({ from, percent, price: null });

it.each<[string, BreakTerms[], Record<string, string>]>([
  ["more units for less each", [price(6, 4_200), price(12, 3_900)], {}],
  ["in any order", [price(12, 3_900), price(6, 4_200)], {}],
  [
    "24 dearer than 12",
    [price(6, 4_200), price(12, 3_900), price(24, 4_300)],
    { "2.price": "quantityBreak.notCheaper" },
  ],
  ["12 for the price of 6", [price(6, 4_200), price(12, 4_200)], { "1.price": "quantityBreak.notCheaper" }],
  ["a smaller share", [share(6, 10), share(12, 9.99)], { "1.percent": "quantityBreak.notCheaper" }],
  ["the same quantity twice", [price(6, 4_200), price(6, 4_000)], { "1.from": "quantityBreak.fromTwice" }],
  [
    "what is wrong in itself",
    [price(1, 4_200), share(6, 0)],
    { "0.from": "quantityBreak.from", "1.percent": "promotion.percent" },
  ],
])("the steps of one rule: %s", (_, steps, problems) => {
  expect(stepProblems(steps)).toEqual(problems);
});

it("reports a step's problem at its field", () => {
  const { error } = breakStepsSchema.safeParse({
    ids: [],
    all: 1,
    steps: [
      { from: 6, price: 5 },
      { from: 7, price: 6 },
    ],
  });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["steps.1.price"]);
});

it("groups what the merchant edits together", () => {
  const all = { categoryIds: null, productIds: null };
  const of = (productIds: number[]) => ({ categoryIds: null, productIds });
  const on = { paused: false };
  const breaks = [
    { ...price(12, 5), ...of([2, 1]), ...on },
    { ...price(6, 9), ...of([1, 2]), ...on },
    { ...share(6, 9), ...of([1, 2]), ...on },
    { ...price(24, 4), ...of([1, 2]), paused: true },
    { ...price(6, 9), ...all, ...on },
  ];
  expect(breakGroups(breaks).map((group) => group.map(({ from }) => from))).toEqual([[6, 12], [6], [24], [6]]);
});
