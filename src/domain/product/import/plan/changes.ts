import { productFields } from "../../crud/schemas";
import type { ImportedValues, KnownProduct, KnownVariant } from "./known-catalogue";

type ValueField = keyof ImportedValues;

export interface ImportChange {
  field: ValueField;
  /** The values of the changed variant, "M / Rojo"; null for the product. */
  variant: string | null;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

export const variantName = (values: readonly string[]): string => values.join(" / ");

/** Normalises texts as saving would, so that a stored text from before the current rules counts as unchanged. */
function asSaved(field: ValueField, value: ImportedValues[ValueField]): unknown {
  if (typeof value !== "string" || !(field === "name" || field === "description" || field === "sku")) return value;
  const parsed = productFields[field].safeParse(value);
  return parsed.success ? parsed.data : value;
}

type Values = Partial<ImportedValues>;

function changesIn(fields: readonly ValueField[], variant: string | null, before: Values, after: Values) {
  return fields.flatMap((field): ImportChange[] => {
    const [old, value] = [before[field], after[field]];
    if (old === undefined || value === undefined || asSaved(field, old) === value) return [];
    return [{ field, variant, before: old, after: value }];
  });
}

export const changesOfProduct = (known: KnownProduct, values: Values): ImportChange[] =>
  changesIn(Object.keys(values) as ValueField[], null, known, values);

/** What changes in the variants that stay. */
export function changesOfVariants(known: KnownProduct, list: readonly KnownVariant[]): ImportChange[] {
  const before = new Map(known.variants.map((variant) => [variant.id, variant]));
  return list.flatMap((variant) => {
    const old = variant.id === undefined ? undefined : before.get(variant.id);
    return old ? changesIn(["price", "stock", "sku", "paused"], variantName(variant.values), old, variant) : [];
  });
}
