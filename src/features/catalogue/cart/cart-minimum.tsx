import type { CartCopy } from "~/copy/cart";
import { formatPrice } from "~/domain/money/money";
import type { OrderTotals } from "~/domain/order/place/totals";

interface MinimumProps {
  minimum: OrderTotals["minimum"];
  symbol: string;
  copy: CartCopy;
}

/** Progress towards the shop's minimum purchase; null when the shop has none. */
export function CartMinimum({ minimum, symbol, copy }: MinimumProps) {
  if (!minimum) return null;
  const { reached, missing } = minimum;
  const required = formatPrice(minimum.required, symbol);
  return (
    <div className={reached ? "min min--ok" : "min"} role="status">
      <p className="min__t">
        {reached ? (
          <>
            <i className="ic i-check" aria-hidden="true" /> {copy.reached(required)}
          </>
        ) : (
          <>
            {copy.missing(formatPrice(missing, symbol))} {copy.missingFor(required)}
          </>
        )}
      </p>
      <progress
        className="min__b"
        max={minimum.required}
        value={minimum.required - missing}
        aria-label={copy.minimumLabel}
      />
    </div>
  );
}
