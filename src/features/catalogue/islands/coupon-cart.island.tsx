import type { PricedCartData } from "../cart/cart-data";
import { CouponCart } from "../cart/coupon-cart";
import { hydrateIsland } from "./hydrate-island";

/** The cart of a shop with coupons. */
const startCouponCart = (place: HTMLElement, data: PricedCartData) => void hydrateIsland(place, CouponCart, data);

export { startCouponCart as start };
