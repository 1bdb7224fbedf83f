"use client";

import { FormInput } from "~/components/ui/form";
import { categoryTexts } from "~/copy/category";
import { MAX_CATEGORY_NAME } from "~/domain/category/limits";
import { useCopy } from "~/features/app-context/copy-provider";
import { ChangeDialog } from "~/features/outbox/change-dialog";

type CategoryNameDialogProps<Answer> = {
  open: boolean;
  title: string;
  hint?: string;
  saveLabel: string;
  name: string;
  /** Names the draft of what is typed. */
  draftName: string;
  make: (name: string) => Promise<Answer>;
  /** What a toast says once it is saved. */
  said?: string;
  onSaved?: (answer: Answer) => void;
  onClose: () => void;
};

/** Asks for the name of a new or existing category. */
export function CategoryNameDialog<Answer>({
  hint,
  saveLabel,
  name,
  draftName,
  make,
  ...dialog
}: CategoryNameDialogProps<Answer>) {
  const { category } = useCopy(categoryTexts);
  return (
    <ChangeDialog
      {...dialog}
      labels={{ close: category.close, cancel: category.cancel, save: saveLabel }}
      draft={draftName}
      loadSchema={() =>
        import("~/domain/category/schemas").then(({ categoryFormSchema }) => categoryFormSchema.pick({ name: true }))
      }
      values={{ name }}
      make={(typed) => make(typed.name)}
    >
      {({ control }) => (
        <FormInput
          control={control}
          name="name"
          label={category.form.name}
          hint={hint}
          placeholder={category.form.placeholder}
          maxLength={MAX_CATEGORY_NAME}
          autoComplete="off"
          autoFocus
        />
      )}
    </ChangeDialog>
  );
}
