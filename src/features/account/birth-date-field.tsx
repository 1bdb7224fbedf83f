"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { DateField } from "~/components/ui/date-field";
import { FormField } from "~/components/ui/form";
import { MONTHS } from "~/copy/calendar";
import { profileTexts } from "~/copy/profile";
import { FIRST_BIRTH_YEAR } from "~/domain/account/person";
import { useCopy } from "~/features/app-context/copy-provider";

/** Typical age of a merchant: the year picker starts there, which needs the least scrolling. */
const USUAL_AGE = 35;

type BirthDateFieldProps<Values extends FieldValues> = { control: Control<Values>; name: FieldPath<Values> };

/** The optional date of birth. */
export function BirthDateField<Values extends FieldValues>({ control, name }: BirthDateFieldProps<Values>) {
  const { label, optional, ...texts } = useCopy(profileTexts).account.birthDate;
  return (
    <FormField control={control} name={name} label={label} aside={optional}>
      {(field) => (
        <DateField
          {...field}
          autoComplete="bday"
          texts={{ ...texts, title: label, months: MONTHS }}
          firstYear={FIRST_BIRTH_YEAR}
          yearsBack={USUAL_AGE}
        />
      )}
    </FormField>
  );
}
