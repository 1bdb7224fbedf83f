export const PRODUCTS_PAGE = 30;
export const MAX_PRODUCTS_PAGE = 50;

/** The list's filter chips; one at a time. */
export const PRODUCT_FILTERS = ["offer", "paused", "withoutPhoto", "withoutCategory", "soldOut", "bin"] as const;
export type ProductFilter = (typeof PRODUCT_FILTERS)[number];

/** The orders of the panel's list; the last is that of the shop's pages. A search in "newest" puts the best match first. */
export const PRODUCT_SORTS = ["newest", "name", "price", "priceDown", "stock", "sold", "shop"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
