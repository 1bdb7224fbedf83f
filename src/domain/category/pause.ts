interface Section {
  id: number;
  paused: boolean;
  /** Its products that are not paused themselves. */
  shown: number;
}

/**
 * How many products visitors lose when this category is paused. Categories count only if at least one is not paused
 * (docs/product.md#pausing-categories): pausing the last one makes them hide nothing any more.
 */
export function hiddenByPause(categories: readonly Section[], id: number): number {
  const another = categories.some((category) => category.id !== id && !category.paused);
  return another ? (categories.find((category) => category.id === id)?.shown ?? 0) : 0;
}
