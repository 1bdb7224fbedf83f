import { describe, expect, it } from "vitest";
import { cartLine } from "~/test/cart-line";
import { milli } from "../../money/milli";
import { cents } from "../../money/money";
import { MAX_CART_LINES } from "./cart";
import { planRepeat, type RepeatedLine } from "./repeat";

const line = (over: Partial<RepeatedLine> = {}): RepeatedLine => ({ ...cartLine(), stock: null, ...over });

describe("repeating an order", () => {
  it("fills an empty cart at today's prices and passes on what changed", () => {
    const changes = [{ name: "Mate", kind: "soldOut" }] as const;
    const plan = planRepeat([], { lines: [line({ priceCents: cents(900) })], changes: [...changes] });
    expect(plan).toEqual({ cart: [line({ priceCents: cents(900) })], added: 1, changes });
  });

  it("adds up with what the cart has", () => {
    const cart = [cartLine({ quantity: milli(2000) }), cartLine({ productId: 13, name: "Gorra" })];
    const plan = planRepeat(cart, { lines: [line({ quantity: milli(3000) })], changes: [] });
    expect(plan.cart.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [12, 5000],
      [13, 1000],
    ]);
    expect(plan.added).toBe(1);
  });

  it("adds no more than there is, and says so", () => {
    const cart = [cartLine({ quantity: milli(2000) })];
    const plan = planRepeat(cart, { lines: [line({ quantity: milli(3000), stock: milli(4000) })], changes: [] });
    expect(plan.cart[0]?.quantity).toBe(4000);
    expect(plan.changes).toEqual([{ name: "Remera lisa", kind: "lessStock", to: 4000 }]);
  });

  it("takes nothing away from a cart that has more than there is", () => {
    const cart = [cartLine({ quantity: milli(5000) })];
    const plan = planRepeat(cart, { lines: [line({ stock: milli(4000) })], changes: [] });
    expect(plan.cart).toEqual(cart);
    expect(plan.added).toBe(0);
    expect(plan.changes).toHaveLength(1);
  });

  it("names what does not fit into a full cart", () => {
    const cart = Array.from({ length: MAX_CART_LINES }, (_, index) => cartLine({ productId: 100 + index }));
    const plan = planRepeat(cart, { lines: [line({ variant: "M" })], changes: [] });
    expect(plan.cart).toEqual(cart);
    expect(plan.changes).toEqual([{ name: "Remera lisa (M)", kind: "full" }]);
  });
});
