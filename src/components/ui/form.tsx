"use client";

import type { ReactNode } from "react";
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useController,
} from "react-hook-form";
import { Checkbox } from "./checkbox";
import { Field } from "./field";
import { Input, type InputProps } from "./input";
import { PasswordField } from "./password-field";
import { PriceField } from "./price-field";
import { Select } from "./select";
import { Switch } from "./switch";
import { Textarea } from "./textarea";

type Bound<Values extends FieldValues, Name extends FieldPath<Values>> = { control: Control<Values>; name: Name };

type Labels = { label: ReactNode; aside?: ReactNode; hint?: ReactNode; hideLabel?: boolean; className?: string };

type FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Bound<Values, Name> &
  Labels & { children: (field: Omit<ControllerRenderProps<Values, Name>, "value"> & { value: string }) => ReactNode };

/** Binds a form value to a Field; the error is the message in the form state, already translated. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  children,
  ...labels
}: FormFieldProps<Values, Name>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field {...labels} error={fieldState.error?.message}>
      {children({ ...field, value: String(field.value ?? "") })}
    </Field>
  );
}

type Rest<Props> = Omit<Props, keyof Labels | "name" | "value" | "defaultValue" | "onChange" | "onBlur" | "ref">;

/** Splits the props into those of the label and those of the control. */
function split<Props extends Labels>({ label, aside, hint, hideLabel, className, ...control }: Props) {
  return { labels: { label, aside, hint, hideLabel, className }, control };
}

export function FormInput<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  ...props
}: Bound<Values, Name> & Labels & Rest<InputProps>) {
  const { labels, control: input } = split(props);
  return (
    <FormField control={control} name={name} {...labels}>
      {(field) => <Input {...input} {...field} />}
    </FormField>
  );
}

export function FormPrice<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  ...props
}: Bound<Values, Name> & Labels & Rest<InputProps>) {
  const { labels, control: input } = split(props);
  return (
    <FormField control={control} name={name} {...labels}>
      {(field) => <PriceField {...input} {...field} />}
    </FormField>
  );
}

export function FormPassword<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  showLabel,
  hidePasswordLabel,
  ...props
}: Bound<Values, Name> &
  Labels &
  Omit<Rest<InputProps>, "type" | "suffix"> & { showLabel: string; hidePasswordLabel: string }) {
  const { labels, control: input } = split(props);
  return (
    <FormField control={control} name={name} {...labels}>
      {(field) => <PasswordField {...input} showLabel={showLabel} hideLabel={hidePasswordLabel} {...field} />}
    </FormField>
  );
}

export function FormTextarea<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  ...props
}: Bound<Values, Name> & Labels & Rest<React.ComponentProps<"textarea">>) {
  const { labels, control: input } = split(props);
  return (
    <FormField control={control} name={name} {...labels}>
      {(field) => <Textarea {...input} {...field} />}
    </FormField>
  );
}

export function FormSelect<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  children,
  ...props
}: Bound<Values, Name> & Labels & Rest<React.ComponentProps<"select">>) {
  const { labels, control: input } = split(props);
  return (
    <FormField control={control} name={name} {...labels}>
      {(field) => (
        <Select {...input} {...field}>
          {children}
        </Select>
      )}
    </FormField>
  );
}

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

/** Shows the server's field errors, keeps the typed values and focuses the first invalid field. */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError">,
  errors: Partial<Record<FieldPath<Values>, string>>,
): void {
  const entries = Object.entries(errors) as [FieldPath<Values>, string | undefined][];
  let shouldFocus = true;
  for (const [name, message] of entries) {
    if (!message) continue;
    form.setError(name, { type: "server", message }, { shouldFocus });
    shouldFocus = false;
  }
}
