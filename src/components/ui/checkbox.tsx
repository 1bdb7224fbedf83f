import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "~/lib/cn";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  /** Shown beside the box; without it pass `aria-label`. */
  label?: ReactNode;
};

export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label
      className={cn(
        "relative base:inline-flex base:min-h-11 min-w-11 base:shrink-0 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-60",
        label ? "" : "justify-center",
        className,
      )}
    >
      <input type="checkbox" {...props} className="peer absolute size-px opacity-0" />
      <span
        aria-hidden="true"
        className="grid size-5.5 shrink-0 place-items-center rounded-md border-2 border-line-strong bg-surface text-on-brand peer-checked:border-brand peer-checked:bg-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand-ink [&>svg]:opacity-0 peer-checked:[&>svg]:opacity-100"
      >
        <Check className="size-4" strokeWidth={3} />
      </span>
      {label ? <span className="min-w-0">{label}</span> : null}
    </label>
  );
}
