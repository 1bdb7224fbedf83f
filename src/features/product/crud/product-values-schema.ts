import { z } from "zod";
import type { NumberFormat } from "~/domain/money/number-format";
import { productFormSchema } from "~/domain/product/crud/schemas";
import { type ProductFormValues, sentValues } from "./product-values";

/** Validates raw input with the server's schema. */
export const valuesSchema = (numbers: NumberFormat) =>
  z
    .custom<ProductFormValues>()
    .transform((values): z.input<typeof productFormSchema> => sentValues(values, numbers))
    .pipe(productFormSchema);
