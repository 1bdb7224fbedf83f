"use client";

import { CreditCard, Store } from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { billingTexts } from "~/copy/billing";
import { fill } from "~/copy/fill";
import { priceIn } from "~/domain/billing/price";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { methodHref } from "./plan-grid";
import { type Account, clockText, momentText } from "./words";

type Props = { account: Account; unpaid: NonNullable<Account["unpaid"]> };

function usePrice({ unpaid: { plan, charge } }: Props) {
  const { user, tent } = useSession();
  const { amountCents, currency } = charge ?? { amountCents: plan.totalCents, currency: plan.currency };
  return priceIn(amountCents, currency, tent?.countryId ?? user.countryId);
}

/** Replaces the status card after a failed charge: details, what to do, and what happens otherwise. */
export function UnpaidCard(props: Props) {
  const { account, unpaid } = props;
  const { unpaid: words, providers } = useCopy(billingTexts).billing;
  const price = usePrice(props);
  const { plan, charge, over } = unpaid;
  const provider = providers[unpaid.provider];
  const { suspended } = account;
  const title = suspended ? words.suspended : fill(words.title, { price });
  const reason = charge?.detail ? (words.reasons as Record<string, string>)[charge.detail] : undefined;
  const tried =
    charge &&
    fill(reason ? words.triedReason : words.tried, {
      provider,
      date: momentText(charge.chargedAt, account),
      time: clockText(charge.chargedAt, account),
      reason: reason ?? "",
    });
  return (
    <section
      aria-label={title}
      className="-mx-4 grid gap-4 border-y border-bad bg-bad-soft p-4 sm:mx-0 sm:rounded-2xl sm:border-x lg:p-5"
    >
      <div className="flex items-start gap-3">
        {suspended ? (
          <Store aria-hidden="true" className="size-6 shrink-0 text-bad" />
        ) : (
          <CreditCard aria-hidden="true" className="size-6 shrink-0 text-bad" />
        )}
        <div role="alert" className="grid min-w-0 gap-1">
          <p className="font-head text-lg leading-6 font-bold wrap-anywhere">{title}</p>
          {suspended ? <p className="wrap-anywhere">{fill(words.suspendedText, { plan: plan.name })}</p> : null}
          {tried ? <p className="wrap-anywhere">{tried}</p> : null}
          {over ? <p className="wrap-anywhere">{fill(words.over, { provider })}</p> : null}
        </div>
      </div>
      <div className="grid gap-2 sm:flex">
        <Button asChild className="h-auto min-h-12 py-2 whitespace-normal">
          <Link href={methodHref(plan.id)}>{suspended ? fill(words.payAndOpen, { price }) : words.pay}</Link>
        </Button>
        {over ? null : (
          <Button asChild variant="sec">
            <Link href="/pagos/medio-de-pago">{words.otherCard}</Link>
          </Button>
        )}
      </div>
    </section>
  );
}

/** What happens without action, with dates: the provider's retries and their consequences. */
export function WhatFollows(props: Props) {
  const { account, unpaid } = props;
  const { unpaid: words, providers } = useCopy(billingTexts).billing;
  const price = usePrice(props);
  if (unpaid.over) return null;
  const { retryAt, openUntil } = unpaid;
  const provider = providers[unpaid.provider];
  const steps = [
    {
      when: fill(words.today, { date: momentText(account.asOf, account) }),
      text: account.suspended ? words.closedNow : words.openNow,
    },
    {
      when: retryAt ? momentText(retryAt, account) : words.soon,
      text: fill(words.retries, { provider }),
      amount: price,
    },
    ...(openUntil && !account.suspended ? [{ when: momentText(openUntil, account), text: words.pauses }] : []),
  ];
  return (
    <Group title={words.next}>
      <ol className="grid">
        {steps.map(({ when, text, amount }, at) => (
          <li key={when} className="flex gap-3 pb-4 last:pb-0">
            <span aria-hidden="true" className="relative grid w-3 shrink-0 justify-items-center pt-1.5">
              <span
                className={cn(
                  "size-3 rounded-full border-2 border-brand-ink",
                  at === 0 ? "bg-brand-ink" : "bg-surface",
                )}
              />
              {at < steps.length - 1 ? <span className="absolute top-5 -bottom-4 w-px bg-line-strong" /> : null}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{when}</p>
              <p className="text-sm text-ink-2 wrap-anywhere">{text}</p>
            </div>
            {amount ? <b className="shrink-0 font-semibold">{amount}</b> : null}
          </li>
        ))}
      </ol>
    </Group>
  );
}
