import type { StoredCartLine } from "~/domain/catalogue/cart/cart";
import type { Cents } from "~/domain/money/money";
import { namesCategories, type ShopRules } from "~/domain/pricing/rules";
import { cartPricing } from "../cart/cart-pricing";

/**
 * What the cart says first: its goods with the shop's rules, before a coupon or a way to pay. Null while the category of a line is
 * not known that a rule may be for: carts from before the rule.
 */
export function sumOf(lines: readonly StoredCartLine[], rules: ShopRules): Cents | null {
  if (namesCategories(rules) && lines.some(({ categoryId }) => categoryId === undefined)) return null;
  return cartPricing({}, rules)(lines, null).total;
}
