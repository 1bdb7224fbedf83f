import { cn } from "~/lib/cn";

/** The initials of a platform, in place of a logo that is not ours. */
export function VendorSign({ sign, strong }: { sign: string; strong?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid size-11 shrink-0 place-items-center rounded-[10px] text-sm font-bold",
        strong ? "bg-ink text-surface" : "bg-brand-soft text-ink-2",
      )}
    >
      {sign}
    </span>
  );
}
