import type { GoodsLine, RuleScope } from "./rules";

/** Whether a rule applies to a line's product. */
export function reaches({ productIds, categoryIds }: RuleScope, { productId, categoryId }: GoodsLine): boolean {
  if (productIds) return productId !== null && productIds.includes(productId);
  if (categoryIds) return categoryId !== null && categoryIds.includes(categoryId);
  return true;
}
