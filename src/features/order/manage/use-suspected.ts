"use client";

import { toast } from "~/components/ui/toast";
import { orderTexts } from "~/copy/order";
import { formatAmount } from "~/domain/money/money";
import type { SuspectedRange } from "~/domain/order/place/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";

/** Accepts or discards suspected orders, one or a group, and shows the count in a toast. */
export function useSuspected() {
  const { suspected: copy } = useCopy(orderTexts).order;
  const money = useMoney();
  const say = (words: (count: number, written: string) => string, { changed }: { changed: number }) =>
    words(changed, formatAmount(changed, money));
  const utils = api.useUtils();
  const accepting = api.order.acceptSuspected.useMutation();
  const discarding = api.order.discardSuspected.useMutation();
  const after = async (said: string) => {
    toast.success(said);
    await utils.order.invalidate();
  };
  return {
    accept: async (range: SuspectedRange) => after(say(copy.accepted, await accepting.mutateAsync(range))),
    discard: async (range: SuspectedRange) => after(say(copy.discarded, await discarding.mutateAsync(range))),
    accepting: accepting.isPending,
    discarding: discarding.isPending,
  };
}
