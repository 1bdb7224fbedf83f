"use client";

import { CalendarX2, Hourglass, type LucideIcon, Store } from "lucide-react";
import type { ReactNode } from "react";
import { Tag } from "~/components/ui/tag";
import { billingTexts } from "~/copy/billing";
import { fill } from "~/copy/fill";
import { dayIn, WARNING_DAYS } from "~/domain/billing/free-period";
import { priceIn } from "~/domain/billing/price";
import { useCopy } from "~/features/app-context/copy-provider";
import { perInterval } from "~/features/app-context/plan-words";
import { useSession } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { UnpaidCard } from "./unpaid-card";
import { type Account, dayText, momentText, trialDaysText, trialEndedText } from "./words";

const tones = {
  calm: { look: "border-line bg-surface", icon: "text-brand-ink" },
  warn: { look: "border-warn-line bg-warn-soft", icon: "text-warn" },
  bad: { look: "border-bad bg-bad-soft", icon: "text-bad" },
} as const;

interface Said {
  tone: keyof typeof tones;
  icon: LucideIcon;
  title: string;
  text: readonly (string | false)[];
}

/** States without their own view; active and past-due subscriptions are shown separately. */
type Idle = Exclude<Account["state"], { kind: "active" | "pastDue" }>;

/** Status texts of an account without an active plan. */
function useStateWords(account: Account, state: Idle): Said {
  const copy = useCopy(billingTexts);
  const { state: words, providers } = copy.billing;
  const { suspended, ended } = account;
  const today = dayIn(account.asOf, account.timeZone);
  const closed = suspended && words.suspended;

  const endedAt = providers[ended?.provider ?? "MANUAL"];
  const lapsedBy =
    ended?.at != null &&
    ended.by !== "team" &&
    fill(ended.by === "merchant" ? words.lapsedMerchant : words.lapsedProvider, {
      provider: endedAt,
      date: momentText(ended.at, account),
    });

  switch (state.kind) {
    case "trial": {
      const soon = state.daysLeft <= WARNING_DAYS;
      return {
        tone: soon ? "warn" : "calm",
        icon: Hourglass,
        title: soon ? trialDaysText(copy.billing, state.daysLeft) : words.trial,
        text: [state.daysLeft === 0 ? words.lastDay : fill(words.trialText, { date: dayText(state.until, today) })],
      };
    }
    case "ended":
      return {
        tone: "bad",
        icon: Store,
        title: closed || words.trialOver,
        text: [trialEndedText(copy.billing, state.days), words.kept],
      };
    case "lapsed":
      return {
        tone: "bad",
        icon: Store,
        title: closed || words.lapsed,
        text: [suspended && `${words.lapsed}.`, lapsedBy, words.lapsedText, words.kept],
      };
    case "ending": {
      const values = { plan: account.plan.name, date: momentText(state.until, account), provider: endedAt };
      const [title, text] = {
        merchant: [words.ending, words.endingText],
        provider: [words.endingProvider, words.endingProviderText],
        team: [words.endingTeam, words.endingTeamText],
      }[ended?.by ?? "merchant"] as [string, string];
      return { tone: "warn", icon: CalendarX2, title: fill(title, values), text: [fill(text, values)] };
    }
  }
}

/** An active plan: price, next charge and payment method. */
function ActivePlan({ account }: { account: Account }) {
  const copy = useCopy(billingTexts);
  const { state: words, providers } = copy.billing;
  const { user, tent } = useSession();
  const { current, suspended, lastPaymentAt } = account;
  const plan = current?.plan ?? account.plan;
  const byHand = current === null || current.provider === "MANUAL";
  const provider = providers[current?.provider ?? "MANUAL"];
  return (
    <section
      aria-label={fill(words.active, { plan: plan.name })}
      className="-mx-4 grid gap-4 border-y border-line bg-surface p-4 sm:mx-0 sm:rounded-2xl sm:border-x lg:p-5"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 justify-items-start gap-1.5">
          <Tag tone="ok">{words.upToDate}</Tag>
          <p className="font-head text-lg leading-6 font-bold wrap-anywhere">{plan.name}</p>
        </div>
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <b className="font-head text-xl font-bold">
            {priceIn(plan.totalCents, plan.currency, tent?.countryId ?? user.countryId)}
          </b>
          <span className="text-sm text-ink-2">{perInterval(copy, plan.interval)}</span>
        </p>
      </div>
      <dl className="-my-1.5 grid">
        {current?.nextPaymentAt ? (
          <PlanFact name={lastPaymentAt ? words.nextCharged : words.firstCharged}>
            {momentText(current.nextPaymentAt, account)}
          </PlanFact>
        ) : null}
        <PlanFact name={words.paidWith}>{byHand ? words.noCharges : provider}</PlanFact>
      </dl>
      {byHand ? <p className="text-sm text-ink-2">{words.byHand}</p> : null}
      {suspended ? <p className="text-sm">{fill(words.opensWhenPaid, { provider })}</p> : null}
    </section>
  );
}

function PlanFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Status card at the top of "Mis pagos". */
export function StateCard({ account }: { account: Account }) {
  if (account.unpaid) return <UnpaidCard account={account} unpaid={account.unpaid} />;
  const { state } = account;
  if (state.kind === "active" || state.kind === "pastDue") return <ActivePlan account={account} />;
  return <StateSentence account={account} state={state} />;
}

function StateSentence({ account, state }: { account: Account; state: Idle }) {
  const { state: words } = useCopy(billingTexts).billing;
  const { tone, icon: Icon, title, text } = useStateWords(account, state);
  const { trialDays } = account;
  const left = state.kind === "trial" && state.daysLeft <= WARNING_DAYS ? state.daysLeft : null;
  const share = left === null ? 0 : Math.min(100, Math.max(0, (1 - left / trialDays) * 100));
  const { look, icon } = tones[tone];
  return (
    <section
      aria-label={title}
      className={cn("-mx-4 grid gap-3 border-y p-4 sm:mx-0 sm:rounded-2xl sm:border-x lg:p-5", look)}
    >
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className={cn("size-6 shrink-0", icon)} />
        <div className="grid min-w-0 gap-1">
          <p className="font-head text-lg leading-6 font-bold wrap-anywhere">{title}</p>
          {text
            .filter((sentence) => sentence !== false)
            .map((sentence) => (
              <p key={sentence} className="text-sm wrap-anywhere">
                {sentence}
              </p>
            ))}
        </div>
      </div>
      {left === null ? null : (
        <div className="h-1.5 overflow-hidden rounded-full bg-surface">
          <meter
            className="sr-only"
            aria-label={fill(words.trialMeter, { n: Math.max(0, trialDays - left), days: trialDays })}
            max={trialDays}
            value={Math.max(0, trialDays - left)}
          />
          <div className="h-full rounded-full bg-warn" style={{ width: `${share}%` }} />
        </div>
      )}
    </section>
  );
}
