"use client";

import { Check, Wallet } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Banner, ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group, TwoColumns } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { SaveBar } from "~/components/ui/save-bar";
import { Timeline } from "~/components/ui/timeline";
import { billingTexts } from "~/copy/billing";
import { checkoutTexts } from "~/copy/checkout";
import { fill } from "~/copy/fill";
import { firstChargeDay } from "~/domain/billing/first-charge";
import { priceIn } from "~/domain/billing/price";
import { CHANGE_WAYS, type ExternalProvider, HAS_PLAN_LINKS, SERVICE_NAMES } from "~/domain/billing/provider";
import { cents } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { PageHeader } from "~/features/app-context/page-header";
import { limitsOf, perInterval } from "~/features/app-context/plan-words";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { useSite } from "~/features/app-context/site-provider";
import { api } from "~/trpc/react";
import { WithAccount } from "./payments-screen";
import { isPaidByLink, waysToPay } from "./plan-grid";
import { PaymentUnavailable } from "./unavailable";
import { useGoToProvider } from "./use-go-to-provider";
import { useProviderCall, withoutErrorPopup } from "./use-provider-call";
import { type Account, dayText, type Plan, weekDayText } from "./words";

const PLANS = "/pagos/planes";

/** Texts for amounts and dates of the charges; a plan's own payment link charges at once. */
function useCharges(plan: Plan, account: Account, byLink: boolean) {
  const copy = useCopy(checkoutTexts, billingTexts);
  const money = useMoney();
  const { when: words } = copy.checkout;
  const { user, tent } = useSession();
  const { terms, state } = account;
  const price = priceIn(plan.totalCents, plan.currency, tent?.countryId ?? user.countryId);
  const nothing = priceIn(cents(0), plan.currency, tent?.countryId ?? user.countryId);
  const day = byLink ? terms.today : firstChargeDay(terms, plan.trial);
  const later = day > terms.today;
  const ofMonth = Number(day.slice(8));
  const monthly = fill(words.monthly, { day: ofMonth });
  const after = {
    when: plan.interval === "1M" ? monthly : fill(words.every, { per: perInterval(copy, plan.interval) }),
    what: words.until,
    amount: price,
  };
  const free = state.kind === "trial" && state.daysLeft > 0 ? countText(words.free, state.daysLeft, money) : words.held;
  const moments = later
    ? [
        { when: words.today, what: free, amount: nothing },
        { when: weekDayText(day, terms.today), what: words.first, amount: price },
        after,
      ]
    : [{ when: words.today, what: words.firstNow, amount: price }, after];
  return { price, today: later ? nothing : price, moments, date: later ? dayText(day, terms.today) : null };
}

type WayProps = { provider: ExternalProvider; checked: boolean; onChoose: () => void };

function Way({ provider, checked, onChoose }: WayProps) {
  const { method, providers } = useCopy(billingTexts).billing;
  return (
    <label className="flex min-h-16 cursor-pointer items-center gap-3 rounded-xl border border-line-strong px-4 py-2.5 has-checked:border-brand-ink has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink">
      <input
        type="radio"
        name="provider"
        value={provider}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-brand outline-none"
      />
      <span className="grid min-w-0">
        <b className="font-semibold">{providers[provider]}</b>
        <span className="text-sm text-ink-2">{method.help[provider]}</span>
      </span>
    </label>
  );
}

function OnlyWay({ provider }: { provider: ExternalProvider }) {
  const { method, providers } = useCopy(billingTexts).billing;
  return (
    <div className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink">
        <Wallet aria-hidden="true" className="size-5" />
      </span>
      <span className="grid min-w-0">
        <b className="font-semibold">{providers[provider]}</b>
        <span className="text-sm text-ink-2">{method.help[provider]}</span>
      </span>
    </div>
  );
}

interface CheckoutProps {
  plan: Plan;
  account: Account;
  ways: readonly ExternalProvider[];
}

/** Creates the subscription and redirects to its provider. */
function useCheckout({ plan, account }: CheckoutProps, provider: ExternalProvider) {
  const { method } = useCopy(billingTexts).billing;
  const { user } = useSession();
  const { run, problem, busy } = useProviderCall(method.offline);
  const { going, goTo } = useGoToProvider();
  const subscribe = api.billing.subscribe.useMutation(withoutErrorPopup);
  const askChange = api.billing.askPlanChange.useMutation(withoutErrorPopup);
  const { current } = account;
  // where the payer approves another plan, the subscription is changed; elsewhere a new one replaces it once confirmed
  const changes = CHANGE_WAYS[provider] === "approve" && current?.provider === provider && current.plan.id !== plan.id;
  const go = async () => {
    const url = await run(async () => {
      if (changes) return (await askChange.mutateAsync({ id: plan.id })).url;
      const wish = { userId: user.id, planId: plan.id, service: SERVICE_NAMES[provider] };
      return (await subscribe.mutateAsync(wish)).checkoutUrl;
    });
    if (url) goTo(url);
  };
  return { go, problem, busy: busy || going, changes };
}

function Checkout(props: CheckoutProps & { first: ExternalProvider }) {
  const { plan, account, ways, first } = props;
  const { billing, checkout: words } = useCopy(billingTexts, checkoutTexts);
  const { method, providers } = billing;
  const { name: site } = useSite();
  const [chosen, choose] = useState(first);
  const provider = ways.find((way) => way === chosen) ?? first;
  const byLink = HAS_PLAN_LINKS[provider] && isPaidByLink(plan, account);
  const { price, today, moments, date } = useCharges(plan, account, byLink);
  const { go, problem, busy, changes } = useCheckout(props, provider);
  const named = { provider: providers[provider] };
  const ticks = [
    date && fill(words.ticks.cancel, { date }),
    byLink ? null : words.ticks.reminder,
    fill(words.ticks.card, { site }),
  ].filter((line) => line !== null);
  return (
    <>
      <TwoColumns className="md:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid grid-cols-1 gap-4">
          <ChosenPlan plan={plan} price={price} />
          {byLink ? (
            <Banner tone="warn">
              <b className="block font-semibold">{fill(words.link.title, named)}</b>
              {fill(words.link.text, named)}
            </Banner>
          ) : null}
          <Group title={words.when.title}>
            <Timeline label={words.when.title} moments={moments} />
          </Group>
        </div>
        <div className="grid grid-cols-1 gap-4">
          <Group title={words.how}>
            {ways.length > 1 ? (
              <fieldset aria-label={words.how} className="grid gap-2" disabled={busy}>
                {ways.map((way) => (
                  <Way key={way} provider={way} checked={way === provider} onChoose={() => choose(way)} />
                ))}
              </fieldset>
            ) : (
              <OnlyWay provider={provider} />
            )}
          </Group>
          <Group>
            <ul className="grid gap-3">
              {ticks.map((line) => (
                <li key={line} className="flex gap-2">
                  <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
                  <span className="min-w-0 wrap-anywhere">{line}</span>
                </li>
              ))}
            </ul>
          </Group>
          {account.current && !changes ? <Banner>{method.replaces}</Banner> : null}
          <ErrorBanner>{problem}</ErrorBanner>
        </div>
      </TwoColumns>
      <SaveBar label={fill(words.title, { plan: plan.name })}>
        <p className="grid min-w-0 flex-1 text-sm text-ink-2">
          <b className="font-semibold text-ink wrap-anywhere">{fill(words.bar.today, { price: today })}</b>
          <span className="wrap-anywhere">{fill(words.bar.later, { price })}</span>
        </p>
        <Button loading={busy} onClick={() => void go()}>
          {fill(words.go, named)}
        </Button>
      </SaveBar>
    </>
  );
}

function ChosenPlan({ plan, price }: { plan: Plan; price: string }) {
  const copy = useCopy(checkoutTexts, billingTexts);
  const money = useMoney();
  return (
    <Group>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0">
          <b className="font-head text-lg leading-6 font-bold wrap-anywhere">{plan.name}</b>
          <span className="text-sm text-ink-2">
            {fill(copy.checkout.what, limitsOf(plan, copy.billing.plans, money))}
          </span>
        </div>
        <span className="whitespace-nowrap">
          <b className="font-head text-lg font-bold">{price}</b>{" "}
          <span className="text-sm text-ink-2">{perInterval(copy, plan.interval)}</span>
        </span>
      </div>
    </Group>
  );
}

function ForPlan({ plan, account }: { plan: Plan; account: Account }) {
  const { method } = useCopy(billingTexts).billing;
  const { current, state } = account;
  const runs = (way: ExternalProvider) =>
    state.kind === "active" && current?.provider === way && current.plan.id === plan.id;
  const all = waysToPay(plan, account);
  const ways = all.filter((way) => !runs(way));
  const [first] = ways;
  if (first) return <Checkout plan={plan} account={account} ways={ways} first={first} />;
  return all.length > 0 ? <Banner>{method.already}</Banner> : <PaymentUnavailable />;
}

/** `/pagos/medio-de-pago?plan=`: price, start date and payment method of a plan, before going to the provider. */
export function CheckoutScreen({ asked }: { asked: number | null }) {
  const { billing, checkout } = useCopy(billingTexts, checkoutTexts);
  const { method, plans: words, back } = billing;
  const { plans } = useSession();
  const plan = plans.find(({ id, totalCents }) => id === asked && totalCents > 0);
  return (
    <>
      <PageHeader
        title={plan ? fill(checkout.title, { plan: plan.name }) : method.title}
        back={{ href: PLANS, label: back }}
      />
      {plan ? (
        <WithAccount>{(account) => <ForPlan plan={plan} account={account} />}</WithAccount>
      ) : (
        <EmptyState
          plain
          title={words.unknown}
          actions={
            <Button asChild>
              <Link href={PLANS}>{method.choosePlan}</Link>
            </Button>
          }
        />
      )}
    </>
  );
}
