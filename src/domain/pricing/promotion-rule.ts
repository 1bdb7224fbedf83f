import { centsFromAmount } from "../money/money";
import type { PromotionOffer } from "./promotion";
import type { RuleReach } from "./rule-scope";
import type { Promotion, RuleScope } from "./rules";

/** Where a stored rule applies, as the calculation reads it. */
export const ruleScopeOf = ({ categoryIds, productIds }: RuleReach): RuleScope => ({
  ...(categoryIds && { categoryIds }),
  ...(productIds && { productIds }),
});

/** A promotion as the calculation reads it; null while a number that it needs is missing. */
export function promotionRuleOf(
  settings: PromotionOffer & RuleReach & Pick<Promotion, "name" | "onLists">,
): Promotion | null {
  const { name, kind, buy, pay, nth, value, acrossProducts, onLists = [] } = settings;
  const base = { name, ...ruleScopeOf(settings), ...(onLists.length > 0 && { onLists }) };
  switch (kind) {
    case "nxm":
      return buy === null || pay === null ? null : { ...base, kind: "NXM", buy, pay, acrossProducts };
    case "nth_percent":
      return nth === null || value === null
        ? null
        : { ...base, kind: "NTH_PERCENT", nth, percent: value, acrossProducts };
    case "percent":
      return value === null ? null : { ...base, kind: "PERCENT", percent: value };
    case "amount":
      return value === null ? null : { ...base, kind: "AMOUNT", amount: centsFromAmount(value) };
    case "free_delivery":
      return { ...base, kind: "FREE_DELIVERY" };
  }
}
