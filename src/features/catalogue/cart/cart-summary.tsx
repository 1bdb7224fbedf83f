import { type ReactNode, useState } from "react";
import type { CartCopy } from "~/copy/cart";
import {
  type CartShop,
  type CheckoutState,
  type CheckoutTotals,
  isHeld,
  isSending,
} from "~/domain/catalogue/cart/checkout-machine";
import { type Cents, formatPrice, isAllToAsk } from "~/domain/money/money";
import { Amount } from "../parts/amount";
import { Sums } from "../parts/sums";
import { deliveryCosts } from "./cart-delivery";

export type SumRow = readonly [label: string, value: string];

interface SummaryProps {
  base: string;
  shop: Pick<CartShop, "money" | "hasChat" | "pickup" | "delivery">;
  state: CheckoutState;
  totals: CheckoutTotals;
  copy: CartCopy;
  onUnhold: () => void;
  /** An amount of the minimum as text. */
  written: (amount: number) => string;
  /** What the shop's rules take off. */
  rows: readonly SumRow[];
  children?: ReactNode;
}

/** Totals of the order and the button that sends it. */
export function CartSummary({ base, shop, state, totals, copy, rows, onUnhold, written, children }: SummaryProps) {
  const { money, hasChat, pickup } = shop;
  const isDelivery = state.choice.method === "DELIVERY";
  const { stage, refusal } = state;
  const { subtotal, delivery, total, unpriced, minimumPurchase } = totals;
  const toAsk = isAllToAsk(total, unpriced);
  const short = minimumPurchase?.missing ? minimumPurchase : null;
  const sending = isSending(state);
  const held = isHeld(state);
  // that of a coupon is gone once another is applied
  const refused = refusal && copy[refusal];
  const [isTold, setTold] = useState(false);
  const label = stage === "unanswered" ? copy.tryAgain : hasChat ? copy.send : copy.save;
  const why = short ? (
    <>
      {copy.minimumPurchaseWhy(written(short.required))} <a href={`${base}/catalogo`}>{copy.addMore}</a>
    </>
  ) : hasChat ? (
    copy.opensWhatsapp
  ) : (
    copy.noChat
  );
  const price = (cents: Cents) => formatPrice(cents, money);
  return (
    <aside className="sum" aria-label={copy.summary}>
      <h2 className="sum__h">{copy.summary}</h2>
      <Sums
        rows={[
          [copy.subtotal, isAllToAsk(subtotal, unpriced) ? copy.ask : price(subtotal)],
          ...rows,
          // a shop that never said how orders are received promises nothing
          isDelivery || pickup.enabled
            ? [
                isDelivery ? copy.delivery : copy.pickup,
                delivery.toBeAgreed
                  ? state.choice.zone
                    ? copy.toAgree
                    : deliveryCosts(shop, copy, copy.byZone)
                  : delivery.cost
                    ? price(delivery.cost)
                    : copy.free,
              ]
            : null,
        ]}
        total={[copy.total, toAsk ? copy.ask : <Amount cents={total} money={money} />]}
      />
      {children}
      {unpriced && !toAsk ? <p className="sum__p">{copy.plusAsk}</p> : null}
      <p className="sum__st" data-opening="" />
      {/* what the button answers stands where the finger is: on phones the bar is at the foot of the screen */}
      <div className="paybar">
        <div role="status">
          {held ? (
            <p className="undo">
              {copy.waiting}
              <button type="button" className="btn btn--line" onClick={onUnhold}>
                {copy.unhold}
              </button>
            </p>
          ) : stage === "unsent" || stage === "unanswered" ? (
            <p className="undo">{copy[stage]}</p>
          ) : short && isTold ? (
            <p className="undo">{why}</p>
          ) : null}
        </div>
        {refused ? (
          <p className="fld__e" role="alert">
            {refused}
          </p>
        ) : null}
        <button
          className={`btn btn--xl ${short ? "paybar__off" : "btn--wa"}`}
          type="submit"
          aria-disabled={short || sending ? true : undefined}
          aria-describedby="por-que"
          onClick={() => setTold(short !== null)}
        >
          <span>
            {hasChat && !short ? <i className="ic i-wa" aria-hidden="true" /> : null}
            {short ? copy.toOrder(copy.add, written(short.missing)) : sending ? copy.sending : label}
          </span>
          {short || toAsk ? null : <b>{price(total) + (unpriced ? " +" : "")}</b>}
        </button>
      </div>
      <p className="sum__p" id="por-que">
        {why}
      </p>
    </aside>
  );
}
