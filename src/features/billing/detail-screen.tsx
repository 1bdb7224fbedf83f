"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { List, ListRow } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { ReadFailed } from "~/components/ui/read-failed";
import { Skeleton } from "~/components/ui/skeleton";
import { Tag, type TagTone } from "~/components/ui/tag";
import { toast } from "~/components/ui/toast";
import { billingTexts } from "~/copy/billing";
import { fill } from "~/copy/fill";
import { priceIn } from "~/domain/billing/price";
import { paymentPageOf } from "~/domain/billing/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { perInterval } from "~/features/app-context/plan-words";
import { useSession } from "~/features/app-context/session-provider";
import { api, type RouterOutputs } from "~/trpc/react";
import { WithAccount } from "./payments-screen";
import { StateCard } from "./state-card";
import { useProviderCall, withoutErrorPopup } from "./use-provider-call";
import { Waiting } from "./waiting";
import { type Account, momentText } from "./words";

type Payment = RouterOutputs["billing"]["payments"]["rows"][number];

const tones: Record<Payment["status"], TagTone> = {
  PENDING: "warn",
  APPROVED: "ok",
  REJECTED: "bad",
  REFUNDED: "neutral",
};

const addressOf = (page: number) => (page > 1 ? `/pagos/detalle?pagina=${page}` : "/pagos/detalle");

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function SubscriptionFacts({ account }: { account: Account }) {
  const copy = useCopy(billingTexts);
  const { detail: words, providers } = copy.billing;
  const { user, tent } = useSession();
  const { current, state, lastPaymentAt } = account;
  const plan = current?.plan ?? account.plan;
  if (current === null && state.kind !== "ending") return null;
  const price = priceIn(plan.totalCents, plan.currency, tent?.countryId ?? user.countryId);
  return (
    <Group title={words.subscription}>
      <dl className="-my-2.5 divide-y divide-line">
        <Fact name={words.plan}>{plan.name}</Fact>
        <Fact name={words.price}>
          {price} {perInterval(copy, plan.interval)}
        </Fact>
        {current ? <Fact name={words.provider}>{providers[current.provider]}</Fact> : null}
        {current?.activatedAt ? <Fact name={words.since}>{momentText(current.activatedAt, account)}</Fact> : null}
        {lastPaymentAt ? <Fact name={words.lastPayment}>{momentText(lastPaymentAt, account)}</Fact> : null}
        {current?.nextPaymentAt ? <Fact name={words.next}>{momentText(current.nextPaymentAt, account)}</Fact> : null}
        {state.kind === "ending" ? <Fact name={words.until}>{momentText(state.until, account)}</Fact> : null}
      </dl>
    </Group>
  );
}

function PaymentRow({ payment, account }: { payment: Payment; account: Account }) {
  const { detail: words, providers } = useCopy(billingTexts).billing;
  const { user, tent } = useSession();
  const { id, amountCents, currency, planName, provider, status, paidAt, chargedAt } = payment;
  const price = priceIn(amountCents, currency, tent?.countryId ?? user.countryId);
  const when = momentText(paidAt ?? chargedAt, account);
  const hasReceipt = status === "APPROVED" || status === "REFUNDED";
  return (
    <ListRow
      className="relative"
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {price}
          <Tag tone={tones[status]}>{words.status[status]}</Tag>
        </span>
      }
      meta={<span className="wrap-anywhere">{`${when} · ${planName} · ${providers[provider]}`}</span>}
      end={
        hasReceipt ? (
          <Button asChild variant="txt" size="sm" className="max-sm:w-11 max-sm:px-0">
            <Link href={`/pagos/detalle?comprobante=${id}`} aria-label={`${words.receiptOf}: ${price}, ${when}`}>
              <ReceiptText aria-hidden="true" />
              <span className="max-sm:sr-only">{words.receiptOf}</span>
            </Link>
          </Button>
        ) : null
      }
    />
  );
}

function Payments({ account }: { account: Account }) {
  const { detail: words } = useCopy(billingTexts).billing;
  const page = paymentPageOf(useSearchParams().get("pagina"));
  const { data, isError, refetch } = api.billing.payments.useQuery(
    { page },
    { placeholderData: keepPreviousData, meta: { ignoreErrors: true } },
  );
  if (isError && !data) {
    return (
      <ReadFailed retry={words.retry} onRetry={refetch}>
        {words.failed}
      </ReadFailed>
    );
  }
  if (!data) return <Skeleton className="h-48" />;
  if (data.rows.length === 0) return <EmptyState plain title={words.empty} text={words.emptyText} />;
  return (
    <div>
      <List aria-label={words.payments}>
        {data.rows.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} account={account} />
        ))}
      </List>
      <Pagination
        page={data.page}
        pages={data.pages}
        hrefFor={addressOf}
        labels={{ ...words.pages, position: words.pages.position(data.page, data.pages) }}
      />
    </div>
  );
}

/** One-click cancellation: cancels at the provider first, so that no further charge is made. */
function Cancel({ account }: { account: Account }) {
  const { cancel: words } = useCopy(billingTexts).billing;
  const [asking, setAsking] = useState(false);
  const { run, problem } = useProviderCall(words.failed);
  const unsubscribe = api.billing.unsubscribe.useMutation(withoutErrorPopup);
  const { current, pending } = account;
  const plan = current?.plan ?? pending?.plan;
  if (!plan) return null;
  const { paidUntil = null } = current ?? {};
  return (
    <Group id="baja" title={words.title} className="scroll-mt-20">
      <p className="text-sm text-ink-2">{current ? words.text : words.pendingText}</p>
      <Button
        variant="sec"
        className="justify-self-start text-bad max-sm:justify-self-stretch"
        onClick={() => setAsking(true)}
      >
        {current ? words.button : words.pendingButton}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={fill(words.question, { plan: plan.name })}
        text={paidUntil ? fill(words.paid, { date: momentText(paidUntil, account) }) : words.unpaid}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        tone="bad"
        onConfirm={async () => {
          const done = await run(() => unsubscribe.mutateAsync());
          if (done === null) throw new Error("still subscribed");
          toast.success(words.done);
        }}
      >
        <ErrorBanner>{problem}</ErrorBanner>
      </ConfirmDialog>
    </Group>
  );
}

/** `/pagos/detalle`: subscription details, every payment with its receipt, and cancellation. */
export function DetailScreen() {
  const { back, detail: words } = useCopy(billingTexts).billing;
  return (
    <>
      <PageHeader title={words.title} back={{ href: "/pagos", label: back }} />
      <WithAccount>
        {(account) => (
          <div className="grid max-w-180 grid-cols-1 gap-6">
            {account.unpaid || account.state.kind === "ending" ? <StateCard account={account} /> : null}
            <Waiting account={account} />
            <SubscriptionFacts account={account} />
            <section className="grid grid-cols-1 gap-3">
              <h2>{words.payments}</h2>
              <Payments account={account} />
            </section>
            <Cancel account={account} />
          </div>
        )}
      </WithAccount>
    </>
  );
}
