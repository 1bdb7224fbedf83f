import { describe, expect, it } from "vitest";
import { paymentChangeName } from "~/copy/payment-change";
import { milli } from "../../money/milli";
import { cents } from "../../money/money";
import { DOT_GROUPS } from "../../money/number-format";
import { priceGoods } from "../../pricing/price-goods";
import type { GoodsLine, PricingRules } from "../../pricing/rules";
import { unchangedGoods } from "../../pricing/unchanged-goods";
import { sumOfDiscounts } from "./discounts";
import { type PaymentPercent, paymentChangeFor } from "./payment";
import {
  deliveryCostTo,
  deliveryRange,
  freeDeliveryLost,
  type OrderTerms,
  orderTotals,
  type PricingTerms,
  priceDelivery,
} from "./totals";

const terms: OrderTerms = {
  minimumPurchase: null,
  deliveryCost: cents(350_000),
  deliveryFreeFrom: cents(6_000_000),
  method: "DELIVERY",
};
const goods = (unitPrice: number | null): GoodsLine => ({
  productId: 1,
  variantId: null,
  categoryId: null,
  unit: "UNIT",
  quantity: milli(1_000),
  unitPrice: unitPrice === null ? null : cents(unitPrice),
});
const adjustments: PaymentPercent[] = [
  { method: "CASH", percent: 10 },
  { method: "OTHER", percent: -7.5 },
];
const money = { symbol: "$", ...DOT_GROUPS };
const zones = [
  { name: "Centro", costCents: cents(100_000) },
  { name: "Afueras", costCents: null },
];

it.each([
  ["CASH", 1_000, ["10 % en efectivo"]],
  ["TRANSFER", 0, []],
  ["OTHER", -750, ["Recargo del 7,5 % con otro medio de pago"]],
  [null, 0, []],
] as const)("paid by %s: %i off", (method, discount, names) => {
  const rules = { payment: paymentChangeFor(method, { adjustments, money }, paymentChangeName) };
  const totals = orderTotals(priceGoods([goods(10_000)], rules), terms);
  expect(totals).toMatchObject({ total: 360_000 - discount });
  expect(sumOfDiscounts(totals.discounts)).toBe(discount);
  expect(totals.discounts.map(({ name }) => name)).toEqual(names);
});

it("keeps the percentage of the payment, which follows the goods when the order is edited", () =>
  expect(
    orderTotals(priceGoods([goods(10_000)], { payment: { name: "Efectivo", percent: 10 } }), terms).discounts,
  ).toEqual([{ kind: "PAYMENT", name: "Efectivo", base: 10_000, amount: 1_000, percent: 10 }]));

describe("what judges what", () => {
  const coupon = { kind: "AMOUNT", name: "MATERA", amount: cents(100) } as const;
  const half = { kind: "PERCENT", name: "50 %", percent: 50 } as const;
  const wholesale = { name: "desde 1", from: milli(1_000), percent: 10 };
  const free = { kind: "FREE_DELIVERY", name: "Envío gratis" } as const;
  it.each<[string, Partial<PricingTerms>, object]>([
    [
      "the minimum looks at what breaks left",
      { minimumPurchase: cents(9_001), rules: { breaks: [wholesale] } },
      { minimumPurchase: { missing: 1 } },
    ],
    [
      "the minimum at its very cent",
      { minimumPurchase: cents(9_000), rules: { breaks: [wholesale] } },
      { minimumPurchase: { missing: 0 } },
    ],
    [
      "the minimum does not look at promotions",
      { minimumPurchase: cents(10_000), rules: { promotions: [half] } },
      { minimumPurchase: { missing: 0 } },
    ],
    [
      "free delivery looks at what the coupon left",
      { deliveryFreeFrom: cents(9_901), rules: { coupon } },
      { delivery: { free: false, missingForFree: 1 } },
    ],
    [
      "free delivery at its very cent",
      { deliveryFreeFrom: cents(9_900), rules: { coupon } },
      { delivery: { free: true } },
    ],
    [
      "free delivery does not look at the payment",
      { deliveryFreeFrom: cents(10_000), rules: { payment: { name: "Efectivo", percent: 50 } } },
      { delivery: { free: true }, total: 5_000 },
    ],
    [
      "free delivery that the goods never reached",
      { deliveryFreeFrom: cents(10_001), rules: { coupon } },
      { delivery: { missingForFree: 101 } },
    ],
    [
      "a promotion delivers free",
      { rules: { promotions: [free] } },
      { delivery: { cost: 0, free: true }, total: 10_000 },
    ],
    [
      "and changes nothing of a pickup",
      { method: "PICKUP", rules: { promotions: [free] } },
      { delivery: { cost: null, free: false }, total: 10_000 },
    ],
  ])("%s", (_case, more, totals) =>
    expect(orderTotals(priceGoods([goods(10_000)], more.rules ?? {}), { ...terms, ...more })).toMatchObject(totals),
  );
});

it.each([
  ["some goods below it", 4_000, false, { required: 5_000, missing: 1_000 }],
  ["below it, and a line to ask for", 4_000, true, { required: 5_000, missing: 1_000 }],
  ["nothing with a price", 0, true, null],
])("minimum purchase, %s", (_case, subtotal, hasUnpriced, minimumPurchase) =>
  expect(
    orderTotals(unchangedGoods(cents(subtotal), hasUnpriced), { ...terms, minimumPurchase: cents(5_000) }),
  ).toMatchObject({
    minimumPurchase,
  }),
);

it.each([
  ["the coupon takes it below", 9_901, { coupon: { kind: "AMOUNT", name: "MATERA", amount: cents(100) } }, 1],
  ["the goods never reached it", 10_001, { coupon: { kind: "AMOUNT", name: "MATERA", amount: cents(100) } }, null],
  ["it is reached", 9_900, { coupon: { kind: "AMOUNT", name: "MATERA", amount: cents(100) } }, null],
  ["nothing is taken off", 10_001, {}, null],
] satisfies [string, number, PricingRules, number | null][])(
  "free delivery that is lost: %s",
  (_case, from, rules, missing) => {
    const priced = priceGoods([goods(10_000)], rules);
    const { delivery } = orderTotals(priced, { ...terms, deliveryFreeFrom: cents(from) });
    expect(freeDeliveryLost(priced, delivery)).toEqual(
      missing === null ? null : { kind: "FREE_DELIVERY_LOST", missing },
    );
  },
);

describe("delivery cost by zone", () => {
  it.each<[string, typeof zones, string, number | null]>([
    ["the same everywhere", [], "Centro", 350_000],
    ["of a zone", zones, "Centro", 100_000],
    ["of a zone to be agreed", zones, "Afueras", null],
    ["before a zone is chosen", zones, "", null],
    ["of a zone that is gone", zones, "Sur", null],
  ])("%s", (_case, of, zone, cost) =>
    expect(deliveryCostTo(zone, { costCents: cents(350_000), zones: of })).toBe(cost),
  );
});

describe("delivery price", () => {
  it.each<[string, Partial<OrderTerms>, number, object]>([
    ["picked up", { method: "PICKUP" }, 100, { cost: null, free: false, toBeAgreed: false, missingForFree: null }],
    ["paid for", {}, 100, { cost: 350_000, free: false, toBeAgreed: false, missingForFree: 5_999_900 }],
    ["free from an amount", {}, 6_000_000, { cost: 0, free: true, toBeAgreed: false, missingForFree: null }],
    ["never free", { deliveryFreeFrom: null }, 100, { cost: 350_000, free: false, missingForFree: null }],
    ["always free", { deliveryCost: cents(0) }, 100, { cost: 0, free: true, toBeAgreed: false, missingForFree: null }],
    ["to be agreed", { deliveryCost: null }, 100, { cost: null, toBeAgreed: true, missingForFree: 5_999_900 }],
  ])("%s", (_case, more, subtotal, price) =>
    expect(priceDelivery(cents(subtotal), { ...terms, ...more })).toMatchObject(price),
  );
});

it.each([
  ["one cost", { costCents: cents(150_000), zones: [] }, { least: 150_000, most: 150_000, isOpen: false }],
  ["no cost of its own", { costCents: null, zones: [] }, null],
  [
    "zones",
    { costCents: cents(1), zones: zonesOf(300_000, 150_000) },
    { least: 150_000, most: 300_000, isOpen: false },
  ],
  ["a free zone", { costCents: null, zones: zonesOf(0, 150_000) }, { least: 0, most: 150_000, isOpen: false }],
  ["zones to be agreed", { costCents: cents(1), zones: zonesOf(null, null) }, null],
  [
    "some to be agreed",
    { costCents: null, zones: zonesOf(150_000, null) },
    { least: 150_000, most: 150_000, isOpen: true },
  ],
])("delivery may cost, before a zone is chosen, with %s", (_what, prices, range) => {
  expect(deliveryRange(prices)).toEqual(range);
});

function zonesOf(...costs: (number | null)[]) {
  return costs.map((cost, at) => ({ name: `Zona ${at}`, costCents: cost === null ? null : cents(cost) }));
}
