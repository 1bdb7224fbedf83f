import type { CartData } from "../cart/cart-data";
import { Cart } from "../cart/cart-form";
import { cartPricing } from "../cart/cart-pricing";
import { hydrateIsland } from "./hydrate-island";

/** The cart of a shop with rules, which alone loads their calculation. */
const startPricedCart = (place: HTMLElement, data: CartData) =>
  void hydrateIsland(place, Cart, { ...data, price: cartPricing(data.shop) });

export { startPricedCart as start };
