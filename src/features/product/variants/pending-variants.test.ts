import { describe, expect, it } from "vitest";
import { outboxEntry, outboxOf } from "~/test/outbox";
import type { Product } from "../crud/product-values";
import { withPendingVariants } from "./pending-variants";

const shirt = {
  id: 3,
  stock: null,
  options: [{ name: "Talle", values: ["S", "M"] }],
  variants: [
    { id: 7, values: ["S"], price: 10_000, sku: null, stock: 5_000, paused: false },
    { id: 8, values: ["M"], price: null, sku: "M", stock: null, paused: false },
  ],
} as unknown as Product;

const sent = (...inputs: object[]) =>
  outboxOf(inputs.map((input, id) => outboxEntry(id, "product.saveVariants", { id: 3, ...input })));

describe("variants that wait", () => {
  it("are shown with the cells as they were typed, one change over the other", () => {
    const { product, pending, locked } = withPendingVariants(
      shirt,
      sent(
        { rows: [{ id: 7, values: ["S"], price: "1.500,50", stock: "" }] },
        { rows: [{ id: 8, values: ["M"], paused: true, sku: " " }] },
      ),
    );
    expect(product.variants).toEqual([
      { id: 7, values: ["S"], price: 150_050, sku: null, stock: null, paused: false },
      { id: 8, values: ["M"], price: null, sku: null, stock: null, paused: true },
    ]);
    expect({ pending, locked }).toEqual({ pending: true, locked: false });
  });

  it("with other combinations keep the stored cells, and wait for their ids", () => {
    const structure = { seen: shirt.options, options: [{ name: "Talle", values: ["S", "L"] }], removed: [8] };
    const rows = [
      { id: 7, values: ["S"] },
      { id: null, values: ["L"], stock: "2" },
    ];
    const { product, locked } = withPendingVariants(shirt, sent({ structure, rows }));
    expect(product.options).toEqual(structure.options);
    expect(product.variants).toEqual([
      { id: 7, values: ["S"], price: 10_000, sku: null, stock: 5_000, paused: false },
      { id: -2, values: ["L"], price: null, sku: null, stock: 2_000, paused: false },
    ]);
    expect(locked).toBe(true);
  });

  it("leave the product its own stock when none are left, and other products alone", () => {
    const none = { structure: { seen: shirt.options, options: [], removed: [7, 8] }, rows: [], stock: "4" };
    expect(withPendingVariants(shirt, sent(none)).product).toMatchObject({ stock: 4_000, variants: [] });
    expect(withPendingVariants(shirt, sent({ ...none, id: 4 })).product).toBe(shirt);
  });
});
