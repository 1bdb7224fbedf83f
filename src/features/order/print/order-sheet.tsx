"use client";

import { fill } from "~/copy/fill";
import { orderTexts } from "~/copy/order";
import { orderEditTexts } from "~/copy/order-edit";
import { type Cents, formatPrice } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import { sumRows } from "~/domain/order/place/sum-rows";
import { totalParts } from "~/domain/order/place/written-total";
import { readableNumber } from "~/domain/tent/phone";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatMoment } from "~/features/app-context/format-when";
import { cn } from "~/lib/cn";
import type { OrderDetail } from "../manage/order";

export type PrintPaper = "a5" | "ticket";

type OrderSheetProps = {
  order: OrderDetail;
  paper: PrintPaper;
  withNote: boolean;
  withPrices: boolean;
  /** The named page that it is printed on. */
  page: string | undefined;
};

/** One order as it is printed: black on white in both themes, in sizes of the paper rather than of the browser. */
export function OrderSheet({ order, paper, withNote, withPrices, page }: OrderSheetProps) {
  const { order: copy, orderEdit } = useCopy(orderTexts, orderEditTexts);
  const { print } = orderEdit;
  const { customer, money } = order;
  const price = (amount: Cents) => formatPrice(amount, money);
  const [total, more] = totalParts(order, money, copy);
  const isTicket = paper === "ticket";
  const place = [order.address, order.zone].filter(Boolean).join(", ");
  const isPickup = order.state.method === "PICKUP";
  const sums = sumRows(order, copy);
  const how = order.paymentMethod ? copy.form.payments[order.paymentMethod] : null;
  // missing in what a device kept of an earlier release
  const contact = [order.shop.address, order.shop.phone].filter(Boolean);
  const isPaid = order.state.payment === "RECEIVED";
  return (
    <article
      aria-label={print.order(order.number)}
      style={page ? { page } : undefined}
      className={cn(
        "grid content-start bg-white text-black shadow-2 break-after-page last:break-after-auto print:shadow-none",
        isTicket
          ? "w-[80mm] gap-[8px] p-[4mm] text-[13px] leading-[1.35]"
          : "w-full gap-[16px] p-[10mm] text-[14px] leading-[20px] print:p-0",
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-black pb-2">
        <div>
          <p className={cn("font-head font-bold", isTicket ? "text-[18px]" : "text-[24px]/[28px]")}>
            {print.order(order.number)}
          </p>
          <p>{order.shop.name}</p>
          {contact.length > 0 ? <p className="wrap-anywhere">{contact.join(" · ")}</p> : null}
        </div>
        <p>{formatMoment(order.createdAt, order.timeZone)}</p>
      </header>
      {order.state.status === "CANCELLED" || order.state.cancelledFrom ? (
        <p className="border-2 border-black p-1 text-center text-[18px] font-bold">
          {copy.tag.cancelled.toUpperCase()}
        </p>
      ) : null}
      <section>
        <p className={cn("font-bold", isTicket ? "text-[16px]" : "text-[18px]")}>{customer.name}</p>
        {customer.phone ? <p>{readableNumber(customer.phone)}</p> : null}
        <p className="font-semibold wrap-anywhere">
          {isPickup ? [copy.delivery.pickup, order.branchName].filter(Boolean).join(": ") : place}
        </p>
        {order.priceListName && withPrices ? (
          <p>{fill(copy.customer.priceList, { name: order.priceListName })}</p>
        ) : null}
        {order.courier ? <p>{[order.courier, order.trackingNumber].filter(Boolean).join(" ")}</p> : null}
      </section>
      {withNote && order.note ? (
        <p className="border-2 border-black p-2 font-semibold whitespace-pre-line wrap-anywhere">«{order.note}»</p>
      ) : null}
      <ul className="divide-y divide-black/30">
        {order.lines.map((line) => (
          <li key={line.id} className="flex break-inside-avoid items-start gap-3 py-1.5">
            {isTicket || !line.photo ? null : (
              <img src={line.photo} alt="" className="size-[44px] shrink-0 rounded object-cover" />
            )}
            <span className="min-w-0 flex-1 wrap-anywhere">
              <b>{formatQuantity(line.quantity, line.unit, money)} ×</b> {line.name}
              {line.variantName ? ` (${line.variantName})` : ""}
              {line.note ? <span className="block">«{line.note}»</span> : null}
            </span>
            {withPrices ? (
              <span className="whitespace-nowrap">{line.total === null ? copy.toAsk : price(line.total)}</span>
            ) : null}
          </li>
        ))}
      </ul>
      {withPrices ? (
        <dl className="grid gap-1 border-t-2 border-black pt-2">
          {sums.map(({ label, amount }) => (
            <div key={label} className="flex justify-between gap-3">
              <dt>{label}</dt>
              <dd className="whitespace-nowrap">{price(amount)}</dd>
            </div>
          ))}
          <div className={cn("flex justify-between gap-3 font-bold", isTicket ? "text-[18px]" : "text-[20px]")}>
            <dt>{copy.total}</dt>
            <dd className="text-right whitespace-nowrap">
              {total}
              {more ? <span className="block text-[12px] font-normal">{more}</span> : null}
            </dd>
          </div>
          <div className="flex justify-between gap-3 font-semibold">
            <dt>{isPaid ? print.paid : print.unpaid}</dt>
            <dd>{how}</dd>
          </div>
        </dl>
      ) : null}
    </article>
  );
}
