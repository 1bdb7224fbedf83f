"use client";

import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { toast } from "~/components/ui/toast";
import { billingTexts } from "~/copy/billing";
import { checkoutTexts } from "~/copy/checkout";
import { fill } from "~/copy/fill";
import { returnOutcome } from "~/domain/billing/account-state";
import { priceIn } from "~/domain/billing/price";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";
import { useGoToProvider } from "./use-go-to-provider";
import { useProviderCall, withoutErrorPopup } from "./use-provider-call";
import { type Account, momentText } from "./words";

/** Pending billing actions: an unfinished subscription, or a plan change awaiting approval. */
export function Waiting({ account }: { account: Account }) {
  const outcome = returnOutcome(returnedOf(account));
  const next = account.current?.nextPlan ?? null;
  return (
    <>
      {outcome === "waiting" && account.pending ? <Pending account={account} pending={account.pending} /> : null}
      {next ? <Change planId={next.id} planName={next.name} /> : null}
    </>
  );
}

/** Account fields that the return outcome is derived from. */
export function returnedOf({ state, current, pending, lastPaymentAt, suspended, asOf }: Account) {
  // the last payment was for the previous subscription
  const later = current?.startsAt != null && current.startsAt > asOf;
  return {
    state,
    confirmedAt: current?.activatedAt ?? null,
    paid: lastPaymentAt !== null && !suspended && !later,
    changing: (current?.nextPlan ?? null) !== null,
    pendingSince: pending?.since ?? null,
  };
}

type PendingProps = { account: Account; pending: NonNullable<Account["pending"]> };

/** Details of a pending subscription: plan, first charge, and the reference by which the team finds it. */
export function PendingFacts({ account, pending }: PendingProps) {
  const { waiting: words } = useCopy(checkoutTexts).checkout;
  const { user, tent } = useSession();
  const { plan, startsAt, reference } = pending;
  const price = priceIn(plan.totalCents, plan.currency, tent?.countryId ?? user.countryId);
  const facts = [
    [words.plan, `${plan.name}, ${price}`],
    [words.firstCharge, startsAt ? momentText(startsAt, account) : words.atOnce],
    [words.reference, reference],
  ];
  return (
    <dl className="grid gap-1">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Pending({ account, pending }: PendingProps) {
  const { pending: copy, providers, method } = useCopy(billingTexts).billing;
  const { run, problem, busy } = useProviderCall(method.offline);
  const utils = api.useUtils();
  const refresh = api.billing.refresh.useMutation(withoutErrorPopup);
  const provider = providers[pending.provider];
  const ask = () =>
    run(async () => {
      await refresh.mutateAsync();
      const now = await utils.billing.account.fetch();
      const done = now !== null && returnOutcome(returnedOf(now)) !== "waiting";
      if (done) toast.success(copy.confirmed);
      else toast(copy.notYet);
    });
  const canGoOn = pending.checkoutUrl !== null && account.enabled.some((one) => one === pending.provider);
  return (
    <Group aria-label={copy.title}>
      <div>
        <p className="font-semibold wrap-anywhere">{fill(copy.title, { plan: pending.plan.name })}</p>
        <p className="text-sm text-ink-2">{fill(copy.text, { provider })}</p>
      </div>
      <PendingFacts account={account} pending={pending} />
      <ErrorBanner>{problem}</ErrorBanner>
      <div className="grid gap-2 sm:flex">
        <Button variant={account.unpaid ? "soft" : "solid"} loading={busy} onClick={ask}>
          {copy.ask}
        </Button>
        {canGoOn ? (
          <Button asChild variant="sec">
            <a href={pending.checkoutUrl ?? ""} rel="noreferrer">
              {copy.goOn}
            </a>
          </Button>
        ) : null}
      </div>
    </Group>
  );
}

function Change({ planId, planName }: { planId: number; planName: string }) {
  const { change: copy, method } = useCopy(billingTexts).billing;
  const { run, problem, busy } = useProviderCall(method.offline);
  const askChange = api.billing.askPlanChange.useMutation(withoutErrorPopup);
  const { going, goTo } = useGoToProvider();
  const approve = async () => {
    const answer = await run(() => askChange.mutateAsync({ id: planId }));
    if (answer) goTo(answer.url);
  };
  return (
    <Group aria-label={copy.title}>
      <div>
        <p className="font-semibold wrap-anywhere">{fill(copy.title, { plan: planName })}</p>
        <p className="text-sm text-ink-2">{copy.text}</p>
      </div>
      <ErrorBanner>{problem}</ErrorBanner>
      <div className="grid sm:flex">
        <Button variant="soft" loading={busy || going} onClick={approve}>
          {copy.approve}
        </Button>
      </div>
    </Group>
  );
}
