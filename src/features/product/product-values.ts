import { z } from "zod";
import { typedFromCents } from "~/domain/product/money";
import { amountFromMilli, type Milli, type Unit } from "~/domain/product/quantity";
import { productFormSchema } from "~/domain/product/schemas";
import type { RouterOutputs } from "~/trpc/react";

export type Product = RouterOutputs["product"]["get"];

/** The form's fields as they are typed. Variants have a screen of their own. */
export interface ProductValues {
  name: string;
  description: string;
  price: string;
  previous_price: string;
  sku: string;
  stock: string;
  category_id: number | null;
  paused: boolean;
  offer: boolean;
  unit: Unit;
  step: string;
  min_quantity: string;
}

export const PRODUCT_FIELDS = [
  "name",
  "description",
  "price",
  "previous_price",
  "sku",
  "stock",
  "category_id",
  "paused",
  "offer",
  "unit",
  "step",
  "min_quantity",
] as const satisfies readonly (keyof ProductValues)[];

export const emptyValues: ProductValues = {
  name: "",
  description: "",
  price: "",
  previous_price: "",
  sku: "",
  stock: "",
  category_id: null,
  paused: false,
  offer: false,
  unit: "UNIT",
  step: "1",
  min_quantity: "1",
};

export const writtenQuantity = (milli: Milli | null) => String(amountFromMilli(milli) ?? "").replace(".", ",");

export function valuesOf(product: Product): ProductValues {
  return {
    name: product.name,
    description: product.description,
    price: typedFromCents(product.price),
    previous_price: typedFromCents(product.previousPrice),
    sku: product.sku ?? "",
    stock: writtenQuantity(product.stock),
    category_id: product.categoryId,
    paused: product.paused,
    offer: product.offer,
    unit: product.unit,
    step: writtenQuantity(product.step),
    min_quantity: writtenQuantity(product.minQuantity),
  };
}

/** The server's rules over what is typed. */
export const valuesSchema = z
  .custom<ProductValues>()
  .transform((values): z.input<typeof productFormSchema> => values)
  .pipe(productFormSchema);

/** Only what was touched, so that an old form undoes nothing that changed elsewhere. */
export function changesOf(
  values: ProductValues,
  touched: Partial<Record<keyof ProductValues, boolean>>,
): Partial<ProductValues> {
  return Object.fromEntries(PRODUCT_FIELDS.filter((field) => touched[field]).map((field) => [field, values[field]]));
}

const draftSchema = z
  .object({
    name: z.string(),
    description: z.string(),
    price: z.string(),
    previous_price: z.string(),
    sku: z.string(),
    stock: z.string(),
    category_id: z.number().nullable(),
    paused: z.boolean(),
    offer: z.boolean(),
    unit: productFormSchema.shape.unit.catch("UNIT"),
    step: z.string(),
    min_quantity: z.string(),
  })
  .partial();

/** A draft of this device, or null when there is none that can be read. */
export function readDraft(text: string | null): ProductValues | null {
  if (text === null) return null;
  try {
    const draft = draftSchema.safeParse(JSON.parse(text));
    return draft.success ? { ...emptyValues, ...draft.data } : null;
  } catch {
    return null;
  }
}
