"use client";

import type { ReactNode } from "react";
import { type FieldPath, type FieldValues, useController } from "react-hook-form";
import { Checkbox } from "./checkbox";
import type { Bound } from "./form";
import { Switch } from "./switch";

type ToggleProps<Values extends FieldValues, Name extends FieldPath<Values>> = Bound<Values, Name> & {
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
};

/** Label and hint on the left, switch on the right. */
export function FormSwitch<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  label,
  hint,
  disabled,
  tone,
}: ToggleProps<Values, Name> & { tone?: "blue" | "pink" }) {
  const { field } = useController({ control, name });
  const labelId = `${name}-label`;
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <b id={labelId} className="font-semibold">
          {label}
        </b>
        {hint ? <p className="text-sm text-ink-2">{hint}</p> : null}
      </div>
      <Switch
        aria-labelledby={labelId}
        tone={tone}
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked)}
        checked={Boolean(field.value)}
        disabled={disabled ?? field.disabled}
      />
    </div>
  );
}

export function FormCheckbox<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  label,
  hint,
  disabled,
}: ToggleProps<Values, Name>) {
  const { field, fieldState } = useController({ control, name });
  const errorId = `${name}-error`;
  const message = fieldState.error?.message;
  return (
    <div className="grid gap-1">
      <Checkbox
        label={label}
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked)}
        checked={Boolean(field.value)}
        disabled={disabled ?? field.disabled}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? errorId : undefined}
      />
      {message ? (
        <p id={errorId} role="alert" className="text-sm font-medium text-bad">
          {message}
        </p>
      ) : null}
      {hint ? <p className="text-sm text-ink-2">{hint}</p> : null}
    </div>
  );
}
