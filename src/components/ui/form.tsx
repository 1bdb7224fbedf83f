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
import { Field } from "./field";
import { Input, type InputProps } from "./input";
import { Select } from "./select";
import { Textarea } from "./textarea";

export type Bound<Values extends FieldValues, Name extends FieldPath<Values>> = {
  control: Control<Values>;
  name: Name;
};

export type Labels = { label: ReactNode; aside?: ReactNode; hint?: ReactNode; hideLabel?: boolean; className?: string };

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

export type Rest<Props> = Omit<Props, keyof Labels | "name" | "value" | "defaultValue" | "onChange" | "onBlur" | "ref">;

/** Splits the props into those of the label and those of the control. */
export function splitLabels<Props extends Labels>({ label, aside, hint, hideLabel, className, ...control }: Props) {
  return { labels: { label, aside, hint, hideLabel, className }, control };
}

export function FormInput<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  ...props
}: Bound<Values, Name> & Labels & Rest<InputProps>) {
  const { labels, control: input } = splitLabels(props);
  return (
    <FormField control={control} name={name} {...labels}>
      {(field) => <Input {...input} {...field} />}
    </FormField>
  );
}

export function FormTextarea<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  ...props
}: Bound<Values, Name> & Labels & Rest<React.ComponentProps<"textarea">>) {
  const { labels, control: input } = splitLabels(props);
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
  const { labels, control: input } = splitLabels(props);
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
