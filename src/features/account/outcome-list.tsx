import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "~/lib/cn";

/** List of outcomes, each with a title and an explanation. */
export function OutcomeList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

interface OutcomeProps {
  icon: LucideIcon;
  /** Colour of the icon when it shows success or a warning. */
  tone?: "ok" | "warn";
  title: string;
  children?: ReactNode;
}

export function Outcome({ icon: Icon, tone, title, children }: OutcomeProps) {
  const colour = tone === "ok" ? "text-ok" : tone === "warn" ? "text-warn" : "text-ink-2";
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" className={cn("mt-0.5 size-5 shrink-0", colour)} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <div className="text-sm text-ink-2 wrap-anywhere">{children}</div>
      </div>
    </li>
  );
}
