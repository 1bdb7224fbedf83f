"use client";

import { Pencil, Wrench } from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { Thumb } from "~/components/ui/list";
import { fill } from "~/copy/fill";
import { orderTexts } from "~/copy/order";
import { orderEditTexts } from "~/copy/order-edit";
import { type Cents, formatPrice } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import { isEditable } from "~/domain/order/manage/states";
import { sumRows } from "~/domain/order/place/sum-rows";
import { totalParts } from "~/domain/order/place/written-total";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import type { OrderDetail } from "./order";

/** The ordered lines, as a snapshot from the time of the order. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const { order: copy, orderEdit } = useCopy(orderTexts, orderEditTexts);
  const price = (amount: Cents) => formatPrice(amount, order.money);
  const [total, more] = totalParts(order, order.money, copy);
  const sums = sumRows(order, copy);
  return (
    <Group
      title={copy.lines}
      aside={
        !order.suspected && isEditable(order.state) ? (
          <Button asChild variant="txt" className="-my-2 print:hidden">
            <Link href={`/pedidos/${order.number}/editar`}>
              <Pencil aria-hidden="true" />
              {orderEdit.open}
            </Link>
          </Button>
        ) : null
      }
    >
      {order.heldUntil ? (
        <p className="-mt-3 text-sm text-ink-2 print:hidden">
          {fill(copy.heldUntil, { when: formatWhen(order.heldUntil, order.asOf, order.timeZone).toLowerCase() })}
        </p>
      ) : null}
      <ul className="-mt-3 divide-y divide-line">
        {order.lines.map((line) => {
          const quantity = formatQuantity(line.quantity, line.unit, order.money);
          const facts = [
            line.variantName,
            line.price === null ? quantity : copy.each(quantity, price(line.price)),
            line.sku && copy.sku(line.sku),
          ];
          return (
            <li key={line.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              {line.custom ? (
                <span className="flex size-11 shrink-0 items-center justify-center rounded-[10px] bg-surface-2 text-ink-2">
                  <Wrench aria-hidden="true" className="size-5" />
                </span>
              ) : (
                <Thumb src={line.photo} size="sm" />
              )}
              <div className="min-w-0 flex-[1_1_8rem]">
                <p className="font-medium leading-5 wrap-anywhere">{line.name}</p>
                <p className="text-sm text-ink-2 wrap-anywhere">{facts.filter(Boolean).join(" · ")}</p>
                {line.note ? <p className="text-sm wrap-anywhere">«{line.note}»</p> : null}
              </div>
              <b className="ml-auto text-right font-semibold whitespace-nowrap">
                {line.total === null ? copy.toAsk : price(line.total)}
              </b>
            </li>
          );
        })}
      </ul>
      <dl className="-mt-3 grid gap-2 border-t border-line pt-3">
        {sums.map(({ label, amount }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="whitespace-nowrap">{price(amount)}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-3 font-head text-xl font-bold">
          <dt>{copy.total}</dt>
          <dd className="text-right">
            <span className="whitespace-nowrap">{total}</span>
            {more ? <span className="block font-sans text-sm font-normal text-ink-2">{more}</span> : null}
          </dd>
        </div>
      </dl>
    </Group>
  );
}
