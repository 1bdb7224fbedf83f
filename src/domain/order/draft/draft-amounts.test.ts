import { expect, test } from "vitest";
import { cents } from "~/domain/money/money";
import { moneyFormatOf } from "~/domain/money/number-format";
import { amountsOf, typedAmount, typedDiscount } from "./draft-amounts";

const money = moneyFormatOf({ id: 1, symbol: "$" });

test.each([
  ["", true, { percent: 0 }],
  ["10", true, { percent: 10 }],
  ["7,5", true, { percent: 7.5 }],
  ["101", true, undefined],
  ["2.800", false, { amount: 280_000 }],
  ["mucho", false, undefined],
])("a discount typed as %j", (typed, percent, discount) => {
  expect(typedDiscount({ typed, percent })).toEqual(discount);
});

test("a stored order is shown as it was meant", () => {
  const sums = { subtotal: cents(4_140_000), discount: cents(414_000), discounts: [], deliveryCost: cents(320_000) };
  expect(amountsOf(sums, money)).toEqual({ deliveryCost: "3.200", discount: { typed: "10", percent: true } });
  const rule = { kind: "PAYMENT", name: "10 % en efectivo", base: cents(4_140_000), amount: cents(414_000) } as const;
  expect(amountsOf({ ...sums, discounts: [rule] }, money).discount).toBeNull();
  expect(amountsOf({ ...sums, discount: cents(280_000) }, money).discount).toEqual({ typed: "2.800", percent: false });
  expect(typedAmount("")).toBe(0);
});
