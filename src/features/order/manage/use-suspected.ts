"use client";

import { toast } from "~/components/ui/toast";
import { orderListTexts } from "~/copy/order-list";
import { formatAmount } from "~/domain/money/money";
import type { SuspectedRange } from "~/domain/order/place/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { useChange } from "~/features/outbox/use-change";
import { api } from "~/trpc/react";

/** Accepts or discards suspected orders, one or a group, and shows the count in a toast. */
export function useSuspected() {
  const { suspected: copy } = useCopy(orderListTexts).order;
  const money = useMoney();
  const change = useChange();
  const accepting = api.order.acceptSuspected.useMutation();
  const discarding = api.order.discardSuspected.useMutation();
  const run = async (call: Promise<{ changed: number }>, words: (count: number, written: string) => string) => {
    const outcome = await change(call);
    if (outcome.kind === "refused") throw outcome.error;
    if (outcome.kind === "kept") return;
    const { changed } = outcome.answer;
    toast.success(words(changed, formatAmount(changed, money)));
  };
  return {
    accept: (range: SuspectedRange) => run(accepting.mutateAsync(range), copy.accepted),
    discard: (range: SuspectedRange) => run(discarding.mutateAsync(range), copy.discarded),
    accepting: accepting.isPending,
    discarding: discarding.isPending,
  };
}
