"use client";

import Link from "next/link";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { orderListTexts } from "~/copy/order-list";
import { formatAmount } from "~/domain/money/money";
import { orderListAddress } from "~/domain/order/manage/list-address";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { useMoney } from "~/features/app-context/session-provider";
import { pendingEntries } from "~/features/outbox/pending-entries";
import { PendingTag } from "~/features/outbox/pending-tag";
import { useOutbox } from "~/features/outbox/use-outbox";
import { api, type RouterOutputs } from "~/trpc/react";
import { useSuspected } from "./use-suspected";

/** Banner above the list for suspected orders, which are listed apart so that they do not bury real ones. */
export function SuspectedBanner({ count }: { count: number }) {
  const { suspected: copy } = useCopy(orderListTexts).order;
  const money = useMoney();
  return (
    <Banner
      tone="warn"
      title={copy.title(count, formatAmount(count, money))}
      className="mb-3"
      action={
        <Button asChild variant="sec" size="sm">
          <Link href={orderListAddress({ filter: "sospechosos" })} prefetch={false}>
            {copy.review}
          </Link>
        </Button>
      }
    >
      {copy.notice}
    </Banner>
  );
}

/** Suspected orders grouped by day; each day can be accepted or discarded as a whole. */
export function SuspectedGroups() {
  const { suspected: copy } = useCopy(orderListTexts).order;
  const { data } = api.order.suspected.useQuery();
  if (!data || data.groups.length === 0) return null;
  return (
    <section aria-label={copy.list} className="mb-4 grid gap-3">
      <p className="text-sm text-ink-2">{copy.help}</p>
      <ul className="grid gap-3">
        {data.groups.map((group) => (
          <SuspectedGroup key={group.from} group={group} day={data} />
        ))}
      </ul>
    </section>
  );
}

type Suspected = RouterOutputs["order"]["suspected"];
type SuspectedGroupProps = { group: Suspected["groups"][number]; day: Pick<Suspected, "asOf" | "timeZone"> };

function SuspectedGroup({ group, day }: SuspectedGroupProps) {
  const { order } = useCopy(orderListTexts);
  const money = useMoney();
  const { suspected: copy } = order;
  const { accept, discard } = useSuspected();
  const [asking, setAsking] = useState<"accept" | "discard" | null>(null);
  const ask = (question: typeof asking) => (open: boolean) => setAsking(open ? question : null);
  const { count, from, to } = group;
  const decided = pendingEntries(useOutbox(), "order.acceptSuspected", "order.discardSuspected");
  const waits = decided.some(({ input }) => Number(input.from) <= from && to <= Number(input.to));
  const written = formatAmount(count, money);
  const when = (at: Date) => formatWhen(at, day.asOf, day.timeZone);
  return (
    <li className="grid gap-3 rounded-2xl border border-line bg-surface p-4 sm:flex sm:items-center sm:justify-between">
      <div className="min-w-0">
        <p className="font-semibold">{copy.title(count, written)}</p>
        <p className="text-sm text-ink-2">{copy.between(when(group.first), when(group.last))}</p>
      </div>
      {waits ? (
        <PendingTag />
      ) : (
        <div className="flex gap-2 *:flex-1 sm:*:flex-none">
          <Button variant="sec" size="sm" onClick={() => setAsking("discard")}>
            {copy.discardAll}
          </Button>
          <Button variant="sec" size="sm" onClick={() => setAsking("accept")}>
            {copy.acceptAll}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking === "accept"}
        onOpenChange={ask("accept")}
        title={copy.confirmAccept.title(count, written)}
        text={copy.confirmAccept.text}
        confirmLabel={copy.confirmAccept.confirm}
        cancelLabel={copy.confirmAccept.keep}
        onConfirm={() => accept({ from, to })}
      />
      <ConfirmDialog
        open={asking === "discard"}
        onOpenChange={ask("discard")}
        title={copy.confirmDiscard.title(count, written)}
        text={copy.confirmDiscard.text}
        confirmLabel={copy.confirmDiscard.confirm}
        cancelLabel={copy.confirmDiscard.keep}
        tone="bad"
        onConfirm={() => discard({ from, to })}
      />
    </li>
  );
}
