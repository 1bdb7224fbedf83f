import { z } from "zod";
import type { NumberFormat } from "~/domain/money/number-format";
import { withoutGroups } from "~/domain/money/quantity";
import { productFormSchema } from "~/domain/product/crud/schemas";
import type { ProductFormValues } from "./product-values";

/** The values as they are sent: the server knows decimals with dot or comma, but no thousands in quantities. */
export function sentValues(values: ProductFormValues, numbers: NumberFormat): ProductFormValues {
  const plain = (text: string) => withoutGroups(text, values.unit, numbers);
  const { stock, step, minQuantity } = values;
  return { ...values, stock: plain(stock), step: plain(step), minQuantity: plain(minQuantity) };
}

/** Validates raw input with the server's schema. */
export const valuesSchema = (numbers: NumberFormat) =>
  z
    .custom<ProductFormValues>()
    .transform((values): z.input<typeof productFormSchema> => sentValues(values, numbers))
    .pipe(productFormSchema);
