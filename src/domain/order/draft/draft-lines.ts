import { fitQuantity, lineKey } from "../../catalogue/cart/cart";
import { type Milli, ONE } from "../../money/milli";
import { type Cents, parsePrice, plus, typedFromCents } from "../../money/money";
import type { NumberFormat } from "../../money/number-format";
import { type QuantityRule, ruleByHand } from "../../money/quantity";
import type { TypedQuantity } from "../../money/typed-quantity";
import type { Unit } from "../../money/unit";
import { editedTotal } from "../manage/manual-sums";

/** The public price of what is sold, and its price on each active list. */
interface SoldPrices {
  price: Cents | null;
  listPrices: readonly { listId: number; price: Cents | null }[];
}

export interface SoldVariant extends SoldPrices {
  id: number;
  label: string;
  stock: Milli | null;
  paused: boolean;
}

/** What a merchant finds to put into an order. */
export interface SoldProduct extends SoldPrices {
  id: number;
  name: string;
  categoryId: number | null;
  unit: Unit;
  step: Milli;
  minQuantity: Milli;
  stock: Milli | null;
  paused: boolean;
  photo: string | null;
  variants: readonly SoldVariant[];
}

/** A line being edited; the price is the raw input, empty for "Consultar". */
export interface DraftLine {
  key: string;
  /** Id of a line already in the order; null for a new one. */
  lineId: number | null;
  productId: number | null;
  variantId: number | null;
  categoryId: number | null;
  /** Not a product: its name can be typed until it is stored. */
  custom: boolean;
  name: string;
  variantName: string | null;
  unit: Unit;
  rule: QuantityRule;
  quantity: Milli;
  /** The text of its field while it is typed, or is no quantity. */
  typedQuantity?: TypedQuantity | undefined;
  price: string;
  /** What the price follows when another list applies; absent once a price is typed. */
  prices?: SoldPrices | undefined;
  photo: string | null;
  /** What is left of the product; null when that is not counted. */
  stock: Milli | null;
}

export const draftLineName = ({ name, variantName }: Pick<DraftLine, "name" | "variantName">) =>
  variantName ? `${name} (${variantName})` : name;
/** Quantity rule for a deleted product, whose own step is no longer known. */
export const FREE_RULE: QuantityRule = { step: ONE, minQuantity: ONE };

/** The quantities that a line may have; null for any. */
export const allowedRule = ({ productId, unit, rule }: DraftLine): QuantityRule | null =>
  productId === null ? null : ruleByHand({ unit, ...rule });

/** The price by a list, null for the public one. A list that is not active has no others. */
export function soldPrice({ price, listPrices }: SoldPrices, listId: number | null): Cents | null {
  const onList = listPrices.find((one) => one.listId === listId);
  return onList ? onList.price : price;
}

/** The lines by the prices of a list, or the public ones; those that were typed stay. */
export const pricedBy = (lines: readonly DraftLine[], listId: number | null, numbers: NumberFormat): DraftLine[] =>
  lines.map((line) =>
    line.prices ? { ...line, price: typedFromCents(soldPrice(line.prices, listId), numbers) } : line,
  );

/** Adds a product to the lines, or one more step when the lines already have it. */
export function withProduct(
  lines: readonly DraftLine[],
  product: SoldProduct,
  variant: SoldVariant | null,
  numbers: NumberFormat,
  listId: number | null = null,
): DraftLine[] {
  const key = lineKey({ productId: product.id, variantId: variant?.id ?? null });
  const { step, minQuantity } = product;
  const rule = { step, minQuantity };
  if (lines.some((line) => lineKey(line) === key)) {
    return lines.map((line) =>
      lineKey(line) === key
        ? { ...line, quantity: fitQuantity(plus(line.quantity, step), rule), typedQuantity: undefined }
        : line,
    );
  }
  return [
    ...lines,
    {
      key,
      lineId: null,
      productId: product.id,
      variantId: variant?.id ?? null,
      categoryId: product.categoryId,
      custom: false,
      name: product.name,
      variantName: variant?.label ?? null,
      unit: product.unit,
      rule,
      quantity: minQuantity,
      price: typedFromCents(soldPrice(variant ?? product, listId), numbers),
      prices: { price: (variant ?? product).price, listPrices: (variant ?? product).listPrices },
      photo: product.photo,
      stock: (variant ?? product).stock,
    },
  ];
}

/** Adds an empty line for something that is not a product. */
export function withCustomLine(lines: readonly DraftLine[], key: string): DraftLine[] {
  const line: DraftLine = {
    key,
    lineId: null,
    productId: null,
    variantId: null,
    categoryId: null,
    custom: true,
    name: "",
    variantName: null,
    unit: "UNIT",
    rule: FREE_RULE,
    quantity: ONE,
    price: "",
    photo: null,
    stock: null,
  };
  return [...lines, line];
}

/** Whether a line can be stored: a line that is no product has a name and a price. */
export function isComplete(line: DraftLine): boolean {
  const total = draftTotal(line);
  return total !== undefined && (!line.custom || line.lineId !== null || (line.name.trim() !== "" && total !== null));
}

/** Total of a line: null for "a consultar", undefined when its price or quantity is invalid or the total too large. */
export function draftTotal(line: Pick<DraftLine, "price" | "quantity" | "typedQuantity">): Cents | null | undefined {
  const { price, quantity, typedQuantity } = line;
  const parsed = parsePrice(price);
  if (!parsed.ok || typedQuantity?.problem) return undefined;
  const total = editedTotal(parsed.cents, quantity);
  return total === "tooLarge" ? undefined : total;
}

/** The price as sent to the server; only for lines with a valid price. */
export function priceOf({ price }: Pick<DraftLine, "price">): Cents | null {
  const parsed = parsePrice(price);
  return parsed.ok ? parsed.cents : null;
}
