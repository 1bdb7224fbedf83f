import * as Slot from "radix-ui/slot";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "~/lib/cn";

type ChipProps = Omit<ComponentProps<"button">, "aria-pressed"> & {
  chosen?: boolean;
  count?: ReactNode;
  /** Renders the only child, a link, as the chip; when chosen it is `aria-current`. */
  asChild?: boolean;
};

/** A filter. The chosen state shows in fill, border and weight, never by colour alone. */
export function Chip({ chosen = false, count, asChild, className, children, ...props }: ChipProps) {
  const look = cn(
    "inline-flex min-h-11 shrink-0 items-center gap-1.5 base:rounded-full border px-4 text-md whitespace-nowrap no-underline [&_svg]:size-4",
    chosen
      ? "base:border-brand-ink bg-brand-soft font-semibold text-brand-ink hover:bg-brand-soft"
      : "base:border-line bg-surface font-medium text-ink hover:bg-surface-2",
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={look} aria-current={chosen ? "true" : undefined} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type="button" aria-pressed={chosen} className={look} {...props}>
      {children}
      {count === undefined ? null : <b className={cn("font-semibold", !chosen && "text-ink-2")}>{count}</b>}
    </button>
  );
}

/** Scrolls horizontally with a cut edge on a phone, wraps on a desktop. */
export function ChipRow({ label, className, ...props }: ComponentProps<"fieldset"> & { label: string }) {
  return (
    <fieldset
      aria-label={label}
      className={cn(
        "no-scrollbar -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0",
        className,
      )}
      {...props}
    />
  );
}
