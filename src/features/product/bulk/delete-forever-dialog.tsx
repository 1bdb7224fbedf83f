"use client";

import { ConfirmDialogView } from "~/components/ui/confirm-dialog-view";
import { productListTexts } from "~/copy/product-list";
import type { ProductSelection } from "~/domain/product/crud/bulk";
import { useCopy } from "~/features/app-context/copy-provider";
import { useBulk } from "./use-bulk";

type DeleteForeverDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  selection: ProductSelection;
};

/** Asks before products of the bin are deleted for good. */
export function DeleteForeverDialog({ open, onOpenChange, title, selection }: DeleteForeverDialogProps) {
  const { deleteForever: copy } = useCopy(productListTexts).product;
  const many = useBulk();
  return (
    <ConfirmDialogView
      open={open}
      onOpenChange={onOpenChange}
      tone="bad"
      title={title}
      text={copy.text}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      onConfirm={() => many.deleteForever(selection)}
    />
  );
}
