import { expect, test } from "vitest";
import { paymentChangeName } from "~/copy/payment-change";
import type { StoredCartLine } from "~/domain/catalogue/cart/cart";
import { checkoutTotals } from "~/domain/catalogue/cart/checkout-machine";
import { milli } from "~/domain/money/milli";
import { cents } from "~/domain/money/money";
import { DOT_GROUPS } from "~/domain/money/number-format";
import { firstPaymentOf, paymentChangeFor } from "~/domain/order/place/payment";
import { NO_RULES, type ShopRules } from "~/domain/pricing/rules";
import { cartPricing } from "../cart/cart-pricing";
import { type SumRules, sumOf } from "./goods-sum.island";

const line = (price: number | null, quantity: number, categoryId?: number | null): StoredCartLine => ({
  productId: 1,
  variantId: null,
  quantity: milli(quantity * 1000),
  name: "Yerba",
  variant: "",
  priceCents: price === null ? null : cents(price * 100),
  photo: null,
  href: "/catalogo/1",
  unit: "UNIT",
  step: milli(1000),
  minQuantity: milli(1000),
  ...(categoryId !== undefined && { categoryId }),
});
const tenPercent: ShopRules["promotions"][number] = { name: "Yerbas", kind: "PERCENT", percent: 10 };
const dozen: ShopRules["breaks"][number] = { name: "Docena", from: milli(12_000), percent: 20 };

test.each([
  ["nothing is in force", { breaks: [], promotions: [] }, [line(1000, 2)], 2000],
  ["10 % of everything", { breaks: [], promotions: [tenPercent] }, [line(1000, 2)], 1800],
  ["a break that is reached", { breaks: [dozen], promotions: [] }, [line(1000, 12)], 9600],
  ["a break that is not", { breaks: [dozen], promotions: [] }, [line(1000, 11)], 11_000],
  ["a price to ask for beside one", { breaks: [], promotions: [tenPercent] }, [line(1000, 1), line(null, 1)], 900],
  [
    "10 % of another category",
    { breaks: [], promotions: [{ ...tenPercent, categoryIds: [7] }] },
    [line(1000, 1, 8)],
    1000,
  ],
  ["10 % of its category", { breaks: [], promotions: [{ ...tenPercent, categoryIds: [7] }] }, [line(1000, 1, 7)], 900],
  [
    "no category at all",
    { breaks: [], promotions: [{ ...tenPercent, categoryIds: [7] }] },
    [line(1000, 1, null)],
    1000,
  ],
] as const)("%s", (_, rules, lines, sum) => {
  expect(sumOf(lines, rules)).toBe(sum * 100);
});

test.each([
  ["10 % off", 10, 1620],
  ["8 % more", -8, 1944],
])("the first way to pay has %s of what the rules left", (name, percent, sum) => {
  const rules: SumRules = { breaks: [], promotions: [tenPercent], payment: { name, percent } };
  expect(sumOf([line(1000, 2)], rules)).toBe(sum * 100);
});

test("the sum is the total that the cart of the page begins with", () => {
  const money = { symbol: "$", ...DOT_GROUPS };
  const adjustments = [
    { method: "CASH" as const, percent: 10 },
    { method: "OTHER" as const, percent: -8 },
  ];
  const first = firstPaymentOf({ adjustments, alias: null, account: null });
  const payment = paymentChangeFor(first, { adjustments, money }, paymentChangeName);
  expect(payment?.percent).toBe(10);
  const lines = [line(999.99, 3), line(null, 1)];
  const price = cartPricing({ CASH: payment }, NO_RULES);
  const delivery = { enabled: false, text: null, costCents: null, freeFromCents: null, zones: [] };
  const { total } = checkoutTotals(
    lines,
    { choice: { method: "PICKUP", zone: "", branchId: "" }, payment: first },
    { delivery, minimumPurchaseCents: null },
    price,
  );
  expect(sumOf(lines, { ...NO_RULES, payment })).toBe(total);
});

test("is not known while a rule is for a category and that of a line is missing", () => {
  expect(sumOf([line(1000, 1)], { breaks: [], promotions: [{ ...tenPercent, categoryIds: [7] }] })).toBeNull();
});
