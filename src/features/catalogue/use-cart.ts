import { useCallback, useSyncExternalStore } from "react";
import type { CartLine } from "~/domain/catalogue/cart";
import { emptyCart, readCart, watchCart } from "./cart-store";

/** The cart of a shop; empty while the server renders. */
export function useCart(tentId: number): CartLine[] {
  return useSyncExternalStore(
    watchCart,
    useCallback(() => readCart(tentId), [tentId]),
    emptyCart,
  );
}
