import { minimumOfPieces } from "~/domain/price-lists/list-minimum";
import type { PricedCartData } from "../cart/cart-data";
import { cartPricing } from "../cart/cart-pricing";
import { CouponCart } from "../cart/coupon-cart";
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
  void hydrateIsland(place, CouponCart, { ...data, pricing });
}

export { startListCart as start };
