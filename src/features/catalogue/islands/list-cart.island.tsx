import { minimumOfPieces } from "~/domain/price-lists/list-minimum";
import type { PricedCartData } from "../cart/cart-data";
import { cartPricing } from "../cart/cart-pricing";
import { CartWithRules } from "../cart/cart-with-rules";
import { hydrateIsland } from "./hydrate-island";

/** The cart of a price list, which may ask for a number of pieces once its amount is reached. */
function startListCart(place: HTMLElement, data: PricedCartData): void {
  const least = data.shop.minimumPurchaseCents ?? 0;
  const pricing: typeof cartPricing = (payments, rules) => {
    const price = cartPricing(payments, rules);
    return (lines, payment) => {
      const goods = price(lines, payment);
      return goods.afterBreaks < least ? goods : { ...goods, minimum: minimumOfPieces(lines, data.minPieces) };
    };
  };
  void hydrateIsland(place, CartWithRules, { ...data, pricing });
}

export { startListCart as start };
