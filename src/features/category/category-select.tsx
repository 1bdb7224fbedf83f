"use client";

import { useState } from "react";
import { useFieldControl } from "~/components/ui/field";
import { PickerButton } from "~/components/ui/picker-button";
import { Select } from "~/components/ui/select";
import { MANY_CATEGORIES } from "~/domain/category/limits";
import { lazyPart } from "~/lib/lazy-part";
import type { CategoryChoice, CategoryChoiceDialogProps } from "./category-choice-dialog";

export const CategoryDialog = lazyPart<CategoryChoiceDialogProps>(() =>
  import("./category-choice-dialog").then((module) => module.CategoryChoiceDialog),
);

interface CategorySelectProps {
  name?: string;
  onBlur?: () => void;
  ref?: (element: HTMLElement | null) => void;
  /** What is chosen: the dialog's title, and for screen readers. */
  label: string;
  /** The categories, and what else can be chosen. */
  choices: readonly CategoryChoice[];
  value: string;
  onValueChange: (value: string) => void;
}

/** One of the shop's categories: a list of the phone's own, or a search once they are many. */
export function CategorySelect({ ref, label, choices, value, onValueChange, ...props }: CategorySelectProps) {
  const field = useFieldControl();
  const [opens, setOpens] = useState(false);
  // none while it loads, or if it was deleted since: the first one would look chosen
  const chosen = choices.find((choice) => choice.value === value);
  if (choices.length <= MANY_CATEGORIES)
    return (
      <Select
        {...props}
        ref={ref}
        aria-label={field.id ? undefined : label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {chosen ? null : <option value={value} hidden />}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </Select>
    );
  return (
    <>
      <PickerButton
        {...field}
        {...props}
        ref={ref}
        aria-label={[label, chosen?.name].filter(Boolean).join(": ")}
        onClick={() => setOpens(true)}
      >
        {chosen?.name}
      </PickerButton>
      <CategoryDialog
        open={opens}
        onClose={() => setOpens(false)}
        title={label}
        choices={choices}
        value={value}
        onChoose={onValueChange}
      />
    </>
  );
}

/** Categories as choices, between what else can be chosen. */
export const categoryChoices = (
  categories: readonly { id: number; name: string }[] | undefined,
  before: readonly CategoryChoice[] = [],
  after: readonly CategoryChoice[] = [],
): CategoryChoice[] => [
  ...before,
  ...(categories ?? []).map(({ id, name }) => ({ value: String(id), name })),
  ...after,
];
