"use client";

import { Check, Info } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { Tag } from "~/components/ui/tag";
import { billingTexts } from "~/copy/billing";
import { checkoutTexts } from "~/copy/checkout";
import { fill } from "~/copy/fill";
import { planChangeTexts } from "~/copy/plan-change";
import { FREE_PLAN_ID } from "~/domain/billing/free-period";
import { sameRhythm } from "~/domain/billing/plan-change";
import { planCurrencyOf, plansInCurrency } from "~/domain/billing/plans-in-currency";
import { priceIn } from "~/domain/billing/price";
import { type ExternalProvider, takesCurrency } from "~/domain/billing/provider";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { limitsOf, perInterval } from "~/features/app-context/plan-words";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { useTents } from "~/features/tent/use-tents";
import { cn } from "~/lib/cn";
import type { Account, Plan } from "./words";

type Payable = Pick<Plan, "totalCents" | "currency" | "mpSubscriptionUrl">;

/** Without Mercado Pago keys a plan is paid through its own link, which charges at once and sends no webhook event. */
export function isPaidByLink({ mpSubscriptionUrl, currency }: Payable, { enabled }: Account): boolean {
  return mpSubscriptionUrl !== null && !enabled.includes("MERCADO_PAGO") && takesCurrency("MERCADO_PAGO", currency);
}

/** Providers that accept the plan's currency: those with keys, and the one of the plan's own link. */
export function waysToPay(plan: Payable, account: Account): ExternalProvider[] {
  if (plan.totalCents === 0) return [];
  const ways = account.enabled.filter((provider) => takesCurrency(provider, plan.currency));
  return isPaidByLink(plan, account) ? ["MERCADO_PAGO", ...ways] : ways;
}

/** Whether any payment is possible: a provider has keys or a plan has a link. */
export function useIsPayable(account: Account): boolean {
  const { plans } = useSession();
  return account.enabled.length > 0 || plans.some((plan) => waysToPay(plan, account).length > 0);
}

export const methodHref = (planId: number) => `/pagos/medio-de-pago?plan=${planId}`;

/** URL of the screen that previews a change of a paid plan and asks which shops stay open. */
export const changeHref = (planId: number) => `/pagos/cambiar?plan=${planId}`;

type CardProps = { plan: Plan; account: Account; current: boolean; first: boolean; heading: "h2" | "h3" };

function PlanCard({ plan, account, current, first, heading: Name }: CardProps) {
  const copy = useCopy(billingTexts, planChangeTexts);
  const money = useMoney();
  const { plans: words } = copy.billing;
  const { planChange } = copy;
  const { user, tent } = useSession();
  const live = account.current !== null;
  const payable = waysToPay(plan, account).length > 0;
  const free = plan.id === FREE_PLAN_ID || plan.totalCents === 0;
  const verb =
    live && current
      ? planChange.stay
      : live
        ? words.change
        : account.state.kind === "ending" && current
          ? words.again
          : words.pick;
  const { shops } = useTents();
  const charged = account.current?.charged ?? null;
  // the plan already being charged is not offered; the plan that will replace it is
  const offered = !free && !(live && (charged ? plan.id === charged.id : current));
  const revised = account.current?.revisable === true && sameRhythm(account.current.plan, plan);
  const changes = revised || shops.length > plan.limit;
  return (
    <li
      className={cn(
        "flex min-w-0 flex-col gap-3 rounded-2xl bg-surface p-5",
        first || (current && live) ? "border-2 border-brand-ink" : "border border-line",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Name className="font-head text-lg leading-6 font-bold wrap-anywhere">{plan.name}</Name>
        {current ? <Tag tone={live ? "blue" : "neutral"}>{words.current}</Tag> : null}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-head text-[1.75rem] leading-9 font-bold">
          {priceIn(plan.totalCents, plan.currency, tent?.countryId ?? user.countryId)}
        </b>
        <span className="text-sm text-ink-2">{perInterval(copy, plan.interval)}</span>
      </p>
      <ul className="mb-1 grid gap-2">
        {Object.values(limitsOf(plan, words, money)).map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {offered && payable ? (
        <Button asChild block wraps variant={first ? "solid" : "sec"} className="mt-auto">
          <Link href={(changes ? changeHref : methodHref)(plan.id)}>{fill(verb, { plan: plan.name })}</Link>
        </Button>
      ) : null}
      {offered && !payable && account.enabled.length > 0 ? (
        <Button asChild block variant="sec" className="mt-auto">
          <Link href="/soporte">{words.write}</Link>
        </Button>
      ) : null}
    </li>
  );
}

function usePlansByCurrency(account: Account) {
  const { user, tent, plans } = useSession();
  const [others, showOthers] = useState(false);
  const paid = account.current?.plan;
  // paying merchants keep their currency
  const first = paid && paid.totalCents > 0 ? paid.currency : planCurrencyOf(tent?.countryId ?? user.countryId);
  const { shown: own, others: rest } = plansInCurrency(plans, first);
  if (rest.length === 0) return { shown: own, hidden: [], toggle: null };
  const [shown, hidden] = others ? [rest, own] : [own, rest];
  return { shown, hidden, toggle: () => showOthers(!others) };
}

/** Plans side by side, the merchant's own currency first; the free trial is explained but cannot be chosen. */
export function PlanGrid({ account, title }: { account: Account; title?: string }) {
  const { billing, checkout } = useCopy(billingTexts, checkoutTexts);
  const { plans: words } = checkout;
  const { shown, hidden, toggle } = usePlansByCurrency(account);
  const held = account.plan.id;
  const live = account.current !== null;
  // no plan is promoted while a payment is pending
  const firstId = live || account.pending ? null : shown.find((plan) => waysToPay(plan, account).length > 0)?.id;
  const currencies = new Set(hidden.map(({ currency }) => currency));
  const [other] = currencies.size === 1 ? currencies : [];
  const label = other === "ARS" || other === "USD" ? words.otherCurrency[other] : words.otherCurrency.other;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {title ? <h2>{title}</h2> : null}
        {toggle ? (
          <Button variant="txt" className="-mx-3 px-3" onClick={toggle}>
            {label}
          </Button>
        ) : null}
      </div>
      <p className="text-sm text-ink-2">
        <b className="font-semibold text-ink">{words.included}</b> {words.differ}
      </p>
      <ul
        aria-label={billing.plans.title}
        className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(250px,1fr))] [&>li:only-child]:sm:max-w-110"
      >
        {shown.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            account={account}
            current={plan.id === held}
            first={plan.id === firstId}
            heading={title ? "h3" : "h2"}
          />
        ))}
      </ul>
      {account.state.kind === "trial" ? <FreePeriod account={account} /> : null}
    </div>
  );
}

function FreePeriod({ account }: { account: Account }) {
  const { initial: words } = useCopy(checkoutTexts).checkout.plans;
  const money = useMoney();
  const { plans } = useSession();
  const free = plans.find(({ id }) => id === FREE_PLAN_ID);
  if (!free) return null;
  return (
    <Group className="mt-1">
      <div className="flex gap-3">
        <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{fill(words.title, { plan: free.name })}</p>
          <p className="text-sm text-ink-2">
            {countText(words.text, account.trialDays, money)} {words.nothing}
          </p>
        </div>
      </div>
    </Group>
  );
}
