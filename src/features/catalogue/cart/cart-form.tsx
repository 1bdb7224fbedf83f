import type { ReactNode } from "react";
import { neutralCart } from "~/copy/cart-neutral";
import { shopScriptCopyFor } from "~/copy/shop-script";
import type { StoredCartLine } from "~/domain/catalogue/cart/cart";
import type {
  CheckoutFailure,
  CheckoutTotals,
  PriceCartGoods,
  PricedAnswer,
} from "~/domain/catalogue/cart/checkout-machine";
import { nextGoal } from "~/domain/catalogue/cart/next-goal";
import { CartBanners } from "./cart-banners";
import type { CartData } from "./cart-data";
import { CartDelivery } from "./cart-delivery";
import { CartHead } from "./cart-head";
import { CartLines } from "./cart-lines";
import { CartPayment } from "./cart-payment";
import { type CartHint, CartProgress, writtenGoal } from "./cart-progress";
import { CartSent } from "./cart-sent";
import { CartSummary, type SumRow } from "./cart-summary";
import { CartVisitor } from "./cart-visitor";
import type { CheckoutFieldName } from "./checkout-field";
import { useCheckout } from "./use-checkout";

/** What a shop's rules show in its cart. */
interface CartRulesParts {
  deals?: ReactNode[];
  /** Between the goods and their delivery. */
  rows?: SumRow[];
  /** Below the lines: what has changed in them. */
  alerts?: ReactNode;
  /** What the first of its promotions still needs. */
  hint?: CartHint;
  /** Below the sums. */
  saved?: ReactNode;
}

export interface CartRulesProps {
  lines: readonly StoredCartLine[];
  totals: CheckoutTotals;
  /** Asks the shop for the cart's prices. */
  askAgain: (lines: readonly StoredCartLine[]) => Promise<void>;
}

/** What the rules of a shop add to its cart, which no other cart loads. */
interface CartProps extends CartData {
  price?: PriceCartGoods;
  /** Told of each answer of the shop, after the cart has taken it. */
  onPriced?: (answer: PricedAnswer) => void;
  onRefused?: (failure: CheckoutFailure) => void;
  partsOf?: (told: CartRulesProps) => CartRulesParts;
}

/** The cart page: lines, what they reach next, delivery and contact before the order is sent; its outcome afterwards. */
export function Cart({ base, shop, names, changes, products, price, onPriced, onRefused, partsOf }: CartProps) {
  const copy = { ...shopScriptCopyFor(shop.countryId), ...neutralCart, ...names };
  const checkout = useCheckout(base, shop, price, onPriced, onRefused);
  const { state, lines, totals } = checkout;
  const { minimumPurchase } = totals;
  const { money, payment } = shop;
  const written = (amount: number) => writtenGoal(amount, minimumPurchase?.ofPieces, copy, money);
  const { deals, rows = [], alerts, hint, saved } = partsOf?.(checkout) ?? {};
  if (state.sent)
    return (
      <CartSent
        sent={state.sent}
        copy={copy}
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
        <p data-none="" hidden /> // the page has what stands instead
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
            <section className="cart__b">
              <CartLines
                lines={lines}
                deals={deals}
                money={money}
                noPhoto={shop.noPhoto}
                copy={copy}
                onQuantity={checkout.changeQuantity}
                onRemove={checkout.remove}
              />
              {alerts}
              <CartProgress
                goal={nextGoal(totals, shop)}
                hint={hint}
                lines={lines}
                products={products}
                money={money}
                noPhoto={shop.noPhoto}
                copy={copy}
                onAdd={checkout.add}
              />
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
              <CartPayment
                payment={payment}
                changes={changes}
                copy={copy}
                chosen={state.payment}
                onChoose={checkout.pay}
              />
              <CartVisitor copy={copy} phone={checkout.phone} problems={problems} />
            </section>
          </div>
          <CartSummary
            base={base}
            shop={shop}
            state={state}
            totals={totals}
            copy={copy}
            rows={rows}
            onUnhold={checkout.unhold}
            written={written}
          >
            {saved}
          </CartSummary>
        </form>
      )}
    </>
  );
}
