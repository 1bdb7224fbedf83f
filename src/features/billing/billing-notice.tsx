"use client";

import { Hourglass, Store } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { fill } from "~/copy/fill";
import { useCopy } from "~/features/session/copy-provider";
import { useSession } from "~/features/session/session-provider";
import { cn } from "~/lib/cn";

/**
 * Spec §4: the days that are left, or that the period ended, above every screen but those that say more of it; and above
 * them all that the team closed the shop, which no payment opens.
 */
export function BillingNotice() {
  const { billing } = useCopy();
  const { subscriber } = useSession();
  const path = usePathname();
  if (subscriber?.closedByTeam) {
    return <Bar bad text={billing.closedByTeam} link={{ href: "/soporte", label: billing.writeToTeam }} />;
  }
  const notice = subscriber?.notice ?? null;
  if (notice === null || path === "/pagos" || path.startsWith("/pagos/")) return null;
  const ended = notice.kind === "ended";
  const text = fill(ended ? billing.ended : billing.freePeriod, { n: notice.days });
  return <Bar bad={ended} text={text} link={{ href: "/pagos/planes", label: billing.seePlans }} />;
}

interface BarProps {
  bad: boolean;
  text: string;
  link: { href: string; label: string };
}

function Bar({ bad, text, link }: BarProps) {
  const { billing } = useCopy();
  const Icon = bad ? Store : Hourglass;
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
