import type { CartCopy } from "~/copy/cart";
import type { CheckoutState, ReportedChange } from "~/domain/catalogue/cart/checkout-machine";
import { type Cents, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";

function sayChange({ change, line }: ReportedChange, copy: CartCopy, money: MoneyFormat): string {
  const known = line?.variant ? `${line.name} (${line.variant})` : line?.name;
  const name = change.name ?? known ?? "";
  const price = (cents: Cents | null) => (cents === null ? copy.ask.toLowerCase() : formatPrice(cents, money));
  if (change.kind === "priceChanged") return `${name}: ${copy.priceChanged(price(change.from), price(change.to))}`;
  if (change.kind === "lessStock" || change.kind === "quantityAdjusted")
    return `${name}: ${copy.nowQuantity(formatQuantity(change.to, line?.unit ?? "UNIT", money))}`;
  return `${name}: ${change.kind === "soldOut" ? copy.soldOut : copy.gone}`;
}

interface NoticesProps {
  state: Pick<CheckoutState, "removed" | "changes">;
  copy: CartCopy;
  money: MoneyFormat;
  onRestore: () => void;
}

/** Banners for the line just removed, with undo, and for what the shop changed since the cart was filled. */
export function CartBanners({ state: { removed, changes }, copy, money, onRestore }: NoticesProps) {
  const said = changes.map((one) => sayChange(one, copy, money));
  return (
    <>
      <div role="status">
        {removed ? (
          <p className="undo">
            {copy.removed(removed.name)}{" "}
            <button type="button" className="btn btn--line" onClick={onRestore}>
              {copy.undo}
            </button>
          </p>
        ) : null}
      </div>
      {said.length > 0 ? (
        <ul className="changes" role="alert">
          {said.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
