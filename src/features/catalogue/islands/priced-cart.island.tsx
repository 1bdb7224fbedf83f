import type { PricedCartData } from "../cart/cart-data";
import { CartWithRules } from "../cart/cart-with-rules";
import { hydrateIsland } from "./hydrate-island";

/** The cart of a shop with rules, which alone loads their calculation. */
const startPricedCart = (place: HTMLElement, data: PricedCartData) => void hydrateIsland(place, CartWithRules, data);

export { startPricedCart as start };
