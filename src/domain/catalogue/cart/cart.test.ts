import { describe, expect, it } from "vitest";
import { cartLine as line } from "~/test/cart-line";
import { milli } from "../../money/milli";
import { cents } from "../../money/money";
import { MAX_QUANTITY } from "../../money/quantity";
import {
  addLine,
  cartCount,
  cartTotal,
  changeLine,
  fitQuantity,
  heldOf,
  lineKey,
  MAX_CART_LINES,
  parseCart,
  removeLine,
  stockLeft,
} from "./cart";

describe("the cart", () => {
  it("joins the same product and variant, and keeps others apart", () => {
    const cart = addLine(addLine([], line()) ?? [], line({ quantity: milli(2000) })) ?? [];
    expect(cart).toHaveLength(1);
    expect(cart[0]?.quantity).toBe(3000);
    expect(addLine(cart, line({ variantId: 5 }))).toHaveLength(2);
  });

  it("takes the newest price and name of a product added again", () => {
    const cart = addLine([line()], line({ priceCents: cents(2_000_000) }));
    expect(cart?.[0]).toMatchObject({ quantity: milli(2000), priceCents: cents(2_000_000) });
  });

  it("adds no more than there is", () => {
    const cart = addLine([line({ quantity: milli(2000) })], line({ quantity: milli(2000), stock: milli(3000) }));
    expect(cart?.[0]).toMatchObject({ quantity: 3000, stock: 3000 });
    expect(addLine([line()], line({ stock: null }))?.[0]?.quantity).toBe(2000);
  });

  it("says how much more of a product there is", () => {
    const cart = [line({ quantity: milli(2000) }), line({ variantId: 5, quantity: milli(4000) })];
    expect(heldOf(cart, line())).toBe(2000);
    expect(heldOf(cart, line({ productId: 13 }))).toBe(0);
    expect(stockLeft(milli(3000), heldOf(cart, line()))).toBe(1000);
    expect(stockLeft(milli(3000), heldOf(cart, line({ variantId: 5 })))).toBe(0);
    expect(stockLeft(null, milli(2000))).toBeNull();
  });

  it("rejects lines over the limit", () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, index) => line({ productId: index + 1 }));
    expect(addLine(full, line({ productId: 5000 }))).toBeNull();
    expect(addLine(full, line({ productId: 1 }))).toHaveLength(MAX_CART_LINES);
  });

  it("changes and removes one line by its key", () => {
    const cart = [line(), line({ variantId: 5 })];
    expect(changeLine(cart, lineKey(line({ variantId: 5 })), { quantity: milli(4000) })[1]?.quantity).toBe(4000);
    expect(removeLine(cart, lineKey(line()))).toEqual([line({ variantId: 5 })]);
  });

  it("totals the priced lines and flags lines without a price", () => {
    expect(cartTotal([line({ quantity: milli(2500) }), line({ variantId: 1, priceCents: null })])).toEqual({
      cents: 3_750_000,
      unpriced: true,
    });
    expect(cartTotal([])).toEqual({ cents: 0, unpriced: false });
  });

  it("counts units, and a weighed line as one", () => {
    expect(cartCount([line({ quantity: milli(3000) }), line({ unit: "KG", quantity: milli(500) })])).toBe(4);
  });

  it("snaps a quantity to the minimum and its steps", () => {
    const half = { step: milli(500), minQuantity: milli(500) };
    expect(fitQuantity(milli(0), half)).toBe(500);
    expect(fitQuantity(milli(1200), half)).toBe(1000);
    expect(fitQuantity(milli(Number.NaN), half)).toBe(500);
    expect(fitQuantity(milli(99_999_999), half)).toBeLessThanOrEqual(MAX_QUANTITY);
    expect(fitQuantity(milli(2000), { step: milli(1000), minQuantity: milli(6000) })).toBe(6000);
  });

  it("survives a round trip and drops invalid lines", () => {
    expect(parseCart(JSON.stringify([line()]))).toEqual([line()]);
    for (const bad of [null, "", "{", "{}", "[1]", '[{"productId":1}]']) expect(parseCart(bad)).toEqual([]);
    expect(parseCart(JSON.stringify([line({ href: "//evil.example" }), line({ quantity: milli(-1) })]))).toEqual([]);
    expect(
      parseCart(
        JSON.stringify([
          { ...line(), stock: "3" },
          { ...line(), stock: 0.5 },
        ]),
      ),
    ).toEqual([]);
  });
});
