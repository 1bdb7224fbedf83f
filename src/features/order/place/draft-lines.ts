import { fitQuantity } from "~/domain/catalogue/cart/cart";
import { type Cents, parsePrice, plus, typedFromCents } from "~/domain/money/money";
import { type Milli, ONE, type QuantityRule, type Unit } from "~/domain/money/quantity";
import { editedTotal } from "~/domain/order/manage/manual";
import type { RouterOutputs } from "~/trpc/react";

export type SoldProduct = RouterOutputs["order"]["products"][number];
export type SoldVariant = SoldProduct["variants"][number];

/** A line that is being written; the price as it is typed, empty for "Consultar". */
export interface DraftLine {
  key: string;
  /** Of a line the order has already. */
  lineId: number | null;
  productId: number | null;
  variantId: number | null;
  name: string;
  variantName: string | null;
  unit: Unit;
  rule: QuantityRule;
  quantity: Milli;
  price: string;
  photo: string | null;
}

export const draftLineKey = (productId: number | null, variantId: number | null) => `${productId}:${variantId}`;
export const draftLineName = ({ name, variantName }: Pick<DraftLine, "name" | "variantName">) =>
  variantName ? `${name} (${variantName})` : name;
/** A product that is gone was sold in some step nobody knows any more. */
export const FREE_RULE: QuantityRule = { step: ONE, minQuantity: ONE };

/** The lines with one more of this product, one step more where it is there already. */
export function withProduct(
  lines: readonly DraftLine[],
  product: SoldProduct,
  variant: SoldVariant | null,
): DraftLine[] {
  const key = draftLineKey(product.id, variant?.id ?? null);
  const { step, minQuantity } = product;
  const rule = { step, minQuantity };
  if (lines.some((line) => line.key === key)) {
    return lines.map((line) =>
      line.key === key ? { ...line, quantity: fitQuantity(plus(line.quantity, step), rule) } : line,
    );
  }
  return [
    ...lines,
    {
      key,
      lineId: null,
      productId: product.id,
      variantId: variant?.id ?? null,
      name: product.name,
      variantName: variant?.label ?? null,
      unit: product.unit,
      rule,
      quantity: minQuantity,
      price: typedFromCents(variant ? variant.price : product.price),
      photo: product.photo,
    },
  ];
}

/** What a line comes to: null "a consultar", undefined where its price cannot be read or it is too much. */
export function draftTotal({ price, quantity }: Pick<DraftLine, "price" | "quantity">): Cents | null | undefined {
  const parsed = parsePrice(price);
  if (!parsed.ok) return undefined;
  const total = editedTotal(parsed.cents, quantity);
  return total === "tooLarge" ? undefined : total;
}

/** As the server takes it; only for lines whose price can be read. */
export function priceOf({ price }: Pick<DraftLine, "price">): Cents | null {
  const parsed = parsePrice(price);
  return parsed.ok ? parsed.cents : null;
}
