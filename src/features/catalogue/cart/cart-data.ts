import type { CartCopy } from "~/copy/cart";
import type { CartNames } from "~/copy/cart-names";
import type { CartRulesVerbs } from "~/copy/cart-verbs";
import type { CartShop } from "~/domain/catalogue/cart/checkout-machine";
import type { ProposedProduct } from "~/domain/catalogue/cart/proposals";
import type { PaymentMethod } from "~/domain/order/place/payment";
import type { PaymentRules } from "./cart-pricing";

/** Width in pixels of the photos in the cart. */
export const CART_THUMB = 96;

/** What the cart's page gives to its script. */
export interface CartData {
  base: string;
  shop: CartShop;
  /** The shop's country's own names. */
  names: CartNames & Pick<CartCopy, "phoneForCoupon" | "coupon"> & Partial<Pick<CartCopy, "phoneMissing">>;
  /** "−10 %" or "+5 %", of the ways to pay that change the price. */
  changes: Partial<Record<PaymentMethod, string>>;
  /** What the cart may propose to reach a minimum, free delivery or a promotion. */
  products: readonly ProposedProduct[];
}

/** What the page of a shop with rules gives to it. */
export interface PricedCartData extends CartData {
  payments: PaymentRules;
  /** What a price list asks for. */
  minPieces: number | null;
  /** Whether customers may have a code. */
  hasCoupons: boolean;
  verbs: CartRulesVerbs;
}
