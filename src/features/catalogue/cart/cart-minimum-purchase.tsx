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
  const { missing } = minimumPurchase;
  const required = formatPrice(minimumPurchase.required, money);
  return (
    <div className={missing ? "min" : "min min--ok"} role="status">
      <p className="min__t">
        {missing ? (
          <>
            {copy.missing(formatPrice(missing, money))} {copy.missingFor(required)}
          </>
        ) : (
          <>
            <i className="ic i-check" aria-hidden="true" /> {copy.reached(required)}
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
