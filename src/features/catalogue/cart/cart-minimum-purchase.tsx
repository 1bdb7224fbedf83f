import type { CartCopy } from "~/copy/cart";
import type { OrderTotals } from "~/domain/order/place/totals";

interface MinimumPurchaseProps {
  minimumPurchase: OrderTotals["minimumPurchase"];
  /** An amount of the minimum as text. */
  written: (amount: number) => string;
  copy: CartCopy;
}

/** Progress towards the shop's minimum purchase; null when the shop has none. */
export function CartMinimumPurchase({ minimumPurchase, written, copy }: MinimumPurchaseProps) {
  if (!minimumPurchase) return null;
  const { missing } = minimumPurchase;
  const required = written(minimumPurchase.required);
  return (
    <div className={missing ? "min" : "min min--ok"} role="status">
      <p className="min__t">
        {missing ? (
          <>
            {copy.missing(written(missing))} {copy.missingFor(required)}
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
