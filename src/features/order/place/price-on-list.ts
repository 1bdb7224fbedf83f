import { priceGoods } from "~/domain/pricing/price-goods";
import { rulesOnList } from "~/domain/pricing/reaches";
import type { GoodsLine, PricingRules, ShopRules } from "~/domain/pricing/rules";

/** Prices goods by the rules that count on the prices of a list (null for the public ones). It is loaded late. */
export const priceOnList = (
  lines: readonly GoodsLine[],
  rules: ShopRules & Pick<PricingRules, "coupon" | "payment">,
  listId: number | null,
) => priceGoods(lines, { ...rules, ...rulesOnList(rules, listId) });
