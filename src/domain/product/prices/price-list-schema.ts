import { z } from "zod";
import { idSchema } from "../../fields";

export const priceListScopeSchema = z.object({
  categoryId: idSchema.nullish(),
  offersOnly: z.boolean().default(false),
});
export type PriceListScope = z.output<typeof priceListScopeSchema>;
