"use client";

import { categoryFormTexts } from "~/copy/category-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { CategoryNameDialog } from "~/features/category/category-name-dialog";
import { NOT_QUEUED } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";

type AddCategoryDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdded: (id: number) => void;
};

/** Creates a category without leaving the product's form. */
export function AddCategoryDialog({ open, onOpenChange, onAdded }: AddCategoryDialogProps) {
  const { category } = useCopy(categoryFormTexts);
  const create = api.category.create.useMutation(NOT_QUEUED);
  return (
    <CategoryNameDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={category.form.title}
      saveLabel={category.form.save}
      name=""
      draftName="product.category"
      make={(name) => create.mutateAsync({ name })}
      onSaved={({ id }) => onAdded(id)}
    />
  );
}
