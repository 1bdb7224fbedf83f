"use client";

import { Group } from "~/components/ui/card";
import { ORDER_ACTIONS } from "~/domain/order/manage/states";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import type { OrderDetail } from "./order";

const isNamed = (kind: string) => kind === "edit" || kind === "accept" || kind === "discard";

/** Status changes with author and time, newest first. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const { order: copy } = useCopy();
  const { history } = copy;
  if (order.events.length === 0) return null;
  return (
    <Group title={history.title} className="print:hidden">
      <ol className="-mt-2 grid gap-2 text-sm">
        {order.events.map(({ id, kind, at, by }) => {
          const action = ORDER_ACTIONS.find((known) => known === kind);
          return (
            <li key={id} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">
                {action ? history.event[action] : isNamed(kind) ? history[kind] : by ? history.entered : history.placed}
                {by ? <span className="text-ink-2"> {history.by(by)}</span> : null}
              </span>
              <span className="text-ink-2">{formatWhen(at, order.asOf, order.timeZone, copy)}</span>
            </li>
          );
        })}
      </ol>
    </Group>
  );
}
