import type { GoodsLine, RuleScope, ShopRules } from "./rules";

/** What decides whether a rule applies. */
type ReachedGoods = Pick<GoodsLine, "productId" | "categoryId">;

/** Whether a rule applies to a line's product. */
export function reaches({ productIds, categoryIds }: RuleScope, { productId, categoryId }: ReachedGoods): boolean {
  if (productIds) return productId !== null && productIds.includes(productId);
  if (categoryIds) return categoryId !== null && categoryIds.includes(categoryId);
  return true;
}

const kept = (ids: readonly number[] | undefined, of: ReadonlySet<number | null>) => ids?.filter((id) => of.has(id));

/** The rules that apply to some of these lines, naming no others: what a cart needs of a shop's rules. */
export function rulesReaching(lines: readonly ReachedGoods[], { breaks, promotions }: ShopRules): ShopRules {
  const products = new Set(lines.map(({ productId }) => productId));
  const categories = new Set(lines.map(({ categoryId }) => categoryId));
  const reduced = <Rule extends RuleScope>(rules: readonly Rule[]): Rule[] =>
    rules
      .filter((rule) => lines.some((line) => reaches(rule, line)))
      .map((rule) => ({
        ...rule,
        ...(rule.productIds ? { productIds: kept(rule.productIds, products) } : {}),
        ...(rule.categoryIds ? { categoryIds: kept(rule.categoryIds, categories) } : {}),
      }));
  return { breaks: reduced(breaks), promotions: reduced(promotions) };
}

/** The rules that count on the prices of a list, which a promotion must name; all of them on the public ones. */
export const rulesOnList = ({ breaks, promotions }: ShopRules, listId: number | null): ShopRules => ({
  breaks,
  promotions: listId === null ? promotions : promotions.filter(({ onLists }) => onLists?.includes(listId)),
});

/** The rules that count on the prices that a visitor is shown: where those are hidden, no rule may name one. */
export function rulesOnPrices(rules: ShopRules, prices: "public" | "hidden" | { id: number }): ShopRules {
  const { breaks, promotions } = rulesOnList(rules, typeof prices === "string" ? null : prices.id);
  return { breaks: prices === "hidden" ? breaks.filter((one) => !("price" in one)) : breaks, promotions };
}
