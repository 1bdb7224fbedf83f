import { type CartCopy, cartCopyFor } from "~/copy/cart";
import { countryWords } from "~/copy/country-words";

/** The cart's texts that name ways to receive and pay. */
export type CartNames = Pick<CartCopy, "pickup" | "delivery" | "pay" | "bank">;

/** The names in the shop's country. The server sends a page only those that differ, so that no visitor loads the others. */
export function cartNamesFor(countryId: number): Partial<CartNames> {
  const { pickup, delivery, transfer, account } = countryWords(countryId) ?? {};
  const { pay, bank } = cartCopyFor(countryId);
  return {
    ...(pickup ? { pickup } : null),
    ...(delivery ? { delivery } : null),
    ...(transfer ? { pay: { ...pay, TRANSFER: transfer } } : null),
    ...(account ? { bank: { ...bank, account } } : null),
  };
}

/** The cart's texts with the names of the shop's country. */
export const namedCartCopy = (countryId: number): CartCopy => ({
  ...cartCopyFor(countryId),
  ...cartNamesFor(countryId),
});
