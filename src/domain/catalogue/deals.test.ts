import { describe, expect, test } from "vitest";
import { milli } from "../money/milli";
import { cents } from "../money/money";
import type { Promotion, QuantityBreak } from "../pricing/rules";
import { breaksFor, promotionsFor } from "./deals";

const card = { id: 1, categoryId: 7, priceCents: cents(500_000), from: false };
const rules = (promotions: Promotion[], breaks: QuantityBreak[] = []) => ({ promotions, breaks });
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe("the promotions of a product", () => {
  const twoForOne: Promotion = { name: "2x1", kind: "NXM", buy: 2, pay: 1 };
  const tenOff: Promotion = { name: "10 %", kind: "PERCENT", percent: 10 };
  const second: Promotion = { name: "2.ª", kind: "NTH_PERCENT", nth: 2, percent: 70 };
  const amount: Promotion = { name: "$ 3.000", kind: "AMOUNT", amount: cents(300_000) };
  const delivery: Promotion = { name: "Envío", kind: "FREE_DELIVERY" };

  test("are in the order of what they take off", () => {
    const found = promotionsFor(rules([delivery, tenOff, second, twoForOne, amount]), card);
    expect(names(found)).toEqual(["$ 3.000", "2x1", "2.ª", "10 %", "Envío"]);
  });

  test("are those that reach it, a product without a category too", () => {
    const all = rules([
      { ...tenOff, name: "everything" },
      { ...tenOff, name: "its category", categoryIds: [7, 8] },
      { ...tenOff, name: "another category", categoryIds: [8] },
      { ...tenOff, name: "itself", productIds: [1] },
      { ...tenOff, name: "products that were deleted", productIds: [] },
    ]);
    expect(names(promotionsFor(all, card))).toEqual(["everything", "its category", "itself"]);
    expect(names(promotionsFor(all, { ...card, categoryId: null }))).toEqual(["everything", "itself"]);
  });
});

describe("the quantity breaks of a product", () => {
  const from = (quantity: number, terms: { percent: number } | { price: number }): QuantityBreak => ({
    name: `Desde ${quantity}`,
    from: milli(quantity * 1_000),
    ...("price" in terms ? { price: cents(terms.price) } : terms),
  });
  const shown = (breaks: QuantityBreak[], over: object = {}) =>
    breaksFor(rules([], breaks), { ...card, ...over }).map(({ rule, priceCents }) => [rule.from / 1_000, priceCents]);

  test("have the price of a unit", () =>
    expect(shown([from(12, { percent: 20 }), from(6, { price: 420_000 })])).toEqual([
      [6, 420_000],
      [12, 400_000],
    ]));
  test("are those that make it cheaper than the ones before", () => {
    expect(shown([from(6, { price: 420_000 }), from(12, { percent: 10 })])).toEqual([[6, 420_000]]);
    expect(shown([from(6, { price: 500_000 }), from(8, { price: 600_000 })])).toEqual([]);
    expect(shown([from(6, { percent: 10 }), from(6, { price: 300_000 })])).toEqual([[6, 300_000]]);
  });
  test("of several prices have no price of their own, but for a fixed one", () =>
    expect(shown([from(6, { percent: 10 }), from(12, { price: 420_000 })], { from: true })).toEqual([
      [6, null],
      [12, 420_000],
    ]));
  test("without a price are none", () => expect(shown([from(6, { percent: 10 })], { priceCents: null })).toEqual([]));
});
