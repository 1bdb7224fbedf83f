import { type CartCopy, cartCopyFor } from "~/copy/cart";
import type { CartNames } from "~/copy/cart-names";
import type { CartShop } from "~/domain/catalogue/cart/checkout-machine";
import { CartBanners } from "../cart/cart-banners";
import { CartDelivery } from "../cart/cart-delivery";
import { CartHead } from "../cart/cart-head";
import { CartLines } from "../cart/cart-lines";
import { CartMinimumPurchase } from "../cart/cart-minimum-purchase";
import { CartPayment } from "../cart/cart-payment";
import { CartSent } from "../cart/cart-sent";
import { CartSummary } from "../cart/cart-summary";
import { CartVisitor } from "../cart/cart-visitor";
import type { CheckoutFieldName } from "../cart/checkout-field";
import { useCheckout } from "../cart/use-checkout";
import { hydrateIsland } from "./hydrate-island";

export interface CartData {
  base: string;
  shop: CartShop;
  /** The shop's country's own names. */
  names: Partial<CartNames>;
}

/** The cart page: lines, minimum, delivery and contact before the order is sent; its outcome afterwards. */
function Cart({ base, shop, names }: CartData) {
  const copy = { ...cartCopyFor(shop.countryId), ...names };
  const checkout = useCheckout(base, shop);
  const { state, lines, totals } = checkout;
  const { money, payment } = shop;
  if (state.sent)
    return (
      <CartSent
        sent={state.sent}
        copy={copy}
        catalogue={`${base}/catalogo`}
        orderPage={`${base}/catalogo/pedido/${state.sent.token}`}
        payment={state.payment === "CASH" ? null : payment}
      />
    );
  const problems = Object.fromEntries(
    Object.entries(state.problems).map(([field, problem]) => [field, copy[problem]]),
  ) as Partial<Record<CheckoutFieldName, string>>;
  return (
    <>
      <CartHead copy={copy} count={totals.count} />
      <CartBanners state={state} copy={copy} money={money} onRestore={checkout.restore} />
      {lines.length === 0 ? (
        <EmptyCart base={base} copy={copy} />
      ) : (
        <form
          className="cart"
          ref={checkout.form}
          onSubmit={(event) => {
            event.preventDefault();
            checkout.send();
          }}
          noValidate
        >
          <div className="cart__m">
            <section className="cart__b" aria-label={copy.lines}>
              <CartLines
                lines={lines}
                money={money}
                noPhoto={shop.noPhoto}
                copy={copy}
                onQuantity={checkout.changeQuantity}
                onRemove={checkout.remove}
              />
              <CartMinimumPurchase minimumPurchase={totals.minimumPurchase} money={money} copy={copy} />
            </section>
            <section className="cart__b">
              <CartDelivery
                shop={shop}
                copy={copy}
                choice={state.choice}
                totals={totals}
                problems={problems}
                onChange={checkout.choose}
              />
              <CartPayment payment={payment} copy={copy} chosen={state.payment} onChoose={checkout.pay} />
              <CartVisitor copy={copy} problems={problems} />
            </section>
          </div>
          <CartSummary base={base} shop={shop} state={state} totals={totals} copy={copy} onUnhold={checkout.unhold} />
        </form>
      )}
    </>
  );
}

function EmptyCart({ base, copy }: { base: string; copy: CartCopy }) {
  return (
    <div className="empty">
      <span className="empty__i">
        <i className="ic i-cart" aria-hidden="true" />
      </span>
      <h2 className="empty__t">{copy.empty}</h2>
      <p>{copy.emptyHelp}</p>
      <p className="empty__a">
        <a className="btn" href={`${base}/catalogo`}>
          {copy.seeCatalogue}
        </a>
      </p>
    </div>
  );
}

const startCart = (place: HTMLElement, data: CartData) => void hydrateIsland(place, Cart, data);

export { startCart as start };
