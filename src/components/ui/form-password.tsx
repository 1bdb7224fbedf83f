"use client";

import type { FieldPath, FieldValues } from "react-hook-form";
import { type Bound, FormField, type Labels, type Rest, splitLabels } from "./form";
import type { InputProps } from "./input";
import { PasswordField } from "./password-field";

export function FormPassword<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  showLabel,
  hidePasswordLabel,
  ...props
}: Bound<Values, Name> &
  Labels &
  Omit<Rest<InputProps>, "type" | "suffix"> & { showLabel: string; hidePasswordLabel: string }) {
  const { labels, control: input } = splitLabels(props);
  return (
    <FormField control={control} name={name} {...labels}>
      {(field) => <PasswordField {...input} showLabel={showLabel} hideLabel={hidePasswordLabel} {...field} />}
    </FormField>
  );
}
