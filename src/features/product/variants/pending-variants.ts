import { CELLS } from "~/domain/product/variants/variants";
import { isUnconfirmed, pendingEntries } from "~/features/outbox/pending-entries";
import { readField } from "~/features/outbox/pending-product";
import type { OutboxState } from "~/trpc/outbox/outbox";
import type { RouterInputs } from "~/trpc/react";
import type { Product } from "../crud/product-values";

type Sent = RouterInputs["product"]["saveVariants"];
type Variant = Product["variants"][number];

const EMPTY = { price: null, sku: null, stock: null, paused: false };

export interface PendingVariants {
  product: Product;
  /** Some changes are not confirmed. */
  pending: boolean;
  /** Options or combinations are among them: the server has yet to give them their ids. */
  locked: boolean;
}

/** A product with the options and variants that wait for a network. */
export function withPendingVariants(product: Product, state: OutboxState): PendingVariants {
  const own = pendingEntries(state, "product.saveVariants").filter(({ input }) => input.id === product.id);
  const sent = own.map(({ input }) => input as unknown as Sent);
  return {
    product: sent.reduce(withSent, product),
    pending: isUnconfirmed(own),
    locked: sent.some(({ structure }) => structure !== undefined),
  };
}

function withSent(product: Product, { structure, rows, stock }: Sent): Product {
  const stored = new Map(product.variants.map((variant) => [variant.id, variant]));
  // negative until the server gives them ids
  const added = (at: number): Variant => ({ ...EMPTY, id: -at - 1, values: [] });
  const changed = rows.map((row, at): Variant => {
    const before = (row.id === null ? undefined : stored.get(row.id)) ?? added(at);
    const cells = CELLS.filter((cell) => cell in row).map((cell) => [cell, readField(cell, row[cell])]);
    return { ...before, ...Object.fromEntries(cells), values: row.values };
  });
  if (structure) {
    const own = stock === undefined ? product.stock : (readField("stock", stock) as Product["stock"]);
    return { ...product, options: structure.options, variants: changed, stock: changed.length > 0 ? null : own };
  }
  const byId = new Map(changed.map((variant) => [variant.id, variant]));
  return { ...product, variants: product.variants.map((variant) => byId.get(variant.id) ?? variant) };
}
