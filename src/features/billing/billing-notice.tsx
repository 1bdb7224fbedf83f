"use client";

import { Hourglass, Store } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { fill } from "~/copy/fill";
import { useCopy } from "~/features/session/copy-provider";
import { useSession } from "~/features/session/session-provider";
import { cn } from "~/lib/cn";

/** Spec §4: the days that are left, or that the period ended, above every screen but those that say more of it. */
export function BillingNotice() {
  const { billing } = useCopy();
  const { subscriber } = useSession();
  const notice = subscriber?.notice ?? null;
  const path = usePathname();
  if (notice === null || path === "/pagos" || path.startsWith("/pagos/")) return null;
  const ended = notice.kind === "ended";
  const Icon = ended ? Store : Hourglass;
  return (
    <aside
      aria-label={billing.title}
      className={cn("border-b print:hidden", ended ? "border-bad bg-bad-soft" : "border-warn-line bg-warn-soft")}
    >
      <div className="mx-auto flex max-w-content items-center gap-3 py-1 pr-1 pl-4 lg:pr-9 lg:pl-10">
        <Icon aria-hidden="true" className={cn("size-5 shrink-0", ended ? "text-bad" : "text-warn")} />
        <p className="min-w-0 flex-1 py-2 text-sm font-medium">
          {fill(ended ? billing.ended : billing.freePeriod, { n: notice.days })}
        </p>
        <Link
          href="/pagos/planes"
          className="grid min-h-11 shrink-0 place-items-center px-3 text-sm font-semibold text-brand-ink underline underline-offset-3"
        >
          {billing.seePlans}
        </Link>
      </div>
    </aside>
  );
}
