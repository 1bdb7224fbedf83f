import { expect, test } from "vitest";
import { milli } from "../../money/milli";
import { type Cents, cents, MAX_CENTS } from "../../money/money";
import { discountOf, editedTotal, orderSums } from "./manual-sums";

test.each<[Cents | null, number, Cents | number | null | "tooLarge"]>([
  [null, 1_000, null],
  [cents(333), 1_500, 500],
  [MAX_CENTS, 1_000, MAX_CENTS],
  [MAX_CENTS, 1_001, "tooLarge"],
])("%s times %s is %s", (price, quantity, total) => expect(editedTotal(price, milli(quantity))).toBe(total));

test.each<[string, (Cents | null)[], Parameters<typeof orderSums>[1], object | string]>([
  [
    "a percentage of priced lines",
    [cents(300), null],
    { deliveryCost: cents(50), discount: { percent: 10 } },
    { subtotal: 300, discount: 30, total: 320, hasUnpriced: true },
  ],
  [
    "an amount",
    [cents(1_000)],
    { deliveryCost: cents(0), discount: { amount: cents(280) } },
    { subtotal: 1_000, discount: 280, total: 720, hasUnpriced: false },
  ],
  ["everything off", [cents(10)], { deliveryCost: cents(5), discount: { percent: 100 } }, { discount: 10, total: 5 }],
  ["more than the goods", [cents(10)], { deliveryCost: cents(5), discount: { amount: cents(11) } }, "discountTooLarge"],
  ["too much", [MAX_CENTS], { deliveryCost: cents(1), discount: { amount: cents(0) } }, "tooLarge"],
])("sums with %s", (_name, totals, terms, sums) => {
  if (typeof sums === "string") expect(orderSums(totals, terms)).toBe(sums);
  else expect(orderSums(totals, terms)).toMatchObject(sums);
});

test.each<[number, number, object]>([
  [41_400, 4_140, { percent: 10 }],
  [999, 100, { percent: 10 }],
  [64_600, 2_800, { amount: 2_800 }],
  [64_600, 0, { amount: 0 }],
  [0, 0, { amount: 0 }],
])("a discount on %i of %i was meant as %j", (subtotal, discount, meant) => {
  expect(discountOf({ subtotal: cents(subtotal), discount: cents(discount) })).toEqual(meant);
});
