import type { ComponentProps, ReactNode } from "react";
import { cn } from "~/lib/cn";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  /** Shown beside it; without it pass `aria-label`. */
  label?: ReactNode;
  tone?: "blue" | "pink";
  labelClassName?: string;
};

/** A native checkbox that looks like a switch and is announced as one: works in forms and without JavaScript. */
export function Switch({ label, tone = "blue", className, labelClassName, ...props }: SwitchProps) {
  return (
    <label
      className={cn(
        "relative inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-2 text-sm font-medium base:text-ink-2 has-disabled:cursor-not-allowed has-disabled:opacity-60",
        className,
      )}
    >
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox's own state is the switch's */}
      <input type="checkbox" role="switch" {...props} className="peer absolute size-px opacity-0" />
      <span
        aria-hidden="true"
        className={cn(
          "relative h-6.5 w-11 shrink-0 rounded-full bg-line-strong transition-colors duration-mid",
          "after:absolute after:top-[3px] after:left-[3px] after:size-5 after:rounded-full after:bg-knob after:shadow-1 after:transition-transform after:duration-mid after:ease-panel",
          "peer-checked:after:translate-x-4.5 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand-ink",
          tone === "pink" ? "peer-checked:bg-accent" : "peer-checked:bg-brand",
        )}
      />
      {label ? <span className={cn("peer-checked:text-ink", labelClassName)}>{label}</span> : null}
    </label>
  );
}
