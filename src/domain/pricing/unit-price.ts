import { type Cents, cents } from "../money/money";
import { percentShare } from "./shares";

/** A price list's own prices; one without a variant is that of all variants without their own. */
interface ListEntry {
  productId: number;
  variantId: number | null;
  price: Cents;
}

/** How a price list makes prices of the public ones: so much less (more, if negative), rounded to a step. */
export interface PriceListTerms {
  id: number;
  percent: number;
  /** The step that prices are rounded to; null for none. */
  rounding: Cents | null;
}

/** Prices for some customers: a percentage under the public ones, or the list's own. */
export interface PriceList extends PriceListTerms {
  entries: readonly ListEntry[];
}

function rounded(amount: number, step: Cents | null): Cents {
  return cents(step ? Math.floor((amount + step / 2) / step) * step : amount);
}

/**
 * The price of a product or variant on a list: its own, else that of its product, else the percentage of the public one.
 * Null if neither the list nor the shop has a price.
 */
export function listPriceOf(
  list: PriceList,
  { productId, variantId }: Pick<ListEntry, "productId" | "variantId">,
  publicPrice: Cents | null,
): Cents | null {
  const entries = list.entries.filter((entry) => entry.productId === productId);
  const own =
    entries.find((entry) => entry.variantId === variantId) ?? entries.find((entry) => entry.variantId === null);
  if (own) return own.price;
  if (publicPrice === null || list.percent === 0) return publicPrice;
  const price = Math.max(0, publicPrice - percentShare(publicPrice, list.percent));
  return rounded(price, list.rounding);
}
