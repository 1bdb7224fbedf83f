"use client";

import { List } from "~/components/ui/list";
import { orderDaysTexts } from "~/copy/order-days";
import { orderListTexts } from "~/copy/order-list";
import { formatAmount, formatPrice } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatDay } from "~/features/app-context/format-when";
import type { RouterOutputs } from "~/trpc/react";
import { OrderRow } from "../manage/order-row";

type DayOfOrdersProps = { day: string; data: RouterOutputs["order"]["list"] };

/** The shown orders of one day, below how many the day has on all pages and what they add up to. */
export function DayOfOrders({ day, data }: DayOfOrdersProps) {
  const { order: copy, orderEdit } = useCopy(orderListTexts, orderDaysTexts);
  const { money } = data;
  const sums = data.days.find((one) => one.day === day);
  const written = formatDay(day, data.today);
  return (
    <section aria-label={written}>
      <h2 className="flex flex-wrap justify-between gap-x-3 bg-brand-soft px-4 py-3 text-base font-semibold max-lg:-mx-4 lg:rounded-t-2xl lg:border lg:border-b-0 lg:border-line">
        <span>
          {sums
            ? orderEdit.days.total(written, orderEdit.days.orders(sums.orders, formatAmount(sums.orders, money)))
            : written}
        </span>
        {sums ? <span className="whitespace-nowrap">{formatPrice(sums.total, money)}</span> : null}
      </h2>
      <List aria-label={copy.list} className="lg:rounded-t-none!">
        {data.rows
          .filter((row) => row.day === day)
          .map((row) => (
            <OrderRow key={row.number} row={row} list={data} ofDay />
          ))}
      </List>
    </section>
  );
}
