import { expect, it } from "vitest";
import { checkoutTotals } from "~/domain/catalogue/cart/checkout-machine";
import { cents } from "~/domain/money/money";
import { DOT_GROUPS } from "~/domain/money/number-format";
import type { PaymentMethod, PaymentPercent } from "~/domain/order/place/payment";
import { cartLine } from "~/test/cart-line";
import { cartPricing } from "./cart-pricing";

const adjustments: PaymentPercent[] = [
  { method: "CASH", percent: 10 },
  { method: "OTHER", percent: -7.5 },
];
const shop = {
  money: { symbol: "$", ...DOT_GROUPS },
  payment: { text: null, adjustments, alias: null, account: null, holder: null },
  minimumPurchaseCents: cents(1_500_000),
  delivery: { enabled: true, text: null, costCents: cents(350_000), freeFromCents: cents(1_500_000), zones: [] },
};
const choice = { method: "DELIVERY", zone: "", branchId: "" } as const;

it.each<[PaymentMethod | null, number, string[]]>([
  ["CASH", 1_350_000, ["10 % en efectivo"]],
  ["TRANSFER", 1_500_000, []],
  ["OTHER", 1_612_500, ["Recargo del 7,5 % con otro medio de pago"]],
  [null, 1_500_000, []],
])("prices a cart paid by %s, and judges minimum and free delivery before that", (payment, total, names) => {
  const totals = checkoutTotals([cartLine()], { choice, payment }, shop, cartPricing(shop));
  expect(totals).toMatchObject({
    subtotal: 1_500_000,
    total,
    minimumPurchase: { reached: true },
    delivery: { free: true },
  });
  expect(totals.discounts.map(({ name }) => name)).toEqual(names);
});

it("prices as a cart without rules where none applies", () => {
  const lines = [cartLine(), cartLine({ productId: 13, priceCents: null })];
  const state = { choice, payment: "TRANSFER" } as const;
  expect(checkoutTotals(lines, state, shop, cartPricing(shop))).toEqual(checkoutTotals(lines, state, shop));
});
