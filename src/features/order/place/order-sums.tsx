"use client";

import { orderEditFormTexts } from "~/copy/order-edit-form";
import { orderFormTexts } from "~/copy/order-form";
import { type Cents, cents, formatPrice, minus } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import type { OrderSums } from "~/domain/order/manage/manual-sums";
import { totalParts } from "~/domain/order/place/written-total";
import { useCopy } from "~/features/app-context/copy-provider";

type OrderSumsListProps = {
  sums: OrderSums;
  before?: Pick<OrderSums, "subtotal" | "discount" | "discounts" | "deliveryCost" | "total">;
  money: MoneyFormat;
  /** The order is paid, so that a difference is still to be settled. */
  paid?: boolean;
};

/** The sums of an order as it will be, beside those that it has now. */
export function OrderSumsList({ sums, before = sums, money, paid = false }: OrderSumsListProps) {
  const { order, orderEdit: copy } = useCopy(orderFormTexts, orderEditFormTexts);
  const price = (amount: Cents) => formatPrice(amount, money);
  const taken = sums.discounts.filter(({ freeDelivery }) => !freeDelivery);
  const only = taken.length === 1 ? taken[0] : undefined;
  // a new order names each of them, a changed one has their sum beside that of before
  const discounts =
    before === sums
      ? taken.map(({ name, amount }) => ({ label: name || order.discount, from: cents(-amount), to: cents(-amount) }))
      : [{ label: only?.name || order.discount, from: cents(-before.discount), to: cents(-sums.discount) }];
  const rows = [
    { label: copy.goods, from: before.subtotal, to: sums.subtotal },
    { label: order.deliveryCost, from: before.deliveryCost, to: sums.deliveryCost },
    ...discounts,
  ].filter(({ from, to }, index) => index === 0 || from !== 0 || to !== 0);
  const by = minus(sums.total, before.total);
  const more = by > 0 ? copy.more(price(by)) : by < 0 ? copy.less(price(cents(-by))) : null;
  const settle = by > 0 ? copy.paidMore(price(by)) : by < 0 ? copy.paidLess(price(cents(-by))) : null;
  const [total, unpriced] = totalParts(sums, money, order);
  return (
    <dl className="grid gap-2">
      {rows.map(({ label, from, to }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-ink-2">{label}</dt>
          <dd className="ml-auto text-right whitespace-nowrap">
            {from === to ? null : (
              <>
                <span className="sr-only">{copy.before} </span>
                <s className="text-sm text-ink-2">{price(from)}</s> <span className="sr-only">{copy.after} </span>
              </>
            )}
            {price(to)}
          </dd>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-2 font-head text-xl font-bold">
        <dt>{order.total}</dt>
        <dd className="ml-auto text-right">
          <span className="whitespace-nowrap">{total}</span>
          {unpriced ? <span className="block font-sans text-sm font-normal text-ink-2">{unpriced}</span> : null}
        </dd>
      </div>
      {more ? <p className="text-right text-sm font-semibold text-brand-ink">{more}</p> : null}
      {paid && settle ? <p className="text-right text-sm font-semibold text-warn">{settle}</p> : null}
    </dl>
  );
}
