import { createHash } from "node:crypto";
import type { PriceRow } from "~/domain/product/prices/price-change";

/** Of all prices a preview showed, old and new: the same as long as nothing else would be written. */
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
