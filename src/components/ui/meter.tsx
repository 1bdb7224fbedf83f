import { cn } from "~/lib/cn";

type MeterProps = {
  value: number;
  max: number;
  /** The amount in words, which the caller also shows above the bar or beside it. */
  label: string;
  /** Renders a progress bar instead of a level. */
  progress?: boolean;
  className?: string;
};

/** How much of a limit is used, or the progress of a task. */
export function Meter({ value, max, label, progress, className }: MeterProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  const amount = { "aria-label": label, max, value: Math.min(value, max), className: "sr-only" };
  return (
    <div className={cn("relative base:h-1.5 overflow-hidden rounded-full bg-line", className)}>
      {progress ? <progress {...amount} /> : <meter {...amount} />}
      <div
        className={cn(
          "h-full rounded-full transition-[width] duration-mid",
          share >= 100 && !progress ? "bg-warn" : "bg-brand",
        )}
        style={{ width: `${share}%` }}
      />
    </div>
  );
}
