import type { ReactNode } from "react";
import { cn } from "~/lib/cn";

/** A key of the keyboard, as it is written on it. */
export function KeyCap({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      className={cn(
        "inline-grid h-6 min-w-6 place-items-center rounded-md border border-line-strong bg-surface px-1.5 font-sans text-xs font-semibold text-ink-2",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
