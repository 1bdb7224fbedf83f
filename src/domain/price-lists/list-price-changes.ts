import type { Cents } from "../money/money";
import type { PriceRow } from "../product/prices/price-change";

/** A price list's own price of a product or variant; null to take it away. */
export interface ListEntryWrite {
  productId: number;
  variantId: number | null;
  price: Cents | null;
}

/**
 * The rows that write an own price of a list when many prices change. A product's own price counts for all variants without one,
 * so where it is written, variants whose price stays get theirs as well.
 */
export function writtenRows(rows: readonly PriceRow[]): PriceRow[] {
  const isChanged = ({ outcome }: PriceRow) => outcome === "changed";
  const whole = new Set(rows.flatMap((row) => (row.variantId === null && isChanged(row) ? row.productId : [])));
  return rows.filter(
    (row) => isChanged(row) || (row.variantId !== null && row.after !== null && whole.has(row.productId)),
  );
}
