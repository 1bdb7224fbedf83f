import type { ReactNode } from "react";
import { cartRulesCopy as copy } from "~/copy/cart-rules";
import type { CartRulesVerbs } from "~/copy/cart-verbs";
import { cents, formatPrice, minus } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import { sumOfDiscounts } from "~/domain/order/place/discounts";
import { writtenPercent } from "~/domain/order/place/payment";
import { freeDeliveryLost } from "~/domain/order/place/totals";
import type { PricedGoods } from "~/domain/pricing/price-goods";
import type { PricingHint } from "~/domain/pricing/rules";
import { Amount } from "../parts/amount";
import type { CartRulesProps } from "./cart-form";

/** The sum of each line, what was taken off it and why. */
export const lineDeals = ({ lines }: PricedGoods, money: MoneyFormat): ReactNode[] =>
  lines.map(({ base, discounts }) => {
    // not its part of what the whole order is given
    const taken = discounts.filter(({ kind }) => kind === "BREAK" || kind === "PROMOTION");
    return base === null ? null : (
      <>
        {taken[0] ? <s>{formatPrice(base, money)}</s> : null}{" "}
        <b>
          <Amount cents={minus(base, sumOfDiscounts(taken))} money={money} />
        </b>
        {taken.map(({ name, amount }) => (
          <small key={name}>
            {name} <b>{formatPrice(cents(-amount), money)}</b>
          </small>
        ))}
      </>
    );
  });

interface DealProps extends Pick<CartRulesProps, "lines" | "totals"> {
  goods: PricedGoods;
  money: MoneyFormat;
  verbs: CartRulesVerbs;
}

/** What the visitor could add to save more, and that a discount took away free delivery. */
export function CartHints({ goods, lines, totals, money, verbs }: DealProps) {
  const said = (hint: PricingHint): string | undefined => {
    if (hint.kind === "FREE_DELIVERY_LOST") return copy.freeDeliveryLost;
    if (hint.kind === "BREAK_CHEAPER") return copy.cheaperWith(hint.name, formatQuantity(hint.add, "UNIT", money));
    if (hint.kind === "COUPON_MINIMUM") return undefined;
    const product = lines.find(({ productId }) => productId === hint.productId);
    const what = product ? `${hint.name}, ${product.name}` : hint.name;
    return hint.kind === "ADD_FREE"
      ? copy.addFree(verbs, what, hint.add, hint.free)
      : copy.addReduced(verbs, what, writtenPercent(hint.percent, money));
  };
  const lost = freeDeliveryLost(goods, totals.delivery);
  return (
    <div className="line__hs" role="status">
      {goods.hints.concat(lost ?? []).map((hint) => (
        <p key={said(hint)}>{said(hint)}</p>
      ))}
    </div>
  );
}

/** What all discounts save, and the promotion that delivers free. */
export function CartSaved({ goods, totals, money, verbs }: DealProps) {
  const saved = sumOfDiscounts(totals.discounts.filter(({ amount }) => amount > 0));
  return (
    <div className="sum__s">
      {saved > 0 && <p>{copy.saved(verbs, formatPrice(saved, money))}</p>}
      {totals.delivery.free && <p>{goods.freeDelivery?.name}</p>}
    </div>
  );
}
