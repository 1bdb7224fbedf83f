import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { milli } from "../../money/milli";
import { cents, MAX_CENTS } from "../../money/money";
import { sumOfDiscounts } from "./discounts";
import { type CatalogueProduct, priceCart, type RequestedLine } from "./pricing";
import type { PricingTerms } from "./totals";

const settings: PricingTerms = {
  minimumPurchase: null,
  rules: {},
  deliveryCost: null,
  deliveryFreeFrom: null,
  method: "PICKUP",
};

function product(over: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return {
    id: 1,
    name: "Remera",
    price: cents(600_000),
    unit: "UNIT",
    step: milli(1_000),
    minQuantity: milli(1_000),
    stock: null,
    paused: false,
    categoryId: null,
    variants: [],
    ...over,
  };
}

function variant(over: Partial<CatalogueProduct["variants"][number]> = {}) {
  return { id: 7, label: "Talle M, Azul", price: null, stock: null, paused: false, ...over };
}

const line = (over: Partial<RequestedLine> = {}): RequestedLine => ({
  productId: 1,
  variantId: null,
  quantity: milli(2_000),
  ...over,
});

describe("lines", () => {
  test("prices an unchanged cart", () => {
    const cart = priceCart([line({ seenPrice: cents(600_000), note: "con moño" })], [product()], settings);
    expect(cart).toEqual({
      lines: [
        {
          productId: 1,
          variantId: null,
          categoryId: null,
          name: "Remera",
          variantLabel: null,
          unit: "UNIT",
          quantity: 2_000,
          stock: null,
          unitPrice: 600_000,
          total: 1_200_000,
          note: "con moño",
        },
      ],
      changes: [],
      subtotal: 1_200_000,
      discounts: [],
      delivery: { cost: null, free: false, toBeAgreed: false, missingForFree: null },
      total: 1_200_000,
      minimumPurchase: null,
      hasUnpriced: false,
      tooLarge: false,
    });
  });

  const sized = product({ variants: [variant({ stock: milli(3_000) })] });
  test.each<[string, RequestedLine, CatalogueProduct[], object[], number]>([
    [
      "price changed",
      line({ seenPrice: cents(500_000) }),
      [product()],
      [{ kind: "priceChanged", from: 500_000, to: 600_000, name: "Remera" }],
      1_200_000,
    ],
    [
      "price is now on request",
      line({ seenPrice: cents(500_000) }),
      [product({ price: null })],
      [{ kind: "priceChanged", from: 500_000, to: null }],
      0,
    ],
    ["paused", line(), [product({ paused: true })], [{ kind: "paused", name: "Remera" }], 0],
    ["gone", line(), [], [{ kind: "gone", name: null }], 0],
    [
      "paused variant",
      line({ variantId: 7 }),
      [product({ variants: [variant({ paused: true })] })],
      [{ kind: "paused", name: "Remera (Talle M, Azul)" }],
      0,
    ],
    ["no variant chosen", line(), [sized], [{ kind: "gone", name: "Remera" }], 0],
    ["a variant of a product without variants", line({ variantId: 7 }), [product()], [{ kind: "gone" }], 0],
    ["another product's variant", line({ variantId: 8 }), [sized], [{ kind: "gone" }], 0],
    [
      "sold out",
      line({ variantId: 7 }),
      [product({ variants: [variant({ stock: milli(0) })] })],
      [{ kind: "soldOut", name: "Remera (Talle M, Azul)" }],
      0,
    ],
    [
      "less stock",
      line({ variantId: 7, quantity: milli(5_000) }),
      [sized],
      [{ kind: "lessStock", from: 5_000, to: 3_000 }],
      1_800_000,
    ],
    [
      "less stock of a product without variants",
      line({ quantity: milli(5_000) }),
      [product({ stock: milli(4_500) })],
      [{ kind: "lessStock", from: 5_000, to: 4_000 }],
      2_400_000,
    ],
    [
      "stock under the minimum",
      line({ variantId: 7 }),
      [product({ minQuantity: milli(6_000), variants: [variant({ stock: milli(3_000) })] })],
      [{ kind: "soldOut" }],
      0,
    ],
    [
      "not on the step",
      line({ quantity: milli(1_300) }),
      [product({ unit: "KG", step: milli(500), minQuantity: milli(500) })],
      [{ kind: "quantityAdjusted", from: 1_300, to: 1_500 }],
      900_000,
    ],
    [
      "below the minimum quantity",
      line({ quantity: milli(1_000) }),
      [product({ minQuantity: milli(3_000) })],
      [{ kind: "quantityAdjusted", from: 1_000, to: 3_000 }],
      1_800_000,
    ],
    ["more than the largest price", line(), [product({ price: MAX_CENTS })], [{ kind: "tooLarge" }], 0],
  ])("%s", (_name, cartLine, catalogue, changes, subtotal) => {
    const cart = priceCart([cartLine], catalogue, settings);
    expect(cart.changes).toMatchObject(changes);
    expect(cart.changes).toHaveLength(changes.length);
    expect(cart.subtotal).toBe(subtotal);
  });

  test("a variant's own price wins, and duplicate lines share its stock", () => {
    const catalogue = [product({ variants: [variant({ price: cents(100), stock: milli(3_000) })] })];
    const cart = priceCart([line({ variantId: 7 }), line({ variantId: 7 })], catalogue, settings);
    expect(cart.lines).toMatchObject([{ quantity: 3_000, unitPrice: 100, total: 300 }]);
    expect(cart.changes).toMatchObject([{ kind: "lessStock", from: 4_000, to: 3_000 }]);
  });

  test("a line with a price on request adds nothing to the total and is flagged", () => {
    const cart = priceCart([line(), line({ productId: 2 })], [product(), product({ id: 2, price: null })], settings);
    expect(cart).toMatchObject({ total: 1_200_000, hasUnpriced: true });
    expect(cart.lines[1]).toMatchObject({ unitPrice: null, total: null });
  });

  test("a price of zero is not a price on request", () => {
    expect(priceCart([line()], [product({ price: cents(0) })], settings)).toMatchObject({
      total: 0,
      hasUnpriced: false,
    });
  });
});

describe("totals", () => {
  test.each<[string, Partial<PricingTerms>, object]>([
    [
      "cash",
      { rules: { payment: { name: "Efectivo", percent: 10 } } },
      { discounts: [{ amount: 120_000 }], total: 1_080_000 },
    ],
    [
      "more for a card",
      { rules: { payment: { name: "Tarjeta", percent: -5 } } },
      { discounts: [{ amount: -60_000 }], total: 1_260_000 },
    ],
    [
      "delivery",
      { method: "DELIVERY", deliveryCost: cents(50_000) },
      { delivery: { cost: 50_000, free: false }, total: 1_250_000 },
    ],
    ["delivery to be agreed", { method: "DELIVERY" }, { delivery: { cost: null, toBeAgreed: true }, total: 1_200_000 }],
    [
      "not yet free",
      { method: "DELIVERY", deliveryCost: cents(50_000), deliveryFreeFrom: cents(1_200_001) },
      { delivery: { cost: 50_000, missingForFree: 1 }, total: 1_250_000 },
    ],
    [
      "free delivery threshold, compared before the discount",
      {
        method: "DELIVERY",
        deliveryCost: cents(50_000),
        deliveryFreeFrom: cents(1_200_000),
        rules: { payment: { name: "Efectivo", percent: 50 } },
      },
      { delivery: { cost: 0, free: true, missingForFree: null }, total: 600_000 },
    ],
    [
      "pickup costs nothing",
      { deliveryCost: cents(50_000) },
      { delivery: { cost: null, toBeAgreed: false }, total: 1_200_000 },
    ],
    ["below the minimum", { minimumPurchase: cents(2_400_000) }, { minimumPurchase: { missing: 1_200_000 } }],
    ["at the minimum", { minimumPurchase: cents(1_200_000) }, { minimumPurchase: { missing: 0 } }],
    ["no minimum", { minimumPurchase: cents(0) }, { minimumPurchase: null }],
  ])("%s", (_name, over, wanted) => {
    expect(priceCart([line()], [product()], { ...settings, ...over })).toMatchObject(wanted);
  });

  test("flags a total above the largest price", () => {
    const catalogue = [product({ price: MAX_CENTS }), product({ id: 2, price: cents(1) })];
    const lines = [line({ quantity: milli(1_000) }), line({ productId: 2, quantity: milli(1_000) })];
    expect(priceCart(lines, catalogue, settings).tooLarge).toBe(true);
  });

  test("the subtotal is the sum of the lines, and no amount is negative", () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 9_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        (price, quantity, percent) => {
          const cart = priceCart([line({ quantity: milli(quantity) })], [product({ price: cents(price) })], {
            ...settings,
            rules: { payment: { name: "Efectivo", percent } },
          });
          expect(cart.subtotal).toBe(cart.lines.reduce((total, { total: one }) => total + (one ?? 0), 0));
          expect(cart.total).toBeGreaterThanOrEqual(0);
          expect(cart.total).toBe(cart.subtotal - sumOfDiscounts(cart.discounts));
        },
      ),
    );
  });
});
