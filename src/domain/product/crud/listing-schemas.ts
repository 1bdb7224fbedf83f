import { z } from "zod";
import { idSchema } from "../../fields";
import { MAX_ORDER } from "../../limits";

/** The products that one page of the shop lists in one order: all, those of a category, or those without one. */
const productListingSchema = z.union([z.literal("all"), z.literal("none"), idSchema]);
export type ProductListing = z.output<typeof productListingSchema>;

export const productMoveSchema = z.object({
  id: idSchema,
  shelf: productListingSchema,
  /** From 1; a place after the last means the end. */
  place: z.number().int().min(1).max(MAX_ORDER),
});
export type ProductMove = z.output<typeof productMoveSchema>;
