import { expect, test } from "vitest";
import { milli } from "~/domain/money/milli";
import { cents, typedFromCents } from "~/domain/money/money";
import { DOT_GROUPS } from "~/domain/money/number-format";
import {
  allowedRule,
  draftTotal,
  isComplete,
  pricedBy,
  priceOf,
  type SoldProduct,
  withCustomLine,
  withProduct,
} from "./draft-lines";

const flour: SoldProduct = {
  id: 3,
  name: "Harina",
  price: cents(150_050),
  listPrices: [{ listId: 7, price: cents(120_000) }],
  categoryId: null,
  unit: "KG",
  step: milli(500),
  minQuantity: milli(1_000),
  stock: null,
  paused: false,
  photo: null,
  variants: [],
};

test("adds a product with its minimum quantity, and one more step when it is added again", () => {
  const once = withProduct([], flour, null, DOT_GROUPS);
  expect(once).toMatchObject([{ key: "3.", quantity: 1_000, price: "1.500,50", lineId: null }]);
  const twice = withProduct(once, flour, null, DOT_GROUPS);
  expect(twice).toMatchObject([{ quantity: 1_500 }]);
  const variant = {
    id: 9,
    label: "Integral",
    price: null,
    listPrices: [{ listId: 7, price: cents(90_000) }],
    stock: null,
    paused: false,
  };
  expect(withProduct(twice, flour, variant, DOT_GROUPS)).toMatchObject([
    {},
    { key: "3.9", variantName: "Integral", price: "" },
  ]);
});

test("prices that nobody typed follow the list and come back, typed ones stay", () => {
  const variant = { id: 9, label: "Integral", price: null, listPrices: [{ listId: 7, price: cents(90_000) }] };
  const found = withProduct([], flour, null, DOT_GROUPS);
  const added = withProduct(found, flour, { ...variant, stock: null, paused: false }, DOT_GROUPS, 7);
  const free = withCustomLine(added, "k").map((line) => (line.key === "k" ? { ...line, price: "50" } : line));
  const prices = (lines: typeof free) => lines.map(({ price }) => price);
  expect(prices(free)).toEqual(["1.500,50", "900", "50"]);
  const onList = pricedBy(free, 7, DOT_GROUPS);
  expect(prices(onList)).toEqual(["1.200", "900", "50"]);
  expect(prices(pricedBy(onList, null, DOT_GROUPS))).toEqual(["1.500,50", "", "50"]);
  // a list that is not active any more has no prices
  expect(prices(pricedBy(onList, 8, DOT_GROUPS))).toEqual(["1.500,50", "", "50"]);
  const typed = onList.map((line) => (line.key === "3." ? { ...line, price: "1.000", prices: undefined } : line));
  expect(prices(pricedBy(typed, null, DOT_GROUPS))).toEqual(["1.000", "", "50"]);
});

test.each([
  ["1.500", 2_000, 300_000],
  ["", 2_000, null],
  ["doce", 2_000, undefined],
  ["999999999999,99", 2_000, undefined],
])("multiplies %j by %s to %s", (price, quantity, total) =>
  expect(draftTotal({ price, quantity: milli(quantity) })).toBe(total),
);

test("parses a formatted price back to the same amount", () => {
  for (const price of [...[0, 5, 100, 123_456_789].map(cents), null])
    expect(priceOf({ price: typedFromCents(price, DOT_GROUPS) })).toBe(price);
});

test("a line that is no product needs a name and a price", () => {
  const [line] = withCustomLine([], "k");
  if (!line) throw new Error("no line");
  expect(isComplete(line)).toBe(false);
  expect(isComplete({ ...line, name: "Arreglo" })).toBe(false);
  expect(isComplete({ ...line, name: "Arreglo", price: "2.000" })).toBe(true);
  expect(isComplete({ ...line, name: " ", price: "2.000" })).toBe(false);
});

test("a line whose typed quantity cannot be read has no total and is not stored, until another is typed or tapped", () => {
  const [line] = withProduct([], flour, null, DOT_GROUPS);
  if (!line) throw new Error("no line");
  const typed = { ...line, typedQuantity: { text: "1e3", problem: "invalid" as const } };
  expect([draftTotal(typed), isComplete(typed)]).toEqual([undefined, false]);
  const weighed = { ...line, quantity: milli(1_235), typedQuantity: { text: "1,235", problem: null } };
  expect([draftTotal(weighed), isComplete(weighed)]).toEqual([185_312, true]);
  const [stepped] = withProduct([typed], flour, null, DOT_GROUPS);
  expect(stepped).toMatchObject({ quantity: 1_500, typedQuantity: undefined });
});

test("a weighed product may have any quantity, a counted one those of its steps, a free line all", () => {
  const rule = { step: milli(500), minQuantity: milli(1_000) };
  const [kilos] = withProduct([], flour, null, DOT_GROUPS);
  const [units] = withProduct([], { ...flour, unit: "UNIT" }, null, DOT_GROUPS);
  const [free] = withCustomLine([], "k");
  expect([kilos, units, free].map((line) => line && allowedRule(line))).toEqual([
    { step: 1, minQuantity: 1 },
    rule,
    null,
  ]);
});
