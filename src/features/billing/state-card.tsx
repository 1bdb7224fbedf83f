"use client";

import { CalendarX2, CircleCheck, Hourglass, type LucideIcon, Store, TriangleAlert } from "lucide-react";
import { fill } from "~/copy/fill";
import { dayIn, WARNING_DAYS } from "~/domain/billing/free-period";
import { priceIn } from "~/domain/billing/price";
import { useCopy } from "~/features/session/copy-provider";
import { useSession } from "~/features/session/session-provider";
import { cn } from "~/lib/cn";
import { type Account, dayText, momentText, perInterval } from "./words";

const tones = {
  calm: { look: "border-line bg-surface", icon: "text-brand-ink" },
  ok: { look: "border-line bg-surface", icon: "text-ok" },
  warn: { look: "border-warn-line bg-warn-soft", icon: "text-warn" },
  bad: { look: "border-bad bg-bad-soft", icon: "text-bad" },
} as const;

interface Said {
  tone: keyof typeof tones;
  icon: LucideIcon;
  title: string;
  text: readonly (string | false)[];
}

/** How the account stands, in one sentence and what follows from it. */
function useStateWords(account: Account): Said {
  const copy = useCopy();
  const { state: words, providers, freePeriod, ended } = copy.billing;
  const { user, tent } = useSession();
  const { state, current, suspended, lastPaymentAt } = account;
  const plan = current?.plan ?? account.plan;
  const provider = providers[current?.provider ?? "MANUAL"];
  const price = priceIn(plan.totalCents, plan.currency, tent?.countryId ?? user.countryId);
  const today = dayIn(account.asOf, account.timeZone);
  const closed = suspended && words.suspended;

  switch (state.kind) {
    case "trial": {
      const soon = state.daysLeft <= WARNING_DAYS;
      return {
        tone: soon ? "warn" : "calm",
        icon: Hourglass,
        title: soon ? fill(freePeriod, { n: state.daysLeft }) : words.trial,
        text: [state.daysLeft === 0 ? words.lastDay : fill(words.trialText, { date: dayText(state.until, today) })],
      };
    }
    case "ended":
      return {
        tone: "bad",
        icon: Store,
        title: closed || words.trialOver,
        text: [fill(ended, { n: state.days }), words.kept],
      };
    case "lapsed":
      return {
        tone: "bad",
        icon: Store,
        title: closed || words.lapsed,
        text: [suspended && `${words.lapsed}.`, words.lapsedText, words.kept],
      };
    case "ending":
      return {
        tone: "warn",
        icon: CalendarX2,
        title: words.ending,
        text: [fill(words.endingText, { plan: plan.name, date: momentText(state.until, account) })],
      };
    case "pastDue": {
      const date = current?.nextPaymentAt && momentText(current.nextPaymentAt, account);
      const sentence = date ? fill(words.pastDueDate, { provider, date }) : fill(words.pastDueText, { provider });
      return {
        tone: suspended ? "bad" : "warn",
        icon: TriangleAlert,
        title: fill(words.pastDue, { plan: plan.name }),
        text: [closed && `${closed}.`, sentence],
      };
    }
    case "active": {
      const byHand = current === null || current.provider === "MANUAL";
      const date = current?.nextPaymentAt && momentText(current.nextPaymentAt, account);
      const when = date
        ? fill(lastPaymentAt ? words.nextCharge : words.firstCharge, { date, price, provider })
        : fill(words.noDate, { price, provider, per: perInterval(copy, plan.interval) });
      return {
        tone: "ok",
        icon: CircleCheck,
        title: fill(words.active, { plan: plan.name }),
        text: [byHand ? words.byHand : when, suspended && fill(words.opensWhenPaid, { provider })],
      };
    }
  }
}

/** The first thing on "Mis pagos". */
export function StateCard({ account }: { account: Account }) {
  const { state: words } = useCopy().billing;
  const { tone, icon: Icon, title, text } = useStateWords(account);
  const { state, trialDays } = account;
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
