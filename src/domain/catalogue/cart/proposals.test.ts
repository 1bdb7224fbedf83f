import { expect, it } from "vitest";
import { cartLine } from "~/test/cart-line";
import { milli } from "../../money/milli";
import { cents } from "../../money/money";
import { lineOfProposal, type ProposedProduct, proposalsFor } from "./proposals";

const product = (productId: number, price: number, least = 1000): ProposedProduct => {
  const { variantId: _variantId, variant: _variant, quantity: _quantity, ...line } = cartLine({ productId });
  return { ...line, priceCents: cents(price), minQuantity: milli(least) };
};
const products = [product(1, 300), product(2, 900), product(3, 1_100), product(4, 2_000), product(5, 9_000)];

it.each([
  ["closes it alone", 1_000, [], [3, 2, 4]],
  ["is in the cart already", 1_000, [3], [2, 4, 1]],
  ["is less than the cheapest", 50, [], [1, 2, 3]],
  ["is more than the dearest", 20_000, [], [5, 4, 3]],
  ["is nothing: the cheapest", 0, [], [1, 2, 3]],
])("proposes what is nearest to a gap that %s", (_what, gap, inCart, ids) => {
  const cart = inCart.map((productId) => ({ productId }));
  expect(proposalsFor(products, gap, cart).map(({ productId }) => productId)).toEqual(ids);
});

it("counts what the smallest quantity costs", () => {
  const found = proposalsFor([product(1, 1_000), product(2, 4_000, 250), product(3, 1_000, 12_000)], 1_000, []);
  expect(found.map(({ productId }) => productId)).toEqual([1, 2, 3]);
  expect(lineOfProposal(product(2, 4_000, 250))).toMatchObject({ productId: 2, variantId: null, quantity: 250 });
});
