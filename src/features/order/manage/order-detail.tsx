"use client";

import { Check, EllipsisVertical, Printer } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group, TwoColumns } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { IconButton } from "~/components/ui/icon-button";
import { Tag } from "~/components/ui/tag";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { orderTexts } from "~/copy/order";
import { orderPrintAddress } from "~/domain/order/manage/list-address";
import { allowedActions, nextAction, type OrderAction } from "~/domain/order/manage/states";
import { totalParts } from "~/domain/order/place/written-total";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatMoment, formatWhen } from "~/features/app-context/format-when";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { ConflictTag } from "~/features/outbox/conflict-tag";
import { withPendingActions } from "~/features/outbox/pending-order-state";
import { PendingTag } from "~/features/outbox/pending-tag";
import { useOutbox } from "~/features/outbox/use-outbox";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import { CustomerNote } from "../notes/customer-note";
import { OrderNote } from "../notes/order-note";
import { withPendingContents } from "../pending-orders";
import { AnswerCustomer } from "./answer-customer";
import { NotifyCustomer } from "./notify-customer";
import type { OrderDetail } from "./order";
import { OrderHistory } from "./order-history";
import { OrderLines } from "./order-lines";
import { OrderCustomer, OrderDelivery } from "./order-people";
import { OrderProblem } from "./order-problem";
import { OrderSteps } from "./order-steps";
import { doneTags, stateTags } from "./state-tags";
import { useOrderAction } from "./use-order-action";
import { useSuspected } from "./use-suspected";

const SendDialog = lazyPart(() => import("./send-dialog").then((module) => module.SendDialog));

/** Number of characters that fit beside a tag at 360 px in the largest text size. */
const LONG_TOTAL = 12;

/** Opening an order marks it as seen, clearing its badge and dot. A super-user viewing the shop marks nothing. */
function useMarkSeen({ number, seen }: OrderDetail) {
  const isOwn = useSession().user.viewedUntil === null;
  const utils = api.useUtils();
  const { mutate } = api.order.markSeen.useMutation({
    meta: { ignoreErrors: true },
    onSuccess: () => Promise.all([utils.order.unseenCount.invalidate(), utils.order.list.invalidate()]),
  });
  useEffect(() => {
    if (!seen && isOwn) mutate({ number });
  }, [seen, isOwn, number, mutate]);
}

/** `/pedidos/{number}`: the order, its next step and all its actions. */
export function OrderDetailScreen({ initial, tell }: { initial: OrderDetail; tell: boolean }) {
  const { order: copy } = useCopy(orderTexts);
  const { data: read } = api.order.get.useQuery({ number: initial.number }, { initialData: initial });
  const outbox = useOutbox();
  const edited = withPendingContents(read, outbox);
  const acted = withPendingActions(read.number, edited.order, outbox);
  const { state, suspected } = acted;
  const order = { ...edited.order, state, suspected };
  const pending = edited.pending || acted.pending;
  useMarkSeen(order);
  const { run, problem, running } = useOrderAction(order.number, state);
  const [asking, setAsking] = useState<"cancel" | "reopen" | "send" | null>(null);
  const ask = (question: typeof asking) => (open: boolean) => setAsking(open ? question : null);
  const act = (action: OrderAction) => {
    if (action === "cancel" || action === "reopen" || action === "send") {
      toast.dismiss(); // on a phone the toast would cover the buttons
      setAsking(action);
    } else void run(action);
  };
  const sure = async (action: OrderAction) => {
    await run(action);
  };
  const { number } = order;
  const [total] = totalParts(order, order.money, copy);
  const when = formatWhen(order.createdAt, order.asOf, order.timeZone);
  const { accept, accepting } = useSuspected();
  const next = suspected ? null : nextAction(state);
  const others = suspected
    ? []
    : allowedActions(state)
        .filter((action) => action !== next)
        .sort((one, other) => Number(one === "cancel") - Number(other === "cancel"));
  const closed = suspected
    ? null
    : state.status === "CANCELLED"
      ? copy.closed.cancelled
      : state.status === "ARCHIVED"
        ? copy.closed.archived
        : null;
  const known = stateTags(state, suspected);
  const tags = known.map(({ key, tone }) => (
    <Tag key={key} tone={tone}>
      {doneTags.has(key) ? <Check aria-hidden="true" className="size-3.5" /> : null}
      {copy.tag[key]}
    </Tag>
  ));
  const pendingTag = acted.conflict ? (
    <ConflictTag key="pending" entry={acted.conflict} name={copy.titleOf(number)} />
  ) : pending ? (
    <PendingTag key="pending" />
  ) : null;
  const nextButton = suspected ? (
    <Button
      loading={accepting}
      onClick={() => void accept({ from: number, to: number })}
      className="min-w-0 large-text:px-2 print:hidden"
    >
      {copy.suspected.acceptOne}
    </Button>
  ) : next ? (
    <Button
      variant={next === "archive" ? "sec" : "solid"}
      loading={running !== null}
      onClick={() => act(next)}
      className="min-w-0 large-text:px-2 print:hidden"
    >
      {copy.action[next]}
    </Button>
  ) : null;

  return (
    <>
      <PageHeader
        title={copy.titleOf(number)}
        back={{ href: "/pedidos", label: copy.back }}
        actions={
          <div className="flex items-center gap-1 lg:gap-2 print:hidden">
            <div className="hidden items-center gap-1.5 lg:flex">
              {tags}
              {pendingTag}
            </div>
            <IconButton asChild label={copy.print} className="lg:hidden">
              <Link href={orderPrintAddress({ number })}>
                <Printer aria-hidden="true" />
              </Link>
            </IconButton>
            <Button asChild variant="sec" className="max-lg:hidden">
              <Link href={orderPrintAddress({ number })}>
                <Printer aria-hidden="true" />
                {copy.print}
              </Link>
            </Button>
            {others.length > 0 ? (
              <DropdownMenu>
                <DropdownMenuTrigger asChild>
                  <IconButton label={copy.more}>
                    <EllipsisVertical aria-hidden="true" />
                  </IconButton>
                </DropdownMenuTrigger>
                <DropdownMenuContent>
                  {others.map((action) => (
                    <DropdownMenuItem
                      key={action}
                      tone={action === "cancel" ? "bad" : undefined}
                      onSelect={() => act(action)}
                    >
                      {copy.action[action]}
                    </DropdownMenuItem>
                  ))}
                </DropdownMenuContent>
              </DropdownMenu>
            ) : null}
          </div>
        }
      />
      <TwoColumns className="max-sm:-mt-4">
        <div className="grid min-w-0 gap-4">
          <CustomerNote order={order} />
          <Group>
            <div className="flex items-start justify-between gap-3 huge-text:grid lg:hidden print:flex">
              <div className="min-w-0">
                <p
                  className={cn(
                    "font-head font-bold whitespace-nowrap",
                    total.length > LONG_TOTAL ? "text-xl" : "text-4xl",
                  )}
                >
                  {total}
                </p>
                <p className="text-sm text-ink-2 wrap-anywhere">
                  <span className="print:hidden">{when}</span>
                  <span className="hidden print:inline">{formatMoment(order.createdAt, order.timeZone)}</span>
                  {" · "}
                  {order.customer.name}
                </p>
              </div>
              <div className="mt-1 flex shrink-0 flex-col items-end gap-1 huge-text:flex-row huge-text:flex-wrap">
                {tags}
                {pendingTag}
              </div>
            </div>
            <p className="-mb-1 hidden text-sm text-ink-2 lg:block print:hidden">{when}</p>
            {suspected ? <SuspectedOrder order={order} acceptButton={nextButton} /> : null}
            {suspected || state.status === "CANCELLED" ? null : <OrderSteps state={state} />}
            {closed ? <Banner>{closed}</Banner> : null}
            <OrderProblem problem={problem} order={order} onOpenAsNew={() => void run("reopenAsNew")} />
            {next && !closed ? <NextStep order={order} action={next} button={nextButton} /> : null}
            {next && closed ? <div className="hidden justify-end lg:flex">{nextButton}</div> : null}
          </Group>
          <OrderLines order={order} />
          <OrderNote order={order} />
        </div>
        <aside className="grid min-w-0 gap-4">
          <OrderCustomer order={order} />
          <OrderDelivery order={order} />
          <OrderHistory order={order} />
        </aside>
      </TwoColumns>
      {nextButton || order.customer.phone ? (
        <section
          aria-label={copy.actions}
          data-bottom-bar=""
          className="fixed inset-x-0 bottom-0 z-bar flex gap-2 border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-bar *:flex-auto large-text:flex-wrap huge-text:static huge-text:-mx-4 huge-text:mt-4 huge-text:flex-col-reverse sideways:py-1 sideways:*:not-first:flex-none lg:hidden print:hidden"
        >
          <p className="hidden min-w-0 self-center text-sm text-ink-2 sideways:block huge-text:hidden">
            <b className="block truncate text-base leading-5 font-semibold text-ink">{total}</b>
            {known.map(({ key }) => copy.tag[key]).join(" · ")}
          </p>
          <AnswerCustomer order={order} short className="px-4 large-text:px-2" />
          {nextButton}
        </section>
      ) : null}
      <ConfirmDialog
        open={asking === "cancel"}
        onOpenChange={ask("cancel")}
        title={fill(copy.confirmCancel.title, { number })}
        text={copy.confirmCancel.text}
        confirmLabel={copy.confirmCancel.confirm}
        cancelLabel={copy.confirmCancel.keep}
        tone="bad"
        onConfirm={() => sure("cancel")}
      />
      <ConfirmDialog
        open={asking === "reopen"}
        onOpenChange={ask("reopen")}
        title={fill(copy.confirmReopen.title, { number })}
        text={copy.confirmReopen.text}
        confirmLabel={copy.confirmReopen.confirm}
        cancelLabel={copy.confirmReopen.keep}
        onConfirm={() => sure("reopen")}
      />
      <NotifyCustomer order={order} open={tell} />
      {asking === "send" ? (
        <SendDialog
          number={number}
          open
          onOpenChange={ask("send")}
          onSend={(sentBy) => run("send", sentBy)}
          before={{ courier: order.courier ?? "", trackingNumber: order.trackingNumber ?? "" }}
        />
      ) : null}
    </>
  );
}

/** Why the order is suspected, with accept and discard; on a phone accept is in the bar. */
function SuspectedOrder({ order, acceptButton }: { order: OrderDetail; acceptButton: React.ReactNode }) {
  const { suspected: copy } = useCopy(orderTexts).order;
  const { discard, discarding } = useSuspected();
  const waits = order.state.status === "NEW";
  return (
    <Banner
      tone="warn"
      className="print:hidden"
      action={
        <div className="flex flex-wrap gap-2">
          {waits ? (
            <Button
              variant="sec"
              loading={discarding}
              onClick={() => void discard({ from: order.number, to: order.number })}
            >
              {copy.discard}
            </Button>
          ) : null}
          <div className="hidden lg:block">{acceptButton}</div>
        </div>
      }
    >
      {waits ? copy.detail : copy.detailDiscarded}
    </Banner>
  );
}

type NextStepProps = { order: OrderDetail; action: OrderAction; button: React.ReactNode };

/** The next step in a sentence; its button is here on desktop and in the bar on a phone. */
function NextStep({ order, action, button }: NextStepProps) {
  const { next } = useCopy(orderTexts).order;
  if (!(action in next)) return null;
  const { title, text } = next[action as keyof typeof next];
  const hints = { CASH: next.receivePayment.cash, TRANSFER: next.receivePayment.transfer, OTHER: text };
  const hint = action === "receivePayment" && order.paymentMethod ? hints[order.paymentMethod] : text;
  return (
    <div className="flex items-center gap-4 lg:rounded-2xl lg:border-2 lg:border-brand-ink lg:p-4 print:hidden">
      <p className="min-w-0 flex-1 text-sm wrap-anywhere">
        <b className="font-semibold lg:block lg:text-base">{title}</b>
        <span className="lg:hidden">. </span>
        <span className="text-ink-2">{fill(hint, { name: order.customer.name.split(" ")[0] ?? "" })}</span>
      </p>
      <div className="hidden lg:block">{button}</div>
    </div>
  );
}
