"use client";

import Link from "next/link";
import { List, ListRow } from "~/components/ui/list";
import { Tag } from "~/components/ui/tag";
import { orderListTexts } from "~/copy/order-list";
import { formatPrice } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { PendingTag } from "~/features/outbox/pending-tag";
import type { PendingOrder } from "../pending-orders";

/** Orders that were taken without a network: they have no number and cannot be opened yet. */
export function UnsentOrders({ orders }: { orders: readonly PendingOrder[] }) {
  const { order: copy } = useCopy(orderListTexts);
  const money = useMoney();
  return (
    <section aria-label={copy.unsent.title} className="mb-4">
      <h2 className="bg-brand-soft px-4 py-3 text-base font-semibold max-lg:-mx-4 lg:rounded-t-2xl lg:border lg:border-b-0 lg:border-line">
        {copy.unsent.title}
      </h2>
      <List aria-label={copy.unsent.title} className="lg:rounded-t-none!">
        {orders.map(({ key, customerName, lines, total, pending, refused }) => (
          <ListRow
            key={key}
            title={customerName}
            meta={
              <>
                <span className="w-full wrap-anywhere">
                  {lines
                    .map(({ name, unit, quantity }) => copy.unsent.line(formatQuantity(quantity, unit, money), name))
                    .join(", ")}
                </span>
                {pending ? <PendingTag /> : null}
                {refused ? (
                  <>
                    <Tag tone="bad">{copy.unsent.refused}</Tag>
                    <Link href="/por-enviar" className="link inline-flex min-h-11 items-center">
                      {copy.unsent.see}
                    </Link>
                  </>
                ) : null}
              </>
            }
            end={<b className="font-head text-lg font-bold whitespace-nowrap">{formatPrice(total, money)}</b>}
          />
        ))}
      </List>
    </section>
  );
}
