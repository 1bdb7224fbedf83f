import type { ReactNode } from "react";
import { cn } from "~/lib/cn";

type SegOption<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean };

type SegProps<Value extends string> = {
  label: string;
  name: string;
  options: readonly SegOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  className?: string;
};

/** A choice among a few visible options: radio buttons in one segmented control. */
export function Seg<Value extends string>({
  label,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  className,
}: SegProps<Value>) {
  return (
    <fieldset
      aria-label={label}
      className={cn(
        "grid min-w-0 auto-cols-fr grid-flow-col gap-1 rounded-xl bg-surface-2 p-1 huge-text:grid-flow-row",
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-[9px] px-2 text-md font-semibold whitespace-nowrap text-ink-2 has-checked:bg-seg-on has-checked:text-brand-ink has-checked:shadow-1 has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-3 has-focus-visible:outline-brand-ink has-disabled:cursor-not-allowed has-disabled:opacity-60 dark:has-checked:text-ink [&_svg]:size-5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            {...(value === undefined
              ? { defaultChecked: defaultValue === option.value }
              : { checked: value === option.value, readOnly: !onValueChange })}
            onChange={onValueChange ? () => onValueChange(option.value) : undefined}
            className="absolute size-px opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
