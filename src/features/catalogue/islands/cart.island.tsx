import type { CartData } from "../cart/cart-data";
import { Cart } from "../cart/cart-form";
import { hydrateIsland } from "./hydrate-island";

const startCart = (place: HTMLElement, data: CartData) => void hydrateIsland(place, Cart, data);

export { startCart as start };
