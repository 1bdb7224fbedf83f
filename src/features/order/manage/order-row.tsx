"use client";

import { Check, MessageSquareQuote, PhoneOff, Store, Truck } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Tag, UnseenDot } from "~/components/ui/tag";
import { fill } from "~/copy/fill";
import { orderListTexts } from "~/copy/order-list";
import { nextAction } from "~/domain/order/manage/states";
import { totalParts } from "~/domain/order/place/written-total";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatTime, formatWhen } from "~/features/app-context/format-when";
import { ScreenLink } from "~/features/app-context/open-screen";
import { ConflictTag } from "~/features/outbox/conflict-tag";
import { withPendingActions } from "~/features/outbox/pending-order-state";
import { PendingTag } from "~/features/outbox/pending-tag";
import { useOutbox } from "~/features/outbox/use-outbox";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import type { RouterOutputs } from "~/trpc/react";
import { pendingContents } from "../pending-orders";
import { paymentIcons } from "./payment-icons";
import { doneTags, stateTags } from "./state-tags";
import { useOrderAction } from "./use-order-action";
import { useSuspected } from "./use-suspected";

const OrderProblem = lazyPart(() => import("./order-problem").then((module) => module.OrderProblem));
const SendDialog = lazyPart(() => import("./send-dialog").then((module) => module.SendDialog));

type OrderList = RouterOutputs["order"]["list"];

/** The same markup is a card on a phone and a table row from 960 px, with its cells rearranged. */
const rowGrid =
  "grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 huge-text:grid-cols-1 md:grid-cols-[minmax(0,1fr)_minmax(0,11rem)_minmax(6rem,auto)_10.5rem] md:items-center md:gap-x-4";

/** Number of characters that fit the column in the large text size: "$ 99.999.999,99". */
const LONG_TOTAL = 15;

type OrderRowProps = {
  row: OrderList["rows"][number];
  list: Pick<OrderList, "money" | "timeZone" | "asOf">;
  /** The row stands below its day. */
  ofDay?: boolean;
};

export function OrderRow({ row: read, list, ofDay = false }: OrderRowProps) {
  const { order: copy } = useCopy(orderListTexts);
  const outbox = useOutbox();
  const edited = pendingContents(read.number, outbox);
  const acted = withPendingActions(read.number, read, outbox);
  const { state, suspected } = acted;
  const { customerName, total: amount } = edited?.contents ?? read;
  const row = { ...read, customerName: customerName ?? read.customerName, total: amount, state, suspected };
  const pending = edited?.pending || acted.pending;
  const { run, problem, running } = useOrderAction(row.number, state);
  const { accept, accepting } = useSuspected();
  const [sending, setSending] = useState(false);
  const action = nextAction(row.state);
  const PaymentIcon = row.paymentMethod && paymentIcons[row.paymentMethod];
  const [total, more] = totalParts(row, list.money, copy);
  const when = ofDay ? formatTime(row.createdAt, list.timeZone) : formatWhen(row.createdAt, list.asOf, list.timeZone);
  return (
    <li
      data-row=""
      className={cn(
        rowGrid,
        "relative scroll-my-24 focus-within:bg-surface-2 min-h-16 content-center gap-y-1 bg-surface py-3 hover:bg-surface-2",
      )}
    >
      <p className="flex min-w-0 items-center gap-2">
        {row.seen ? null : <UnseenDot label={copy.unseen} />}
        <ScreenLink
          href={`/pedidos/${row.number}`}
          prefetch={false}
          data-row-link=""
          className="min-w-0 truncate font-semibold text-ink no-underline large-text:whitespace-normal after:absolute after:inset-0"
        >
          <span className="sr-only">{copy.number(row.number)}, </span>
          {row.customerName}
        </ScreenLink>
      </p>
      <p className="text-right huge-text:text-left md:order-3 md:row-span-3">
        <b className={cn("font-head font-bold whitespace-nowrap", total.length > LONG_TOTAL ? "text-sm" : "text-lg")}>
          {total}
        </b>
        {more ? <span className="block text-xs text-ink-2">{more}</span> : null}
      </p>
      <p className="col-span-2 flex min-w-0 huge-text:col-span-1 flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-2 md:order-4 md:col-span-1 md:col-start-1 [&_svg]:size-4 [&_svg]:shrink-0">
        <span>
          <b className="font-semibold text-ink">{copy.number(row.number)}</b> · {when} · {copy.products(row.lines)}
        </span>
        <span className="flex min-w-0 items-center gap-1">
          {row.state.method === "PICKUP" ? (
            <>
              <Store aria-hidden="true" />
              {copy.row.pickup}
            </>
          ) : (
            <>
              <Truck aria-hidden="true" />
              <span className="sr-only">{copy.row.delivery}: </span>
              <span className="max-w-48 truncate">{row.place ?? copy.row.delivery}</span>
            </>
          )}
        </span>
        {PaymentIcon && row.paymentMethod ? (
          <span className="flex items-center gap-1">
            <PaymentIcon aria-hidden="true" />
            {row.paymentMethod === "OTHER" ? copy.row.otherPayment : copy.form.payments[row.paymentMethod]}
          </span>
        ) : null}
        {row.hasPhone === false ? ( // unknown in lists that a device kept from an earlier build
          <span className="flex items-center gap-1">
            <PhoneOff aria-hidden="true" />
            {copy.row.noPhone}
          </span>
        ) : null}
      </p>
      {row.note ? (
        <p className="col-span-2 flex min-w-0 huge-text:col-span-1 items-start gap-1.5 text-sm font-medium text-warn md:order-5 md:col-span-1 md:col-start-1">
          <MessageSquareQuote aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="sr-only">{copy.row.note}: </span>
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{row.note}</span>
        </p>
      ) : null}
      <div className="flex min-w-0 flex-wrap content-center items-center gap-1.5 md:order-2 md:row-span-3">
        {row.priceListName ? (
          <Tag className="max-w-full truncate">{fill(copy.onList, { name: row.priceListName })}</Tag>
        ) : null}
        {stateTags(row.state, row.suspected).map(({ key, tone }) => (
          <Tag key={key} tone={tone}>
            {doneTags.has(key) ? <Check aria-hidden="true" className="size-3.5" /> : null}
            {copy.tag[key]}
          </Tag>
        ))}
        {acted.conflict ? (
          <ConflictTag entry={acted.conflict} name={copy.titleOf(row.number)} />
        ) : pending ? (
          <PendingTag />
        ) : null}
      </div>
      <div className="relative z-1 grid min-h-11 content-center justify-items-end huge-text:justify-items-stretch md:order-3 md:row-span-3 md:justify-items-stretch">
        {row.suspected ? (
          <Button
            size="sm"
            variant="soft"
            loading={accepting}
            aria-label={`${copy.suspected.accept}: ${copy.titleOf(row.number)}`}
            onClick={() => void accept({ from: row.number, to: row.number })}
          >
            {copy.suspected.accept}
          </Button>
        ) : action ? (
          <Button
            size="sm"
            variant={action === "confirm" ? "soft" : "sec"}
            loading={running !== null}
            aria-label={`${copy.action[action]}: ${copy.titleOf(row.number)}`}
            onClick={() => (action === "send" ? setSending(true) : void run(action))}
          >
            {copy.action[action]}
          </Button>
        ) : null}
      </div>
      {problem ? (
        <OrderProblem
          problem={problem}
          order={row}
          onOpenAsNew={() => void run("reopenAsNew")}
          className="relative z-1 col-span-2 huge-text:col-span-1 md:order-7 md:col-span-4"
        />
      ) : null}
      {sending ? (
        <SendDialog number={row.number} open onOpenChange={setSending} onSend={(sentBy) => run("send", sentBy)} />
      ) : null}
    </li>
  );
}
