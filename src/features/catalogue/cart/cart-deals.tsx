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
import { reaches } from "~/domain/pricing/reaches";
import type { ShopRules } from "~/domain/pricing/rules";
import { Amount } from "../parts/amount";
import type { CartRulesProps } from "./cart-form";
import type { CartHint } from "./cart-progress";

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

/** What the first of the promotions that are nearly reached still needs. */
export function firstHint(
  { goods, lines, money, verbs }: DealProps,
  { promotions }: Pick<ShopRules, "promotions">,
): CartHint | undefined {
  const hint = goods.hints.find(({ kind }) => kind !== "COUPON_MINIMUM" && kind !== "FREE_DELIVERY_LOST");
  if (!hint || hint.kind === "COUPON_MINIMUM" || hint.kind === "FREE_DELIVERY_LOST") return undefined;
  if (hint.kind === "BREAK_CHEAPER")
    return { text: copy.cheaperWith(hint.name, formatQuantity(hint.add, "UNIT", money)) };
  const product = lines.find(({ productId }) => productId === hint.productId);
  const what = product ? `${hint.name}, ${product.name}` : hint.name;
  const text =
    hint.kind === "ADD_FREE"
      ? copy.addFree(verbs, what, hint.add, hint.free)
      : copy.addReduced(verbs, what, writtenPercent(hint.percent, money));
  const rule = hint.productId === null && promotions.find(({ name }) => name === hint.name);
  return rule
    ? { text, reaches: ({ productId, categoryId = null }) => reaches(rule, { productId, categoryId }) }
    : { text };
}

/** That a discount took away free delivery. */
export const lostDelivery = ({ goods, totals }: DealProps): string | undefined =>
  freeDeliveryLost(goods, totals.delivery) ? copy.freeDeliveryLost : undefined;

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
