import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";

const tagVariants = cva(
  "inline-flex h-6 items-center gap-1 huge-text:h-auto huge-text:whitespace-normal rounded-lg px-2 text-xs font-semibold whitespace-nowrap [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "base:bg-surface-2 text-ink-2",
        blue: "base:bg-brand-soft text-brand-ink",
        ok: "base:bg-ok-soft text-ok",
        warn: "base:bg-warn-soft text-warn",
        bad: "base:bg-bad-soft text-bad",
        pink: "base:bg-accent-soft text-accent-ink",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export type TagTone = NonNullable<VariantProps<typeof tagVariants>["tone"]>;

/** A state as a short label, with or without an icon. */
export function Tag({ tone, className, ...props }: ComponentProps<"span"> & { tone?: TagTone }) {
  return <span className={cn(tagVariants({ tone }), className)} {...props} />;
}

/** A count of unseen items. */
export function CountBadge({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      className={cn(
        "inline-grid base:h-[1rem] base:min-w-[1rem] place-items-center rounded-full bg-accent base:px-1 text-tab font-bold text-on-accent",
        className,
      )}
      {...props}
    />
  );
}

/** A pink dot for unseen content, with a label for screen readers. */
export function UnseenDot({ label }: { label: string }) {
  return (
    <span className="inline-block size-2.5 shrink-0 rounded-full bg-accent">
      <span className="sr-only">{label}</span>
    </span>
  );
}
