import type { StoredCartLine } from "~/domain/catalogue/cart/cart";
import type { Cents } from "~/domain/money/money";
import { namesCategories, type PaymentChange, type ShopRules } from "~/domain/pricing/rules";
import { cartPricing } from "../cart/cart-pricing";

/** What prices the sum, which the page brings along. */
export interface SumRules extends ShopRules {
  /** What the way to pay changes that the cart begins with. */
  payment?: PaymentChange | null;
}

/**
 * What the cart says first: its goods with the shop's rules and the first way to pay, before a coupon. Null while the category
 * of a line is not known that a rule may be for: carts from before the rule.
 */
export function sumOf(lines: readonly StoredCartLine[], rules: SumRules): Cents | null {
  if (namesCategories(rules) && lines.some(({ categoryId }) => categoryId === undefined)) return null;
  return cartPricing({ OTHER: rules.payment }, rules)(lines, "OTHER").total;
}
