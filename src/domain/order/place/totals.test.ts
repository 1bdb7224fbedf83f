import { describe, expect, it } from "vitest";
import { cents } from "../../money/money";
import { deliveryCostTo, type OrderTerms, orderTotals, priceDelivery } from "./totals";

const terms: OrderTerms = {
  minimumPurchase: null,
  cashDiscountPercent: 0,
  deliveryCost: cents(350_000),
  deliveryFreeFrom: cents(6_000_000),
  method: "DELIVERY",
  paymentMethod: null,
};
const zones = [
  { name: "Centro", costCents: cents(100_000) },
  { name: "Afueras", costCents: null },
];

it.each([
  ["CASH", 10, 1_000],
  ["TRANSFER", 10, 1_000],
  ["OTHER", 10, 0],
  [null, 10, 0],
  ["CASH", 0, 0],
] as const)("paid by %s with %i %% off: %i", (paymentMethod, cashDiscountPercent, amount) =>
  expect(orderTotals(cents(10_000), false, { ...terms, paymentMethod, cashDiscountPercent })).toMatchObject({
    discount: { amount },
    total: 360_000 - amount,
  }),
);

it.each([
  ["some goods below it", 4_000, false, { required: 5_000, reached: false, missing: 1_000 }],
  ["below it, and a line to ask for", 4_000, true, { required: 5_000, reached: false, missing: 1_000 }],
  ["nothing with a price", 0, true, null],
])("minimum purchase, %s", (_case, subtotal, hasUnpriced, minimumPurchase) =>
  expect(orderTotals(cents(subtotal), hasUnpriced, { ...terms, minimumPurchase: cents(5_000) })).toMatchObject({
    minimumPurchase,
  }),
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
