import { z } from "zod";
import type { NumberFormat } from "~/domain/money/number-format";
import { productFormSchema } from "~/domain/product/crud/schemas";
import { isOvertaken, type ProductFormValues, sentValues } from "./product-values";

/** Validates raw input with the server's schema. A previous price that was `kept` as it is never keeps a form from being saved. */
export const valuesSchema = (numbers: NumberFormat, kept: ProductFormValues | null) =>
  z
    .custom<ProductFormValues>()
    .transform((values): z.input<typeof productFormSchema> => {
      const sent = sentValues(values, numbers);
      return kept && isOvertaken(values, kept) ? { ...sent, previousPrice: "" } : sent;
    })
    .pipe(productFormSchema);
