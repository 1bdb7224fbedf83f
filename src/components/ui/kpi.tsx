import { Equal, TrendingDown, TrendingUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "~/lib/cn";

const trends = {
  up: { Icon: TrendingUp, look: "text-ok" },
  down: { Icon: TrendingDown, look: "text-bad" },
  same: { Icon: Equal, look: "text-ink-2" },
} as const;

type KpiProps = { label: ReactNode; value: ReactNode; change?: { direction: "up" | "down" | "same"; text: string } };

/** One figure with its name and, optionally, its change in words. */
export function Kpi({ label, value, change }: KpiProps) {
  const trend = change ? trends[change.direction] : null;
  return (
    <div className="grid min-w-0 content-start gap-0.5 rounded-2xl border border-line bg-surface px-4 py-3.5">
      <span className="text-sm font-medium text-ink-2">{label}</span>
      <b className="relative truncate font-head text-3xl font-bold">{value}</b>
      {change && trend ? (
        <span className={cn("inline-flex items-center gap-1 text-[0.8125rem] leading-5 font-semibold", trend.look)}>
          <trend.Icon aria-hidden="true" className="size-4 shrink-0" />
          {change.text}
        </span>
      ) : null}
    </div>
  );
}

export function KpiGrid({ className, ...props }: ComponentProps<"div">) {
  return (
    <div className={cn("grid grid-cols-2 gap-3 huge-text:grid-cols-1 md:grid-cols-4 md:gap-4", className)} {...props} />
  );
}
