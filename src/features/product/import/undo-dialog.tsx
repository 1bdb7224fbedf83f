"use client";

import { Pencil, Trash2, Undo2 } from "lucide-react";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { fill } from "~/copy/fill";
import { productImportTexts } from "~/copy/product-import";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";
import { counted } from "./counted";
import { useSettle } from "./use-import";

type UndoDialogProps = { id: number; fileName: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Names with an ellipsis if there are more. */
export const someNames = (names: readonly string[], count: number) =>
  names.join(", ") + (count > names.length ? "…" : "");

/** Says what undoing an import does before it is undone. */
export function UndoDialog({ id, fileName, open, onOpenChange }: UndoDialogProps) {
  const { undo: copy } = useCopy(productImportTexts).productImport;
  const money = useMoney();
  const settle = useSettle();
  const undo = api.product.import.undo.useMutation();
  const query = api.product.import.previewUndo.useQuery({ id }, { enabled: open, staleTime: 0, gcTime: 0 });
  const { data } = query;
  const lines = data
    ? [
        { Icon: Undo2, text: data.back > 0 && counted(copy.back, data.back, money) },
        { Icon: Trash2, text: data.binned > 0 && counted(copy.binned, data.binned, money) },
        {
          Icon: Pencil,
          text: data.left > 0 && counted(copy.left, data.left, money, { names: someNames(data.leftNames, data.left) }),
        },
      ]
    : [{ Icon: null, text: query.isError ? copy.failed : copy.looking }];
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={fill(copy.title, { file: fileName })}
      text={
        <ul aria-busy={!data && !query.isError} className="grid gap-2">
          {lines.map(({ Icon, text }) =>
            text ? (
              <li key={text} className="flex gap-3">
                {Icon ? <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" /> : null}
                <span className="min-w-0">{text}</span>
              </li>
            ) : null,
          )}
        </ul>
      }
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      tone="bad"
      onConfirm={() => settle(undo.mutateAsync({ id }))}
    />
  );
}
