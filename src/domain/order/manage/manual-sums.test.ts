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
  [
    "what the order was placed with, over other goods",
    [cents(2_000)],
    {
      deliveryCost: cents(0),
      discount: [
        { kind: "PROMOTION", name: "2x1", base: cents(1_000), amount: cents(500) },
        { kind: "PAYMENT", name: "10 % en efectivo", base: cents(500), amount: cents(50), percent: 10 },
      ],
    },
    {
      discount: 650,
      total: 1_350,
      discounts: [
        { kind: "PROMOTION", name: "2x1", base: 2_000, amount: 500 },
        { kind: "PAYMENT", name: "10 % en efectivo", base: 1_500, amount: 150, percent: 10 },
      ],
    },
  ],
  [
    "an amount that the order was placed with, over fewer goods",
    [cents(300)],
    {
      deliveryCost: cents(0),
      discount: [{ kind: "COUPON", name: "MATERA", base: cents(1_000), amount: cents(500) }],
    },
    { discount: 300, total: 0, discounts: [{ kind: "COUPON", name: "MATERA", base: 300, amount: 300 }] },
  ],
  [
    "more for a way to pay",
    [cents(1_000)],
    {
      deliveryCost: cents(5),
      discount: [{ kind: "PAYMENT", name: "Recargo", base: cents(500), amount: cents(-50), percent: -10 }],
    },
    { discount: -100, total: 1_105 },
  ],
  [
    "more for a way to pay, above the largest price",
    [MAX_CENTS],
    {
      deliveryCost: cents(0),
      discount: [{ kind: "PAYMENT", name: "Recargo", base: cents(500), amount: cents(-50), percent: -10 }],
    },
    "tooLarge",
  ],
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
