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
  const utils = api.useUtils();
  const create = api.category.create.useMutation(NOT_QUEUED);
  return (
    <CategoryNameDialog
      open={open}
      onOpenChange={onOpenChange}
      title={category.form.title}
      saveLabel={category.form.save}
      name=""
      draftName="product.category"
      onSave={async (name) => {
        const made = await create.mutateAsync({ name });
        await utils.category.list.invalidate();
        onAdded(made.id);
      }}
    />
  );
}
