"use client";

import { Group } from "~/components/ui/card";
import { orderTexts } from "~/copy/order";
import { changeWordsFor } from "~/copy/order-change";
import { orderEditTexts } from "~/copy/order-edit";
import { formatPrice } from "~/domain/money/money";
import { changeLines } from "~/domain/order/manage/change-message";
import { ORDER_ACTIONS } from "~/domain/order/manage/states";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import type { OrderDetail } from "./order";

const isNamed = (kind: string) => kind === "edit" || kind === "accept" || kind === "discard";

/** Status changes with author and time, newest first. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const { order: copy, orderEdit } = useCopy(orderTexts, orderEditTexts);
  const { history } = copy;
  const words = changeWordsFor(order.shop.countryId);
  if (order.events.length === 0) return null;
  return (
    <Group title={history.title} className="print:hidden">
      <ol className="-mt-2 grid gap-2 text-sm">
        {order.events.map(({ id, kind, at, by, difference }) => {
          const action = ORDER_ACTIONS.find((known) => known === kind);
          return (
            <li key={id} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">
                {action ? history.event[action] : isNamed(kind) ? history[kind] : by ? history.entered : history.placed}
                {by ? <span className="text-ink-2"> {history.by(by)}</span> : null}
              </span>
              <span className="text-ink-2">{formatWhen(at, order.asOf, order.timeZone)}</span>
              {difference ? (
                <details className="w-full">
                  <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand-ink">
                    {orderEdit.history}
                  </summary>
                  <ul className="grid gap-1 pb-2 wrap-anywhere">
                    {changeLines(difference, words, order.money).map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                    <li>
                      {copy.total}:{" "}
                      {words.price(
                        formatPrice(difference.amounts.total.from, order.money),
                        formatPrice(difference.amounts.total.to, order.money),
                      )}
                    </li>
                  </ul>
                </details>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Group>
  );
}
