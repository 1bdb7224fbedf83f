"use client";

import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { dropUnsaved } from "~/components/ui/leave-guard";
import { tentTexts } from "~/copy/tent";
import { useCopy } from "~/features/app-context/copy-provider";

type LeaveUnsavedProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** Asks before another shop is opened from a form with unsaved changes. */
export function LeaveUnsaved({ open, onStay, onLeave }: LeaveUnsavedProps) {
  const { common } = useCopy(tentTexts).tent;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(stays) => {
        if (!stays) onStay();
      }}
      title={common.leaveTitle}
      text={common.leaveText}
      confirmLabel={common.leave}
      cancelLabel={common.stay}
      onConfirm={() => {
        dropUnsaved();
        onLeave();
      }}
    />
  );
}
