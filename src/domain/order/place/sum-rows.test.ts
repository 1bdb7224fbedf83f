import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "../../money/money";
import { orderSums } from "../manage/manual-sums";
import type { OrderDiscount } from "./discounts";
import { sumRows } from "./sum-rows";

const words = { subtotal: "Subtotal", discount: "Descuento", deliveryCost: "Costo de envío" };
const discount = (name: string, amount: number, more: Partial<OrderDiscount> = {}): OrderDiscount => ({
  kind: "PROMOTION",
  name,
  base: cents(0),
  amount: cents(amount),
  ...more,
});
const written = (of: { goods: number; discounts?: OrderDiscount[]; discount?: number; delivery?: number }) =>
  sumRows(
    {
      subtotal: cents(of.goods),
      discounts: of.discounts ?? [],
      discount: cents(of.discount ?? of.discounts?.reduce((sum, { amount }) => sum + amount, 0) ?? 0),
      deliveryCost: cents(of.delivery ?? 0),
    },
    words,
  ).map(({ label, amount }) => `${label} ${amount}`);

test.each<[string, Parameters<typeof written>[0], string[]]>([
  ["goods alone", { goods: 1_000 }, []],
  [
    "a discount and a delivery",
    { goods: 5_670_000, discounts: [discount("10 % en efectivo", 567_000)], delivery: 150_000 },
    ["Subtotal 5670000", "10 % en efectivo -567000", "Costo de envío 150000"],
  ],
  ["a delivery alone", { goods: 1_000, delivery: 50 }, ["Subtotal 1000", "Costo de envío 50"]],
  ["more for a way to pay", { goods: 1_000, discounts: [discount("+5 %", -50)] }, ["Subtotal 1000", "+5 % 50"]],
  ["an order from before discounts had names", { goods: 1_000, discount: 100 }, ["Subtotal 1000", "Descuento -100"]],
  [
    "a delivery that a rule gives",
    { goods: 1_000, discounts: [discount("Envío 2x1", 0, { freeDelivery: true })] },
    ["Subtotal 1000", "Costo de envío (Envío 2x1) 0"],
  ],
])("the rows of %s", (_, order, rows) => expect(written(order)).toEqual(rows));

test("the rows of any order add up to its total", () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
  const order = fc.record({
    lines: fc.array(fc.option(amounts), { minLength: 1, maxLength: 5 }),
    deliveryCost: amounts,
    percents: fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(order, ({ lines, deliveryCost, percents }) => {
      const discounts = percents.map((percent) => discount(`${percent} %`, 1, { kind: "PAYMENT", percent }));
      const sums = orderSums(lines, { deliveryCost, discount: discounts });
      if (typeof sums === "string") return;
      const rows = sumRows(sums, words);
      const sum = rows.reduce((total, { amount }) => total + amount, 0);
      expect(rows.length === 0 ? sums.subtotal : sum).toBe(sums.total);
    }),
  );
});
