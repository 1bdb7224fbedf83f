import { z } from "zod";
import { MAX_QUERY } from "../../catalogue/view";
import { idSchema } from "../../fields";

const PRODUCTS_PAGE = 30;
export const MAX_PRODUCTS_PAGE = 50;

/** The list's filter chips; one at a time. */
export const PRODUCT_FILTERS = ["offer", "paused", "withoutPhoto", "withoutCategory", "soldOut", "bin"] as const;
export type ProductFilter = (typeof PRODUCT_FILTERS)[number];

/** The orders of the panel's list; the last is that of the shop's pages. A search in "newest" puts the best match first. */
export const PRODUCT_SORTS = ["newest", "name", "price", "priceDown", "stock", "sold", "shop"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const productListSchema = z.object({
  search: z.string().max(MAX_QUERY).default(""),
  filter: z.enum(PRODUCT_FILTERS).nullish(),
  categoryId: idSchema.nullish(),
  sort: z.enum(PRODUCT_SORTS).default("newest"),
  page: z.number().int().min(1).max(10_000).default(1),
  size: z.number().int().min(1).max(MAX_PRODUCTS_PAGE).default(PRODUCTS_PAGE),
});
export type ProductListInput = z.output<typeof productListSchema>;
