import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { milli } from "../../money/milli";
import { cents } from "../../money/money";
import { priceGoods } from "../../pricing/price-goods";
import type { Coupon, GoodsLine, Promotion, QuantityBreak } from "../../pricing/rules";
import type { KeptRules } from "../place/kept-rules";
import { isPricedByRules, keptPricing } from "../place/kept-rules";
import { orderDiscounts, orderTotals } from "../place/totals";
import { lostRules, type RuledOrder, ruledSums } from "./ruled-sums";

const line = (units: number, over: Partial<GoodsLine> = {}): GoodsLine => ({
  productId: 1,
  variantId: null,
  categoryId: 1,
  unit: "UNIT",
  quantity: milli(units * 1_000),
  unitPrice: cents(100_000),
  ...over,
});
const other = (units: number, over: Partial<GoodsLine> = {}) => line(units, { productId: 2, categoryId: 2, ...over });
const rules = (over: Partial<KeptRules>): KeptRules => ({
  breaks: [],
  promotions: [],
  payments: [],
  coupon: null,
  ...over,
});
const promotion = (terms: object, over: object = {}) =>
  rules({ promotions: [{ name: "Promo", ...terms, ...over } as Promotion] });
const broken = (terms: object, over: object = {}) =>
  rules({ breaks: [{ name: "Desde 3", from: milli(3_000), ...terms, ...over } as QuantityBreak] });
const coupon = (terms: object, over: object = {}) =>
  rules({ coupon: { id: 1, name: "Cupón", minimum: null, ...terms, ...over } as KeptRules["coupon"] });

const order: RuledOrder = { method: "PICKUP", paymentMethod: null, deliveryCost: cents(0) };
const totalOf = (lines: GoodsLine[], by: KeptRules, over: Partial<RuledOrder> = {}) => {
  const sums = ruledSums(lines, by, { ...order, ...over });
  return typeof sums === "string" ? sums : sums.total;
};

const nxm = { kind: "NXM", buy: 3, pay: 2 };
const nth = { kind: "NTH_PERCENT", nth: 2, percent: 50 };
const off = { kind: "AMOUNT", amount: cents(50_000) };
const scoped = { categoryIds: [1] };

/** Of pieces of 1,000: what an order of so many costs by the rules that it keeps. */
test.each<[name: string, KeptRules, [units: number, total: number][]]>([
  [
    "3x2",
    promotion(nxm),
    [
      [1, 1],
      [2, 2],
      [3, 2],
      [6, 4],
      [7, 5],
    ].map(([u, t]) => [u ?? 0, (t ?? 0) * 100_000]),
  ],
  [
    "second at half",
    promotion(nth),
    [
      [1, 100_000],
      [2, 150_000],
      [3, 250_000],
      [4, 300_000],
    ],
  ],
  [
    "percent",
    promotion({ kind: "PERCENT", percent: 15 }),
    [
      [1, 85_000],
      [2, 170_000],
      [10, 850_000],
    ],
  ],
  [
    "amount a unit",
    promotion({ kind: "AMOUNT", amount: cents(10_000) }),
    [
      [1, 90_000],
      [3, 270_000],
    ],
  ],
  [
    "break in percent",
    broken({ percent: 10 }),
    [
      [2, 200_000],
      [3, 270_000],
      [6, 540_000],
      [1, 100_000],
    ],
  ],
  [
    "break with a price",
    broken({ price: cents(80_000) }),
    [
      [2, 200_000],
      [3, 240_000],
      [4, 320_000],
    ],
  ],
  [
    "coupon in percent",
    coupon({ kind: "PERCENT", percent: 10 }),
    [
      [1, 90_000],
      [2, 180_000],
      [5, 450_000],
    ],
  ],
  [
    "coupon of an amount",
    coupon(off),
    [
      [1, 50_000],
      [2, 150_000],
      [3, 250_000],
    ],
  ],
  [
    "coupon with a minimum",
    coupon(off, { minimum: cents(200_000) }),
    [
      [1, 100_000],
      [2, 150_000],
      [3, 250_000],
    ],
  ],
])("%s", (_name, by, rows) => {
  for (const [units, total] of rows) expect(totalOf([line(units)], by), `${units} units`).toBe(total);
});

test.each<[string, GoodsLine[], KeptRules, number, Partial<RuledOrder>?]>([
  ["another product", [line(2), other(1)], promotion(nxm), 300_000],
  ["another product that counts together", [line(2), other(1)], promotion({ ...nxm, acrossProducts: true }), 200_000],
  ["the category of the rule", [line(3), other(3)], promotion(nxm, scoped), 500_000],
  ["the product of the rule", [line(3), other(3)], promotion(nxm, { productIds: [2] }), 500_000],
  ["what is no product", [line(3, { productId: null, categoryId: null })], promotion(nxm, scoped), 300_000],
  ["what is weighed", [line(3, { unit: "KG" })], promotion(nxm), 300_000],
  ["a price by hand", [line(3, { unitPrice: cents(50_000) })], promotion(nxm), 100_000],
  ["a line to ask for", [line(3), other(1, { unitPrice: null })], promotion(nxm), 200_000],
  [
    "its way to pay",
    [line(2)],
    rules({ payments: [{ method: "CASH", name: "E", percent: 10 }] }),
    180_000,
    { paymentMethod: "CASH" },
  ],
  [
    "another way to pay",
    [line(2)],
    rules({ payments: [{ method: "CASH", name: "E", percent: 10 }] }),
    200_000,
    { paymentMethod: "OTHER" },
  ],
  ["a delivery", [line(3)], promotion(nxm), 230_000, { method: "DELIVERY", deliveryCost: cents(30_000) }],
  ["a discount by hand", [line(3)], promotion(nxm), 290_000, { discount: { amount: cents(10_000) } }],
  ["none by hand", [line(3)], promotion(nxm), 300_000, { discount: { amount: cents(0) } }],
])("by the rules, with %s", (_name, lines, by, total, over) => expect(totalOf(lines, by, over)).toBe(total));

test("is refused above the largest price, and with more by hand than the goods", () => {
  expect(totalOf([line(9_999, { unitPrice: cents(99_999_999_999_999) })], promotion(nxm))).toBe("tooLarge");
  expect(totalOf([line(1)], promotion(nxm), { discount: { amount: cents(100_001) } })).toBe("discountTooLarge");
});

test("a delivery is free by a rule as long as it costs nothing, also with a discount by hand", () => {
  const free = promotion({ kind: "FREE_DELIVERY" }, scoped);
  const away = { ...order, method: "DELIVERY" } as const;
  const namesOf = (lines: GoodsLine[], over: Partial<RuledOrder> = {}) => {
    const sums = ruledSums(lines, free, { ...away, ...over });
    return typeof sums === "string" ? sums : sums.discounts.map(({ kind, name }) => `${kind} ${name}`);
  };
  expect(namesOf([line(1)])).toEqual(["PROMOTION Promo"]);
  expect(namesOf([other(1)])).toEqual([]);
  expect(namesOf([line(1)], { deliveryCost: cents(1) })).toEqual([]);
  expect(namesOf([line(1)], { method: "PICKUP" })).toEqual([]);
  expect(namesOf([line(1)], { discount: { percent: 10 } })).toEqual(["MANUAL ", "PROMOTION Promo"]);
});

describe("the rules that an edit loses", () => {
  const by = rules({
    breaks: [
      { name: "Desde 3", from: milli(3_000), percent: 5 },
      { name: "Desde 6", from: milli(6_000), percent: 10 },
    ],
    promotions: [{ name: "3x2", kind: "NXM", buy: 3, pay: 2 }],
    coupon: { id: 1, name: "Cupón", minimum: cents(200_000), kind: "PERCENT", percent: 1 },
    payments: [{ method: "CASH", name: "En efectivo", percent: 2 }],
  });
  const cash = { ...order, paymentMethod: "CASH" } as const;
  const discountsOf = (units: number, over: object = {}) => {
    const sums = ruledSums([line(units)], by, { ...cash, ...over });
    if (typeof sums === "string") throw new Error(sums);
    return sums.discounts;
  };
  test.each<[from: number, to: number, over: object, names: string[]]>([
    [3, 1, {}, ["Desde 3", "3x2"]],
    [4, 3, {}, ["Cupón"]],
    [3, 4, {}, []],
    [3, 6, {}, []],
    [6, 3, {}, ["Desde 6", "Cupón"]],
    [6, 6, { paymentMethod: null }, ["En efectivo"]],
  ])("from %i units to %i %j: %j", (from, to, over, names) => {
    const lost = lostRules(discountsOf(from), discountsOf(to, over), { lines: [line(to)], rules: by });
    expect(lost.map(({ name }) => name)).toEqual(names);
  });

  test("are all of them with a discount by hand, which itself is none", () => {
    const byHand = discountsOf(6, { discount: { amount: cents(1) } });
    expect(lostRules(discountsOf(6), byHand, null).map(({ name }) => name)).toEqual([
      "Desde 6",
      "3x2",
      "Cupón",
      "En efectivo",
    ]);
    expect(lostRules(byHand, discountsOf(6), null)).toEqual([]);
  });
});

test.each([
  ["from before", { version: 0, rulesVersion: null, discounts: [] }, false],
  ["placed by rules", { version: 0, rulesVersion: 0, discounts: [{ kind: "PROMOTION" }] }, true],
  ["edited by rules", { version: 3, rulesVersion: 3, discounts: [{ kind: "COUPON" }] }, true],
  ["edited by a release without rules", { version: 4, rulesVersion: 3, discounts: [{ kind: "COUPON" }] }, false],
  ["discounted by hand", { version: 4, rulesVersion: 3, discounts: [{ kind: "MANUAL" }] }, true],
  ["discounted by hand to nothing", { version: 0, rulesVersion: -1, discounts: [] }, true],
  [
    "discounted by hand, delivered free",
    { version: 1, rulesVersion: 0, discounts: [{ kind: "MANUAL" }, { kind: "PROMOTION", freeDelivery: true }] },
    true,
  ],
] as const)("an order %s is priced by its rules when nothing is typed: %j", (_name, of, is) =>
  expect(isPricedByRules(of)).toBe(is),
);

describe("for all rules and lines", () => {
  const scope = fc.oneof(
    fc.constant({}),
    fc.record({ categoryIds: fc.subarray([1, 2], { minLength: 1 }) }),
    fc.record({ productIds: fc.subarray([1, 2, 3, 4], { minLength: 1 }) }),
  );
  const price = fc.integer({ min: 1, max: 3_000_000 }).map(cents);
  const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);
  const minimum = fc.option(price);
  const cart = fc.array(
    fc
      .record({ productId: fc.option(fc.integer({ min: 1, max: 4 })), units: fc.integer({ min: 1, max: 9 }), price })
      .map(({ productId, units, price: unitPrice }) =>
        line(units, { productId, categoryId: productId && (productId % 2) + 1, unitPrice }),
      ),
    { minLength: 1, maxLength: 5 },
  );
  const terms = fc.oneof(
    fc.record({ kind: fc.constant("NXM" as const), buy: fc.integer({ min: 2, max: 4 }), pay: fc.constant(1) }),
    fc.record({ kind: fc.constant("NTH_PERCENT" as const), nth: fc.integer({ min: 1, max: 3 }), percent }),
    fc.record({ kind: fc.constant("PERCENT" as const), percent }),
    fc.record({ kind: fc.constant("AMOUNT" as const), amount: price }),
    fc.constant({ kind: "FREE_DELIVERY" as const }),
  );
  const couponTerms: fc.Arbitrary<Coupon> = fc.oneof(
    fc.record({ name: fc.constant("C"), minimum, kind: fc.constant("PERCENT" as const), percent }),
    fc.record({ name: fc.constant("C"), minimum, kind: fc.constant("AMOUNT" as const), amount: price }),
    fc.record({ name: fc.constant("C"), minimum, kind: fc.constant("FREE_DELIVERY" as const) }),
  );
  const kept: fc.Arbitrary<KeptRules> = fc.record({
    breaks: fc.array(
      fc
        .tuple(fc.integer({ min: 2, max: 9 }), fc.oneof(fc.record({ percent }), fc.record({ price })), scope)
        .map(([from, value, where]) => ({ name: `Desde ${from}`, from: milli(from * 1_000), ...value, ...where })),
      { maxLength: 3 },
    ),
    promotions: fc
      .array(fc.tuple(terms, scope), { maxLength: 4 })
      .map((all) => all.map(([what, where], at) => ({ name: `P${at}`, ...what, ...where }))),
    payments: fc.constant([{ method: "CASH" as const, name: "E", percent: 7.5 }]),
    coupon: fc.option(couponTerms.map((one) => ({ ...one, id: 1 }))),
  });
  const received = fc.record({
    method: fc.constantFrom("PICKUP" as const, "DELIVERY" as const),
    paymentMethod: fc.constantFrom(null, "CASH" as const, "OTHER" as const),
  });

  test("an order edited to some lines costs what one placed with them costs", () => {
    fc.assert(
      fc.property(cart, kept, received, fc.integer({ min: 0, max: 9_999 }), (lines, by, how, cost) => {
        const goods = priceGoods(lines, keptPricing(by, how.paymentMethod));
        const terms = { minimumPurchase: null, deliveryFreeFrom: null, deliveryCost: cents(cost), method: how.method };
        const placed = orderTotals(goods, terms);
        const deliveryCost = placed.delivery.cost ?? cents(0);
        const edited = ruledSums(lines, by, { ...how, deliveryCost });
        expect(edited).toMatchObject({ subtotal: placed.subtotal, total: placed.total, deliveryCost });
        if (typeof edited === "string") throw new Error(edited);
        expect(edited.discounts).toEqual(orderDiscounts(goods, how.method));
        expect(edited.subtotal - edited.discount + deliveryCost).toBe(edited.total);
      }),
      { numRuns: 1_000 },
    );
  });

  test("what an edit loses took something off before, and takes nothing off after", () => {
    fc.assert(
      fc.property(cart, cart, kept, (before, after, by) => {
        const [one, two] = [ruledSums(before, by, order), ruledSums(after, by, order)];
        if (typeof one === "string" || typeof two === "string") throw new Error("too large");
        for (const lost of lostRules(one.discounts, two.discounts, { lines: after, rules: by })) {
          expect(one.discounts).toContain(lost);
          expect(two.discounts.map(({ name }) => name)).not.toContain(lost.name);
        }
      }),
      { numRuns: 500 },
    );
  });
});
