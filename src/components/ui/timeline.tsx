import type { ReactNode } from "react";
import { cn } from "~/lib/cn";

interface Moment {
  when: string;
  what: ReactNode;
  /** On the right, such as the amount charged then. */
  amount?: string;
}

/** Upcoming events in order, today first; shown before anything is charged. */
export function Timeline({ label, moments }: { label: string; moments: readonly Moment[] }) {
  return (
    <ol aria-label={label} className="grid">
      {moments.map(({ when, what, amount }, at) => (
        <li key={when} className="relative flex gap-3 pb-4 last:pb-0">
          <span
            aria-hidden="true"
            className={cn(
              "relative z-1 mx-0.75 mt-1.25 size-3.5 shrink-0 rounded-full border-3",
              at === 0 ? "border-brand bg-brand" : "border-line-strong bg-surface",
            )}
          />
          {at < moments.length - 1 ? (
            <span aria-hidden="true" className="absolute top-5 -bottom-1 left-2.25 w-0.5 bg-line" />
          ) : null}
          <span className="grid min-w-0 flex-1">
            <b className="font-semibold">{when}</b>
            <span className="text-sm text-ink-2 wrap-anywhere">{what}</span>
          </span>
          {amount ? <span className="shrink-0 font-head text-lg font-bold whitespace-nowrap">{amount}</span> : null}
        </li>
      ))}
    </ol>
  );
}
