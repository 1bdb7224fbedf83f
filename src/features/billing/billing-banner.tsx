"use client";

import { CreditCard, Hourglass, type LucideIcon, Store } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { billingNoticeTexts } from "~/copy/billing-notice";
import { fill } from "~/copy/fill";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import type { BillingBar } from "./billing-bar";
import { momentText, trialDaysText, trialEndedText } from "./words";

/** The bar above the screens. It is loaded for those to whom it says something. */
export function BillingBanner({ kind }: { kind: BillingBar }) {
  const { billingNotice: billing } = useCopy(billingNoticeTexts);
  const { subscriber } = useSession();
  if (kind === "closedByTeam") {
    return <Bar bad text={billing.closedByTeam} link={{ href: "/soporte", label: billing.writeToTeam }} />;
  }
  if (kind === "closedByPlan") {
    return <Bar bad text={billing.closedByPlan} link={{ href: "/pagos/planes", label: billing.seePlans }} />;
  }
  if (kind === "unpaid") {
    return subscriber?.unpaid ? <UnpaidBar subscriber={subscriber} unpaid={subscriber.unpaid} /> : null;
  }
  const notice = subscriber?.notice;
  if (!notice) return null;
  const ended = notice.kind === "ended";
  const text = ended ? trialEndedText(billing, notice.days) : trialDaysText(billing, notice.days);
  return <Bar bad={ended} text={text} link={{ href: "/pagos/planes", label: billing.seePlans }} />;
}

type Subscriber = NonNullable<ReturnType<typeof useSession>["subscriber"]>;

/** A charge failed: shown above every screen until it is paid. */
function UnpaidBar({ subscriber, unpaid }: { subscriber: Subscriber; unpaid: NonNullable<Subscriber["unpaid"]> }) {
  const { unpaid: words, providers } = useCopy(billingNoticeTexts).billingNotice;
  const { retryAt, over, suspended } = unpaid;
  const provider = providers[unpaid.provider];
  const next = retryAt
    ? fill(words.bannerDate, { provider, date: momentText(retryAt, subscriber) })
    : fill(over ? words.bannerOver : words.bannerSoon, { provider });
  return (
    <Bar
      bad
      icon={suspended ? Store : CreditCard}
      text={
        <>
          <b className="font-semibold">{suspended ? words.bannerSuspended : words.banner}</b> {next}
        </>
      }
      link={{ href: "/pagos", label: words.see }}
    />
  );
}

interface BarProps {
  bad: boolean;
  icon?: LucideIcon;
  text: ReactNode;
  link: { href: string; label: string };
}

function Bar({ bad, icon, text, link }: BarProps) {
  const { billingNotice: billing } = useCopy(billingNoticeTexts);
  const Icon = icon ?? (bad ? Store : Hourglass);
  return (
    <aside
      aria-label={billing.title}
      className={cn("border-b print:hidden", bad ? "border-bad bg-bad-soft" : "border-warn-line bg-warn-soft")}
    >
      <div className="mx-auto flex max-w-content items-center gap-3 py-1 pr-1 pl-4 lg:pr-9 lg:pl-10">
        <Icon aria-hidden="true" className={cn("size-5 shrink-0", bad ? "text-bad" : "text-warn")} />
        <p className="min-w-0 flex-1 py-2 text-sm font-medium">{text}</p>
        <Link
          href={link.href}
          className="grid min-h-11 shrink-0 place-items-center px-3 text-sm font-semibold text-brand-ink underline underline-offset-3"
        >
          {link.label}
        </Link>
      </div>
    </aside>
  );
}
