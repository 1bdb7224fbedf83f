import { z } from "zod";
import { MAX_QUERY } from "../../catalogue/view";
import { idSchema } from "../../fields";
import { MAX_PRODUCTS_PAGE, PRODUCT_FILTERS, PRODUCT_SORTS, PRODUCTS_PAGE } from "./list";

export const productListSchema = z.object({
  search: z.string().max(MAX_QUERY).default(""),
  filter: z.enum(PRODUCT_FILTERS).nullish(),
  categoryId: idSchema.nullish(),
  sort: z.enum(PRODUCT_SORTS).default("newest"),
  page: z.number().int().min(1).max(10_000).default(1),
  size: z.number().int().min(1).max(MAX_PRODUCTS_PAGE).default(PRODUCTS_PAGE),
});
export type ProductListInput = z.output<typeof productListSchema>;
export type ProductListQuery = z.input<typeof productListSchema>;
