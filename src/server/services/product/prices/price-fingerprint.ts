import { createHash } from "node:crypto";
import type { PriceRow } from "~/domain/product/prices/price-change";

/** Hash of all previewed prices, old and new: it stays the same as long as the same prices would be written. */
export function priceFingerprint(rows: readonly PriceRow[]): string {
  const seen = rows.map(({ productId, variantId, before, after, previousBefore, previousAfter }) => [
    productId,
    variantId,
    before,
    after,
    previousBefore,
    previousAfter,
  ]);
  return createHash("sha256").update(JSON.stringify(seen)).digest("base64url");
}
