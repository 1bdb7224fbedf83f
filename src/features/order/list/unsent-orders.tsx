"use client";

import { orderListTexts } from "~/copy/order-list";
import { formatPrice } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { UnsentList, UnsentThing } from "~/features/outbox/unsent-list";
import type { PendingOrder } from "../pending-orders";

/** Orders that were taken without a network: they have no number and cannot be opened yet. */
export function UnsentOrders({ orders }: { orders: readonly PendingOrder[] }) {
  const { order: copy } = useCopy(orderListTexts);
  const money = useMoney();
  return (
    <UnsentList>
      {orders.map(({ entry, customerName, lines, total }) => (
        <UnsentThing
          key={entry.key}
          entry={entry}
          name={customerName}
          meta={
            <span className="w-full wrap-anywhere">
              {lines
                .map(({ name, unit, quantity }) => copy.unsent.line(formatQuantity(quantity, unit, money), name))
                .join(", ")}
            </span>
          }
          end={<b className="font-head text-lg font-bold whitespace-nowrap">{formatPrice(total, money)}</b>}
        />
      ))}
    </UnsentList>
  );
}
