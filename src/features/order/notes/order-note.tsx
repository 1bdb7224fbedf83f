"use client";

import { Group } from "~/components/ui/card";
import { orderTexts } from "~/copy/order";
import { useCopy } from "~/features/app-context/copy-provider";
import { pendingInput } from "~/features/outbox/pending-entries";
import { useOutbox } from "~/features/outbox/use-outbox";
import { api } from "~/trpc/react";
import type { OrderDetail } from "../manage/order";
import { PrivateNotePart } from "./private-note-part";

/** The merchant's private note about an order. */
export function OrderNote({ order: { number, merchantNote } }: { order: OrderDetail }) {
  const { note: copy } = useCopy(orderTexts).order;
  const save = api.order.note.useMutation();
  return (
    <Group className="print:hidden">
      <PrivateNotePart
        note={merchantNote}
        waiting={pendingInput(useOutbox(), "order.note", number)}
        form={`order.note.${number}`}
        texts={copy}
        save={(change) => save.mutateAsync({ number, ...change })}
      />
    </Group>
  );
}
