export type VisibleCategory = { id: number; paused: boolean };
export type VisibleProduct = { paused: boolean; categoryId: number | null };

/** Categories count only if at least one is not paused: with none, or all paused, this is empty. */
export function notPausedCategoryIds(categories: readonly VisibleCategory[]): number[] {
  return categories.filter(({ paused }) => !paused).map(({ id }) => id);
}

/** A paused category hides its products, but only while categories count. */
export function isPubliclyVisible(product: VisibleProduct, categories: readonly VisibleCategory[]): boolean {
  if (product.paused) return false;
  const shown = notPausedCategoryIds(categories);
  return shown.length === 0 || product.categoryId === null || shown.includes(product.categoryId);
}
