import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { milli } from "../money/milli";
import { cents } from "../money/money";
import type { Unit } from "../money/unit";
import { type PricedGoods, priceGoods } from "./price-goods";
import type { Coupon, GoodsLine, PricingRules, Promotion, QuantityBreak } from "./rules";

const PRODUCTS = 6;
const categoryOf = (productId: number) => (productId % 2) + 1;
const price = fc.oneof(fc.constantFrom(10_000, 20_000, 33_333, 99_990), fc.integer({ min: 1_000, max: 5_000_000 }));
const percentage = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);

/** Lines of other products or variants; those of one product are sold by one unit. */
const line = fc
  .record({
    productId: fc.integer({ min: 1, max: PRODUCTS }),
    variantId: fc.constantFrom(null, 1, 2, 3),
    units: fc.integer({ min: 1, max: 12 }),
    unitPrice: fc.oneof({ weight: 9, arbitrary: price }, { weight: 1, arbitrary: fc.constant(null) }),
  })
  .map(({ productId, variantId, units, unitPrice }): GoodsLine => {
    const unit: Unit = productId === PRODUCTS ? "KG" : "UNIT";
    return {
      productId,
      variantId,
      categoryId: categoryOf(productId),
      unit,
      quantity: milli(unit === "KG" ? units * 335 : units * 1_000),
      unitPrice: unitPrice === null ? null : cents(unitPrice),
    };
  });
const cart = fc.uniqueArray(line, {
  minLength: 1,
  maxLength: 8,
  selector: ({ productId, variantId }) => `${productId}:${variantId}`,
});

const scope = fc.oneof(
  fc.constant({}),
  fc.record({ categoryIds: fc.subarray([1, 2], { minLength: 1 }) }),
  fc.record({ productIds: fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 }) }),
);
const acrossProducts = fc.boolean();
const terms = fc.oneof(
  fc
    .record({ buy: fc.integer({ min: 2, max: 5 }), free: fc.integer({ min: 1, max: 4 }), acrossProducts })
    .map(({ buy, free, ...rest }) => ({ kind: "NXM" as const, buy, pay: Math.max(1, buy - free), ...rest })),
  fc.record({
    kind: fc.constant("NTH_PERCENT" as const),
    nth: fc.integer({ min: 1, max: 4 }),
    percent: percentage,
    acrossProducts,
  }),
  fc.record({ kind: fc.constant("PERCENT" as const), percent: percentage }),
  fc.record({ kind: fc.constant("AMOUNT" as const), amount: price.map(cents) }),
  fc.constant({ kind: "FREE_DELIVERY" as const }),
);
const promotion: fc.Arbitrary<Promotion> = fc
  .tuple(terms, scope, fc.integer({ min: 1, max: 1_000_000 }))
  .map(([given, where, id]) => ({ ...given, ...where, name: `promoción ${id}` }));
const promotions = fc.array(promotion, { maxLength: 6 });
const quantityBreak: fc.Arbitrary<QuantityBreak> = fc
  .tuple(
    fc.integer({ min: 2, max: 12 }),
    fc.oneof(fc.record({ percent: percentage }), fc.record({ price: price.map(cents) })),
    scope,
  )
  .map(([from, given, where]) => ({ name: `desde ${from}`, from: milli(from * 1_000), ...given, ...where }));
const coupon = (minimum: fc.Arbitrary<number | null>): fc.Arbitrary<Coupon> =>
  fc
    .tuple(
      fc.oneof(
        fc.record({ kind: fc.constant("PERCENT" as const), percent: percentage }),
        fc.record({ kind: fc.constant("AMOUNT" as const), amount: price.map(cents) }),
      ),
      minimum,
    )
    .map(([given, least]) => ({ ...given, name: "CUPON", minimum: least === null ? null : cents(least) }));
const payment = fc.option(
  fc.integer({ min: -3_000, max: 10_000 }).map((hundredths) => ({ name: "Transferencia", percent: hundredths / 100 })),
);
const rules = (over: { minimum?: fc.Arbitrary<number | null> } = {}): fc.Arbitrary<PricingRules> =>
  fc.record({
    breaks: fc.array(quantityBreak, { maxLength: 3 }),
    promotions,
    coupon: fc.option(coupon(over.minimum ?? fc.option(price))),
    payment,
  });

const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
const runs = { numRuns: 1_000 };

describe("for every cart and all rules", () => {
  test("the lines add up to the total, and the discounts to the difference", () => {
    fc.assert(
      fc.property(cart, rules(), (lines, of) => {
        const goods = priceGoods(lines, of);
        expect(sum(goods.lines.map(({ total }) => total))).toBe(goods.total);
        expect(sum(goods.lines.map(({ base }) => base))).toBe(goods.subtotal);
        expect(goods.subtotal - sum(goods.discounts.map(({ amount }) => amount))).toBe(goods.total);
        for (const { base, discounts, total } of goods.lines) {
          expect((base ?? 0) - sum(discounts.map(({ amount }) => amount))).toBe(total ?? 0);
        }
      }),
      runs,
    );
  });

  test("each discount is taken from what the one before it left", () => {
    fc.assert(
      fc.property(cart, rules(), (lines, of) => {
        for (const { base, discounts } of priceGoods(lines, of).lines) {
          let left = base ?? 0;
          for (const discount of discounts) {
            expect(discount.base).toBe(left);
            left -= discount.amount;
          }
        }
      }),
      runs,
    );
  });

  test("nothing falls below zero, and only the payment adds", () => {
    fc.assert(
      fc.property(cart, rules(), (lines, of) => {
        const goods = priceGoods(lines, of);
        for (const { total, discounts } of goods.lines) {
          expect(total ?? 0).toBeGreaterThanOrEqual(0);
          for (const { kind, amount } of discounts) if (kind !== "PAYMENT") expect(amount).toBeGreaterThan(0);
          expect(discounts.filter(({ kind }) => kind === "PROMOTION").length).toBeLessThanOrEqual(1);
        }
      }),
      runs,
    );
  });

  test("the order of the lines does not matter", () => {
    const shuffled = cart.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, rules(), ([lines, others], of) => {
        const [one, other] = [priceGoods(lines, of), priceGoods(others, of)];
        const { lines: priced, ...order } = one;
        const { lines: again, ...otherOrder } = other;
        expect(otherOrder).toEqual(order);
        expect(others.map((line) => priced[lines.indexOf(line)])).toEqual(again);
      }),
      runs,
    );
  });

  test("never dearer than without one of the promotions, unless a coupon then misses its minimum", () => {
    fc.assert(
      fc.property(cart, rules({ minimum: fc.constant(null) }), promotion, (lines, of, added) => {
        const without = priceGoods(lines, of);
        const promoted = priceGoods(lines, { ...of, promotions: [...(of.promotions ?? []), added] });
        expect(promoted.total).toBeLessThanOrEqual(without.total);
      }),
      runs,
    );
    fc.assert(
      fc.property(cart, rules(), promotion, (lines, of, added) => {
        const without = priceGoods(lines, of);
        const promoted = priceGoods(lines, { ...of, promotions: [...(of.promotions ?? []), added] });
        expect(promoted.afterPromotions).toBeLessThanOrEqual(without.afterPromotions);
        if (promoted.total > without.total) {
          expect(promoted.hints.map(({ kind }) => kind)).toContain("COUPON_MINIMUM");
        }
      }),
      runs,
    );
  });

  test("a break, a coupon and a percentage off never make it dearer either", () => {
    fc.assert(
      fc.property(cart, rules({ minimum: fc.constant(null) }), (lines, { payment: _payment, ...of }) => {
        const { coupon: _coupon, ...uncouponed } = of;
        expect(priceGoods(lines, of).total).toBeLessThanOrEqual(priceGoods(lines, uncouponed).total);
        expect(priceGoods(lines, { ...of, payment: { name: "Efectivo", percent: 10 } }).total).toBeLessThanOrEqual(
          priceGoods(lines, of).total,
        );
      }),
      runs,
    );
  });
});

describe("a unit more", () => {
  /** How many units are reduced in each group, as the customer would count them. */
  const reached = (lines: readonly GoodsLine[], of: PricingRules, goods: PricedGoods) => {
    const inScope = (rule: Promotion | QuantityBreak) =>
      lines.filter(
        ({ productId, categoryId, unitPrice }) =>
          unitPrice !== null &&
          (!rule.productIds || rule.productIds.includes(productId ?? 0)) &&
          (!rule.categoryIds || rule.categoryIds.includes(categoryId ?? 0)),
      );
    const quantity = (some: readonly GoodsLine[]) => sum(some.map((one) => one.quantity));
    const grouped = (some: readonly GoodsLine[], by: (line: GoodsLine) => unknown) =>
      [...new Set(some.map(by))].map((key) => [key, quantity(some.filter((one) => by(one) === key))] as const);
    const groups = (of.promotions ?? []).map((rule) => {
      if (rule.kind !== "NXM" && rule.kind !== "NTH_PERCENT") return null;
      const counted = inScope(rule).filter(({ unit }) => unit === "UNIT");
      const every = (rule.kind === "NXM" ? rule.buy : rule.nth) * 1_000;
      return grouped(counted, ({ productId }) => (rule.acrossProducts ? 0 : productId)).map(([key, units]) => [
        key,
        Math.floor(units / every),
      ]);
    });
    const breaks = (of.breaks ?? []).map((rule) =>
      grouped(inScope(rule), (one) => (rule.productIds ? one.productId : rule.categoryIds ? one.categoryId : 0)).map(
        ([key, units]) => [key, units >= rule.from],
      ),
    );
    const isUsed = goods.afterPromotions >= (of.coupon?.minimum ?? 0);
    return JSON.stringify([groups.map((one) => one?.sort()), breaks.map((one) => one.sort()), isUsed]);
  };

  test("lowers the total only where a break, a promotion or a coupon's minimum is reached", () => {
    fc.assert(
      fc.property(cart, rules(), fc.nat(), (lines, of, pick) => {
        const at = pick % lines.length;
        const more = lines.map((one, index) =>
          index === at ? { ...one, quantity: milli(one.quantity + 1_000) } : one,
        );
        const [before, after] = [priceGoods(lines, of), priceGoods(more, of)];
        if (reached(lines, of, before) !== reached(more, of, after)) return;
        expect(after.total).toBeGreaterThanOrEqual(before.total);
      }),
      { numRuns: 3_000 },
    );
  });

  test("is free or reduced as the hint says", () => {
    fc.assert(
      fc.property(cart, promotion, (lines, added) => {
        const before = priceGoods(lines, { promotions: [added] });
        for (const hint of before.hints) {
          if (hint.kind !== "ADD_FREE" || hint.productId === null) continue;
          const group = lines.filter(({ productId, unitPrice }) => productId === hint.productId && unitPrice !== null);
          const cheapest = group.toSorted((one, other) => (one.unitPrice ?? 0) - (other.unitPrice ?? 0))[0];
          const more = lines.map((one) =>
            one === cheapest ? { ...one, quantity: milli(one.quantity + hint.add * 1_000) } : one,
          );
          const after = priceGoods(more, { promotions: [added] });
          if (hint.add === hint.free) expect(after.total).toBe(before.total);
          else expect(after.total).toBeLessThan(before.total);
        }
      }),
      runs,
    );
  });
});
