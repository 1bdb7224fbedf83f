import type { CartCopy } from "~/copy/cart";
import { formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import type { OrderTotals } from "~/domain/order/place/totals";

interface MinimumPurchaseProps {
  minimumPurchase: OrderTotals["minimumPurchase"];
  money: MoneyFormat;
  copy: CartCopy;
}

/** Progress towards the shop's minimum purchase; null when the shop has none. */
export function CartMinimumPurchase({ minimumPurchase, money, copy }: MinimumPurchaseProps) {
  if (!minimumPurchase) return null;
  const { reached, missing } = minimumPurchase;
  const required = formatPrice(minimumPurchase.required, money);
  return (
    <div className={reached ? "min min--ok" : "min"} role="status">
      <p className="min__t">
        {reached ? (
          <>
            <i className="ic i-check" aria-hidden="true" /> {copy.reached(required)}
          </>
        ) : (
          <>
            {copy.missing(formatPrice(missing, money))} {copy.missingFor(required)}
          </>
        )}
      </p>
      <progress
        className="min__b"
        max={minimumPurchase.required}
        value={minimumPurchase.required - missing}
        aria-label={copy.minimumLabel}
      />
    </div>
  );
}
