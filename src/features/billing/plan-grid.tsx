"use client";

import { Check } from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { Tag } from "~/components/ui/tag";
import { fill } from "~/copy/fill";
import { FREE_PLAN_ID } from "~/domain/billing/free-period";
import { priceIn } from "~/domain/billing/price";
import { takesCurrency } from "~/domain/billing/provider";
import { countText } from "~/features/product/count-text";
import { useCopy } from "~/features/session/copy-provider";
import { useSession } from "~/features/session/session-provider";
import { cn } from "~/lib/cn";
import { type Account, type Plan, perInterval } from "./words";

/** The providers with keys that take a plan's money. */
export function waysToPay({ totalCents, currency }: Pick<Plan, "totalCents" | "currency">, { enabled }: Account) {
  return totalCents === 0 ? [] : enabled.filter((provider) => takesCurrency(provider, currency));
}

export const methodHref = (planId: number) => `/pagos/medio-de-pago?plan=${planId}`;

function limitsOf(plan: Plan, account: Account, copy: ReturnType<typeof useCopy>["billing"]["plans"]): string[] {
  const each = plan.limit > 1 ? copy.productsEach : copy.products;
  const tries = plan.trial > 0 && (account.state.kind === "trial" || account.state.kind === "ended");
  return [
    countText(each, plan.productLimit),
    countText(copy.tents, plan.limit),
    ...(tries ? [countText(copy.trial, plan.trial)] : []),
  ];
}

type CardProps = { plan: Plan; account: Account; current: boolean; first: boolean };

function PlanCard({ plan, account, current, first }: CardProps) {
  const copy = useCopy();
  const { plans: words } = copy.billing;
  const { user, tent } = useSession();
  const live = account.current !== null;
  const payable = waysToPay(plan, account).length > 0;
  const free = plan.id === FREE_PLAN_ID || plan.totalCents === 0;
  const verb = live ? words.change : account.state.kind === "ending" && current ? words.again : words.pick;
  const offered = !free && !(current && live);
  return (
    <li
      className={cn(
        "flex min-w-0 flex-col gap-3 rounded-2xl bg-surface p-5",
        first || (current && live) ? "border-2 border-brand-ink" : "border border-line",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-head text-lg leading-6 font-bold wrap-anywhere">{plan.name}</h3>
        {current ? <Tag tone={live ? "blue" : "neutral"}>{words.current}</Tag> : null}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-head text-[1.75rem] leading-9 font-bold">
          {priceIn(plan.totalCents, plan.currency, tent?.countryId ?? user.countryId)}
        </b>
        <span className="text-sm text-ink-2">{perInterval(copy, plan.interval)}</span>
      </p>
      {plan.description ? (
        <p className="text-sm whitespace-pre-line text-ink-2 wrap-anywhere">{plan.description}</p>
      ) : null}
      <ul className="mb-1 grid gap-2">
        {limitsOf(plan, account, words).map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {offered && payable ? (
        <Button asChild block variant={first ? "solid" : "sec"} className="mt-auto">
          <Link href={methodHref(plan.id)} className="py-2 text-center whitespace-normal! wrap-anywhere">
            {fill(verb, { plan: plan.name })}
          </Link>
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

/** The plans side by side; on a phone the ones to pay come first. */
export function PlanGrid({ account }: { account: Account }) {
  const { plans: words } = useCopy().billing;
  const { plans } = useSession();
  const held = account.plan.id;
  const live = account.current !== null;
  const shown = plans.filter(
    (plan) => plan.id !== FREE_PLAN_ID || (plan.id === held && account.state.kind === "trial"),
  );
  const firstId = live ? null : shown.find((plan) => waysToPay(plan, account).length > 0)?.id;
  return (
    <ul
      aria-label={words.title}
      className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(250px,1fr))] [&>li]:sm:max-w-110"
    >
      {[...shown]
        .sort((a, b) => Number(a.id === FREE_PLAN_ID) - Number(b.id === FREE_PLAN_ID))
        .map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            account={account}
            current={plan.id === held}
            first={plan.id === firstId}
          />
        ))}
    </ul>
  );
}
