"use client";

import { toast } from "~/components/ui/toast";
import { orderListTexts } from "~/copy/order-list";
import { outboxTexts } from "~/copy/outbox";
import { formatAmount } from "~/domain/money/money";
import type { SuspectedRange } from "~/domain/order/place/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";

/** Accepts or discards suspected orders, one or a group, and shows the count in a toast. */
export function useSuspected() {
  const { order, outbox } = useCopy(orderListTexts, outboxTexts);
  const { suspected: copy } = order;
  const money = useMoney();
  const utils = api.useUtils();
  const accepting = api.order.acceptSuspected.useMutation();
  const discarding = api.order.discardSuspected.useMutation();
  const run = async (call: Promise<{ changed: number }>, words: (count: number, written: string) => string) => {
    const done = await orQueued(call);
    if (done === null) {
      toast(outbox.kept); // shown as pending
      return;
    }
    toast.success(words(done.changed, formatAmount(done.changed, money)));
    await utils.order.invalidate();
  };
  return {
    accept: (range: SuspectedRange) => run(accepting.mutateAsync(range), copy.accepted),
    discard: (range: SuspectedRange) => run(discarding.mutateAsync(range), copy.discarded),
    accepting: accepting.isPending,
    discarding: discarding.isPending,
  };
}
