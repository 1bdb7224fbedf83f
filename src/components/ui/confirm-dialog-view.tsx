"use client";

import * as AlertDialog from "radix-ui/alert-dialog";
import { type ReactNode, useState } from "react";
import { useCloseOnBack } from "~/lib/back/use-close-on-back";
import { useReturnFocus } from "~/lib/use-return-focus";
import { Button } from "./button";
import { panelClass, scrimClass } from "./dialog-look";

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** "bad" is red, for destructive actions. */
  tone?: "solid" | "bad";
  /** The dialog awaits it and closes when it succeeds; a rejection leaves it open. */
  onConfirm: () => unknown;
  children?: ReactNode;
};

export function ConfirmDialogView({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = "solid",
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const focus = useReturnFocus();
  const change = busy ? undefined : onOpenChange;
  useCloseOnBack(open, () => change?.(false));
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // The rejecting callback has already reported the error: the dialog stays open for a retry.
    } finally {
      setBusy(false);
    }
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimClass} />
        <AlertDialog.Content
          {...(text ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className={panelClass}
        >
          <AlertDialog.Title className="text-2xl font-bold wrap-anywhere">{title}</AlertDialog.Title>
          {text ? (
            <AlertDialog.Description asChild>
              <div className="-mt-2 text-ink-2 wrap-anywhere">{text}</div>
            </AlertDialog.Description>
          ) : null}
          {children}
          <div className="flex flex-wrap-reverse gap-3 *:min-w-fit *:flex-[1_0_calc(50%-var(--spacing)*1.5)]">
            <AlertDialog.Cancel asChild>
              <Button variant="sec" disabled={busy}>
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button variant={tone} loading={busy} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
