import { expect, it } from "vitest";
import { cartLine } from "~/test/cart-line";
import { cents } from "../../money/money";
import { type CartShop, checkoutTotals, type PriceCartGoods } from "./checkout-machine";
import { type CartGoal, cartGoals, nextGoal } from "./next-goal";

type Delivery = CartShop["delivery"];
const delivery = (over: Partial<Delivery> = {}): Delivery => ({
  enabled: true,
  text: null,
  costCents: cents(200_000),
  freeFromCents: cents(3_000_000),
  zones: [],
  ...over,
});
const choice = { method: "PICKUP", zone: "", branchId: "" } as const;

interface Case {
  /** One product at this price. */
  price: number | null;
  minimum?: number | null;
  delivery?: Partial<Delivery>;
  goods?: Partial<ReturnType<PriceCartGoods>>;
}

function goalOf({ price, minimum = 1_000_000, goods, ...over }: Case): CartGoal | null {
  const shop = { delivery: delivery(over.delivery), minimumPurchaseCents: minimum === null ? null : cents(minimum) };
  const lines = [cartLine({ priceCents: price === null ? null : cents(price) })];
  const totals = checkoutTotals(lines, { choice, payment: null }, shop);
  return nextGoal({ ...totals, goods: { ...totals.goods, ...goods } }, shop);
}

it.each<[string, Case, Partial<CartGoal> | null]>([
  ["the minimum first", { price: 400_000 }, { kind: "minimum", required: 1_000_000, missing: 600_000 }],
  ["then free delivery", { price: 1_000_000 }, { kind: "delivery", required: 3_000_000, missing: 2_000_000 }],
  ["free delivery at once without a minimum", { price: 1, minimum: null }, { kind: "delivery", missing: 2_999_999 }],
  ["free delivery, reached", { price: 3_000_000 }, { kind: "delivery", missing: 0 }],
  ["the minimum alone", { price: 400_000, delivery: { freeFromCents: null } }, { kind: "minimum", missing: 600_000 }],
  ["the minimum, reached", { price: 1_000_000, delivery: { enabled: false } }, { kind: "minimum", missing: 0 }],
  ["nothing", { price: 1, minimum: null, delivery: { freeFromCents: null } }, null],
  ["nothing where delivery is always free", { price: 1, minimum: null, delivery: { costCents: cents(0) } }, null],
  [
    "free delivery where one zone costs something",
    {
      price: 1,
      minimum: null,
      delivery: {
        costCents: null,
        zones: [
          { name: "Centro", costCents: cents(0) },
          { name: "Afueras", costCents: cents(1) },
        ],
      },
    },
    { kind: "delivery" },
  ],
  [
    "free delivery, reached by a promotion",
    { price: 1_000_000, goods: { freeDelivery: { kind: "PROMOTION", name: "Finde" } } },
    { kind: "delivery", missing: 0 },
  ],
  [
    "what the coupon needs, once the others are reached",
    { price: 3_000_000, goods: { couponMissing: cents(500_000) } },
    { kind: "coupon", required: 3_500_000, missing: 500_000 },
  ],
  [
    "free delivery before the coupon",
    { price: 2_000_000, goods: { couponMissing: cents(500_000) } },
    { kind: "delivery", missing: 1_000_000 },
  ],
  ["no minimum where nothing has a price", { price: null, delivery: { enabled: false } }, null],
])("a cart reaches %s", (_what, given, goal) => {
  if (goal === null) expect(goalOf(given)).toBeNull();
  else expect(goalOf(given)).toMatchObject(goal);
});

it.each([
  ["a minimum", { minimumPurchaseCents: cents(500) }, { most: 500 }],
  ["free delivery from more", { minimumPurchaseCents: cents(500), delivery: delivery() }, { most: 3_000_000 }],
  ["pieces of a list", { list: { id: 1, name: "M", minTotalCents: null, minUnits: 6 } }, { most: null }],
  ["coupons", { hasCoupons: true }, { most: null }],
  ["promotions", { rules: { breaks: [], promotions: [{ name: "2x1", kind: "NXM", buy: 2, pay: 1 }] } }, { most: null }],
  ["nothing", {}, null],
] as const)("carts of a shop with %s have goals", (_what, over, goals) => {
  const shop = {
    minimumPurchaseCents: null,
    delivery: delivery({ freeFromCents: null }),
    list: null,
    hasCoupons: false,
    rules: { breaks: [], promotions: [] },
  };
  expect(cartGoals({ ...shop, ...over } as Parameters<typeof cartGoals>[0])).toEqual(goals);
});
