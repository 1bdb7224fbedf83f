import { type Cents, cents, minus } from "../money/money";
import type { GoodsTotals } from "./price-goods";
import type { PaymentChange } from "./rules";
import { paymentAmount } from "./shares";
import { unchangedGoods } from "./unchanged-goods";

/** What `priceGoods` answers where the way to pay is the only rule. The panel's new order loads no more of the calculation. */
export function paidGoods(subtotal: Cents, hasUnpriced: boolean, payment: PaymentChange | null): GoodsTotals {
  const goods = unchangedGoods(subtotal, hasUnpriced);
  const amount = payment ? cents(paymentAmount(subtotal, payment.percent)) : cents(0);
  if (!payment || amount === 0) return goods;
  const { name, percent } = payment;
  return {
    ...goods,
    discounts: [{ kind: "PAYMENT", name, base: subtotal, amount, percent }],
    total: minus(subtotal, amount),
  };
}
