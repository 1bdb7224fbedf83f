import type { CartCopy } from "~/copy/cart";
import type { CheckoutTotals } from "~/domain/catalogue/checkout-machine";
import { formatPrice } from "~/domain/product/money";

interface MinimumProps {
  totals: Pick<CheckoutTotals, "missing" | "subtotal">;
  minimumCents: number | null;
  symbol: string;
  copy: CartCopy;
}

/** How far the cart is from the shop's minimum purchase; nothing where it has none. */
export function CartMinimum({ totals: { missing, subtotal }, minimumCents, symbol, copy }: MinimumProps) {
  if (!minimumCents) return null;
  const minimum = formatPrice(minimumCents, symbol);
  return (
    <div className={missing > 0 ? "min" : "min min--ok"} role="status">
      <p className="min__t">
        {missing > 0 ? (
          <>
            {copy.missing(formatPrice(missing, symbol))} {copy.missingFor(minimum)}
          </>
        ) : (
          <>
            <i className="ic i-check" aria-hidden="true" /> {copy.reached(minimum)}
          </>
        )}
      </p>
      <progress
        className="min__b"
        max={minimumCents}
        value={Math.min(subtotal, minimumCents)}
        aria-label={copy.minimumLabel}
      />
    </div>
  );
}
