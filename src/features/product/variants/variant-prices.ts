import { parsePrice } from "~/domain/money/money";
import { type VariantForm, wordsOf } from "~/domain/product/variants/variants";
import type { Product } from "../crud/product-values";

/** The field of a row's price. */
export const priceCellId = (rowKey: string): string => `${rowKey}-price`;

/** The typed prices of the rows, and what each costs until they are saved: its own price, or the product's. */
export function pricesToSave(
  { name, price, variants }: Pick<Product, "name" | "price" | "variants">,
  form: VariantForm,
) {
  const own = new Map(variants.map((variant) => [variant.id, variant.price]));
  return form.rows.map((row) => {
    const label = wordsOf(form, row.values).join(" · ");
    const typed = parsePrice(row.price);
    const before = (row.id === null ? null : own.get(row.id)) ?? price;
    const after = typed.ok ? typed.cents : null;
    return { field: "price" as const, key: row.key, name: `${name} · ${label}`, label, before, after };
  });
}
