import type { CategoryEntry, ShopView } from "~/domain/catalogue/view";

export type ShelfEntry = Pick<CategoryEntry, "name" | "path" | "count"> & { photo?: CategoryEntry["photo"] };

/** What leads to a shop's products: the special category, its categories in their order, and what has none. */
export const categoryEntries = ({ special, categories, others }: ShopView): ShelfEntry[] => [
  ...(special ? [{ ...special, photo: special.photo ?? undefined }] : []),
  ...categories,
  ...(others ? [others] : []),
];
