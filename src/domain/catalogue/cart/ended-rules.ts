import type { PricedGoods } from "../../pricing/price-goods";
import type { DiscountKind, ShopRules } from "../../pricing/rules";

/** Rules of the shop, which end by themselves; what the customer chose, as a coupon, does not count. */
const OF_SHOP: readonly DiscountKind[] = ["BREAK", "PROMOTION"];

/** The names of the shop's rules by which a cart was priced and that are no longer in force. */
export const endedRules = (
  { discounts, freeDelivery }: Pick<PricedGoods, "discounts" | "freeDelivery">,
  { breaks, promotions }: ShopRules,
): string[] => {
  const there = [...breaks, ...promotions].map(({ name }) => name);
  return [...discounts, freeDelivery].flatMap((rule) =>
    rule && OF_SHOP.includes(rule.kind) && !there.includes(rule.name) ? [rule.name] : [],
  );
};
