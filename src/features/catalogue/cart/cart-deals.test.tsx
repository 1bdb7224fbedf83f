import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cartRulesVerbsFor } from "~/copy/cart-verbs";
import { checkoutTotals } from "~/domain/catalogue/cart/checkout-machine";
import { milli } from "~/domain/money/milli";
import { cents } from "~/domain/money/money";
import { DOT_GROUPS } from "~/domain/money/number-format";
import type { PaymentMethod } from "~/domain/order/place/payment";
import { priceGoods } from "~/domain/pricing/price-goods";
import { NO_RULES, type PricingHint, type ShopRules } from "~/domain/pricing/rules";
import { cartLine } from "~/test/cart-line";
import { CartSaved, firstHint, lineDeals, lostDelivery } from "./cart-deals";
import { cartPricing, type PaymentRules } from "./cart-pricing";

const payments: PaymentRules = {
  CASH: { name: "10 % en efectivo", percent: 10 },
  OTHER: { name: "Recargo del 7,5 % con otro medio de pago", percent: -7.5 },
};
const money = { symbol: "$", ...DOT_GROUPS };
const shop = {
  minimumPurchaseCents: cents(1_500_000),
  delivery: { enabled: true, text: null, costCents: cents(350_000), freeFromCents: cents(1_500_000), zones: [] },
};
const choice = { method: "DELIVERY", zone: "", branchId: "" } as const;
const said = (node: ReactNode) =>
  renderToStaticMarkup(node)
    .replace(/<(?:p|small|b)\b[^>]*>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

it.each<[PaymentMethod | null, number, string[]]>([
  ["CASH", 1_350_000, ["10 % en efectivo"]],
  ["TRANSFER", 1_500_000, []],
  ["OTHER", 1_612_500, ["Recargo del 7,5 % con otro medio de pago"]],
  [null, 1_500_000, []],
])("prices a cart paid by %s, and judges minimum and free delivery before that", (payment, total, names) => {
  const totals = checkoutTotals([cartLine()], { choice, payment }, shop, cartPricing(payments, NO_RULES));
  expect(totals).toMatchObject({
    subtotal: 1_500_000,
    total,
    minimumPurchase: { missing: 0 },
    delivery: { free: true },
  });
  expect(totals.discounts.map(({ name }) => name)).toEqual(names);
});

it("prices as a cart without rules where none applies", () => {
  const lines = [cartLine(), cartLine({ productId: 13, priceCents: null })];
  const state = { choice, payment: "TRANSFER" } as const;
  const { goods, ...totals } = checkoutTotals(lines, state, shop, cartPricing(payments, NO_RULES));
  const { goods: unchanged, ...plain } = checkoutTotals(lines, state, shop);
  expect(totals).toEqual(plain);
  expect(goods).toMatchObject(unchanged);
});

it("says per line what the promotions of products and categories take off, what that saves in all, and what it loses", () => {
  const rules: ShopRules = {
    breaks: [],
    promotions: [
      { name: "2x1", kind: "NXM", buy: 2, pay: 1, categoryIds: [7] },
      { name: "20 %", kind: "PERCENT", percent: 20, productIds: [13] },
    ],
  };
  const lines = [
    cartLine({ quantity: milli(3_000), categoryId: 7, priceCents: cents(300_000) }),
    cartLine({ productId: 13, priceCents: cents(1_000_000) }),
    cartLine({ productId: 14, priceCents: null }),
  ];
  const price = cartPricing(payments, rules);
  const totals = checkoutTotals(lines, { choice, payment: "CASH" }, shop, price);
  expect(totals).toMatchObject({
    subtotal: 1_900_000,
    delivery: { cost: 350_000 },
    minimumPurchase: { missing: 0 },
    total: 1_610_000,
  });
  const goods = price(lines, null);
  expect(lineDeals(goods, money).map(said)).toEqual([
    "$ 9.000 $ 6.000 2x1 −$ 3.000",
    "$ 10.000 $ 8.000 20 % −$ 2.000",
    "",
  ]);
  const told = { goods, lines, totals, money, verbs: cartRulesVerbsFor(1) };
  expect(said(createElement(CartSaved, told))).toBe("Ahorrás $ 6.400");
  expect(firstHint(told, rules)?.text).toBe("2x1, Remera lisa: sumá 1 más y 1 es gratis");
  expect(lostDelivery(told)).toBe("Sin los descuentos el envío sería gratis");
  // a line that the shop was not asked about yet is in no category
  const unknown = lines.map(({ categoryId: _unknown, ...line }) => line);
  expect(price(unknown, null).discounts.map(({ name }) => name)).toEqual(["20 %"]);
});

it("names the promotion that delivers free", () => {
  const rules: ShopRules = { breaks: [], promotions: [{ name: "Finde sin envío", kind: "FREE_DELIVERY" }] };
  const lines = [cartLine({ priceCents: cents(100) })];
  const price = cartPricing({}, rules);
  const told = { goods: price(lines, null), lines, money, verbs: cartRulesVerbsFor(1) };
  const totals = checkoutTotals(lines, { choice, payment: null }, shop, price);
  expect(totals).toMatchObject({ total: 100, delivery: { free: true } });
  expect(said(createElement(CartSaved, { ...told, totals }))).toBe("Finde sin envío");
  const pickup = { choice: { ...choice, method: "PICKUP" as const }, payment: null };
  expect(said(createElement(CartSaved, { ...told, totals: checkoutTotals(lines, pickup, shop, price) }))).toBe("");
});

it.each<[PricingHint, number, string]>([
  [{ kind: "ADD_FREE", name: "3x2", productId: 12, add: 1, free: 1 }, 1, "3x2, Remera lisa: sumá 1 más y 1 es gratis"],
  [{ kind: "ADD_FREE", name: "4x2", productId: null, add: 2, free: 2 }, 1, "4x2: sumá 2 más y 2 son gratis"],
  [{ kind: "ADD_FREE", name: "3x2", productId: null, add: 1, free: 1 }, 3, "3x2: suma 1 más y 1 es gratis"],
  [
    { kind: "ADD_REDUCED", name: "Segunda", productId: 12, percent: 12.5 },
    1,
    "Segunda, Remera lisa: sumá 1 más con 12,5 % de descuento",
  ],
  [
    { kind: "BREAK_CHEAPER", name: "Por llevar 6 o más", add: milli(2_000) },
    1,
    "Por llevar 6 o más: con 2 más el total baja",
  ],
])("the hint %j in country %i", (hint, countryId, sentence) => {
  const goods = { ...priceGoods([], {}), hints: [hint] };
  const totals = checkoutTotals([], { choice: { ...choice, method: "PICKUP" }, payment: null }, shop);
  const told = { goods, lines: [cartLine()], totals, money, verbs: cartRulesVerbsFor(countryId) };
  expect(firstHint(told, NO_RULES)?.text).toBe(sentence);
});
