"use client";

import Link from "next/link";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { orderTexts } from "~/copy/order";
import { orderEditTexts } from "~/copy/order-edit";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { pendingInput } from "~/features/outbox/pending-entries";
import { useOutbox } from "~/features/outbox/use-outbox";
import type { StoredOrder } from "./edit-draft";
import { EditOrderForm } from "./edit-order-form";
import type { OrderSetup } from "./order-fields";

type EditOrderScreenProps = StoredOrder & { setup: OrderSetup };

/** `/pedidos/{number}/editar`: everything that an order contains, until it is handed over. */
export function EditOrderScreen({ order, editable, setup }: EditOrderScreenProps) {
  const { order: copy, orderEdit } = useCopy(orderTexts, orderEditTexts);
  const [stored, setStored] = useState<StoredOrder>({ order, editable });
  const { number } = order;
  const [queued, setQueued] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const waiting = pendingInput(useOutbox(), "order.edit", number);
  // one that was saved on this screen is still answered on it
  const waits = queued || (waiting && waiting.state !== "done" && waiting.createdAt < openedAt);
  const detail = `/pedidos/${number}`;
  return (
    <>
      <PageHeader title={orderEdit.title(number)} back={{ href: detail, label: copy.form.backToOrder }} />
      {waits ? (
        <Banner action={<Link href={detail}>{copy.form.backToOrder}</Link>}>{orderEdit.waits}</Banner>
      ) : stored.editable.editable ? (
        <EditOrderForm
          key={stored.order.version}
          stored={stored}
          setup={setup}
          onReplaced={setStored}
          onQueued={() => setQueued(true)}
        />
      ) : (
        <Banner tone="warn" action={<Link href={detail}>{copy.form.backToOrder}</Link>}>
          {orderEdit.closed}
        </Banner>
      )}
    </>
  );
}
