import { type Cents, lineTotal } from "../../money/money";
import type { StoredCartLine } from "./cart";

/** A product without options that a cart may propose, as a line of the cart. */
export interface ProposedProduct extends Omit<StoredCartLine, "variantId" | "variant" | "quantity"> {
  priceCents: Cents;
}

/** How many are proposed at once. */
const SHOWN = 3;

/** What the smallest quantity of it costs. */
const costOf = ({ priceCents, minQuantity }: ProposedProduct): number => lineTotal(priceCents, minQuantity);

/**
 * The products that close a gap best: what they cost is nearest to it, and what is less than it counts twice as far. Those that
 * the cart has are left out.
 */
export function proposalsFor(
  products: readonly ProposedProduct[],
  gap: number,
  cart: readonly Pick<StoredCartLine, "productId">[],
): ProposedProduct[] {
  const chosen = new Set(cart.map(({ productId }) => productId));
  const distance = (one: ProposedProduct) => Math.max(costOf(one) - gap, 2 * (gap - costOf(one)));
  return products
    .filter(({ productId }) => !chosen.has(productId))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, SHOWN);
}

/** As a line of the cart, with its smallest quantity. */
export const lineOfProposal = (product: ProposedProduct): StoredCartLine => ({
  ...product,
  variantId: null,
  variant: "",
  quantity: product.minQuantity,
});
