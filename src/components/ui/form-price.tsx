"use client";

import type { FieldPath, FieldValues } from "react-hook-form";
import { type Bound, FormField, type Labels, type Rest, splitLabels } from "./form";
import type { InputProps } from "./input";
import { PriceField } from "./price-field";

export function FormPrice<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  ...props
}: Bound<Values, Name> & Labels & Rest<InputProps>) {
  const { labels, control: input } = splitLabels(props);
  return (
    <FormField control={control} name={name} {...labels}>
      {(field) => <PriceField {...input} {...field} />}
    </FormField>
  );
}
