import { amountFromMilli, type Milli } from "~/domain/money/milli";
import { isReduced, parsePrice, typedFromCents } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";
import { withoutGroups } from "~/domain/money/thousands";
import type { Unit } from "~/domain/money/unit";
import type { RouterOutputs } from "~/trpc/react";

export type Product = RouterOutputs["product"]["get"];

/** The form's raw input. Variants have their own screen. */
export interface ProductFormValues {
  name: string;
  description: string;
  price: string;
  previousPrice: string;
  cost: string;
  sku: string;
  stock: string;
  categoryId: number | null;
  paused: boolean;
  offer: boolean;
  unit: Unit;
  step: string;
  minQuantity: string;
}

export const emptyValues: ProductFormValues = {
  name: "",
  description: "",
  price: "",
  previousPrice: "",
  cost: "",
  sku: "",
  stock: "",
  categoryId: null,
  paused: false,
  offer: false,
  unit: "UNIT",
  step: "1",
  minQuantity: "1",
};

export const PRODUCT_FIELDS = Object.keys(emptyValues) as (keyof ProductFormValues)[];

/** The text of an input field: "1,5" or "1.5"; empty for null. */
export const writtenQuantity = (milli: Milli | null, { decimal }: NumberFormat) =>
  String(amountFromMilli(milli) ?? "").replace(".", decimal);

export function valuesOf(product: Product, numbers: NumberFormat): ProductFormValues {
  return {
    name: product.name,
    description: product.description,
    price: typedFromCents(product.price, numbers),
    previousPrice: typedFromCents(product.previousPrice, numbers),
    cost: typedFromCents(product.cost, numbers),
    sku: product.sku ?? "",
    stock: writtenQuantity(product.stock, numbers),
    categoryId: product.categoryId,
    paused: product.paused,
    offer: product.offer,
    unit: product.unit,
    step: writtenQuantity(product.step, numbers),
    minQuantity: writtenQuantity(product.minQuantity, numbers),
  };
}

/** What the form of a product said that was not sent yet. One of many photos has only a name, a price and a category. */
export function unsentValues(input: Readonly<Record<string, unknown>>): ProductFormValues {
  const known = PRODUCT_FIELDS.flatMap((field) => {
    const value = input[field];
    const isText = typeof emptyValues[field] === "string";
    return value === undefined ? [] : [[field, isText ? String(value ?? "") : value] as const];
  });
  return { ...emptyValues, ...Object.fromEntries(known) };
}

/** The typed price has reached the previous price that the form was opened with: that one goes when the form is saved. */
export function isOvertaken(
  { price, previousPrice }: Pick<ProductFormValues, "price" | "previousPrice">,
  kept: Pick<ProductFormValues, "price" | "previousPrice">,
): boolean {
  const [now, previous] = [parsePrice(price), parsePrice(previousPrice)];
  if (previousPrice !== kept.previousPrice || !now.ok || !previous.ok) return false;
  return previous.cents !== null && !isReduced(previous.cents, now.cents);
}

/**
 * The values as they are sent: the server knows decimals with dot or comma, but no thousands in quantities. It comes with
 * the screen, unlike the validation: without a network what is saved is kept on the device, in the form in which it is sent.
 */
export function sentValues(values: ProductFormValues, numbers: NumberFormat): ProductFormValues {
  const sent = { ...values };
  for (const field of ["stock", "step", "minQuantity"] as const)
    sent[field] = withoutGroups(values[field], values.unit, numbers);
  return sent;
}

const PRICES = ["price", "previousPrice", "cost"] as const;

/** The typed amounts, and what they are until they are saved. */
export function amountsToSave(
  product: Product,
  typed: ProductFormValues,
  labels: Readonly<Record<(typeof PRICES)[number], string>>,
) {
  return PRICES.map((field) => {
    const read = parsePrice(typed[field]);
    return {
      field,
      name: product.name,
      label: labels[field],
      before: product[field],
      after: read.ok ? read.cents : null,
    };
  });
}

/** Only the touched fields, so that a stale form does not overwrite changes made elsewhere. */
export function changesOf(
  values: ProductFormValues,
  touched: Partial<Record<keyof ProductFormValues, boolean>>,
): Partial<ProductFormValues> {
  return Object.fromEntries(PRODUCT_FIELDS.filter((field) => touched[field]).map((field) => [field, values[field]]));
}

/** The read values of the changed fields, so that the server notices a change made elsewhere. */
export function seenOf(product: Product, changes: Partial<ProductFormValues>): Record<string, unknown> {
  return Object.fromEntries(PRODUCT_FIELDS.filter((field) => field in changes).map((field) => [field, product[field]]));
}
