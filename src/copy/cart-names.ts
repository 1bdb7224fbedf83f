import { type CartCopy, cartCopyFor, cartWordsFor } from "~/copy/cart";
import { countryWords } from "~/copy/country-words";

/** The cart's texts that name ways to receive and pay. */
export type CartNames = Pick<CartCopy, "bank"> &
  ReturnType<typeof cartWordsFor> &
  Partial<Pick<CartCopy, "pickup" | "delivery" | "pay">>;

/** The names in the shop's country. The server sends a page only those that differ, so that no visitor loads the others. */
export function cartNamesFor(countryId: number): CartNames {
  const { pickup, delivery, transfer, account } = countryWords(countryId) ?? {};
  const { pay, bank } = cartCopyFor(countryId);
  return {
    ...cartWordsFor(countryId),
    ...(pickup ? { pickup } : null),
    ...(delivery ? { delivery } : null),
    ...(transfer ? { pay: { ...pay, TRANSFER: transfer } } : null),
    bank: account ? { ...bank, account } : bank,
  };
}

/** The cart's texts with the names of the shop's country. */
export const namedCartCopy = (countryId: number): CartCopy => ({
  ...cartCopyFor(countryId),
  ...cartNamesFor(countryId),
});
