"use client";

import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { formCommonTexts } from "~/copy/form-common";
import { useCopy } from "~/features/app-context/copy-provider";
import { dropUnsaved } from "~/lib/unsaved-changes";

type LeaveUnsavedProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** Asks before another shop is opened from a form with unsaved changes. */
export function LeaveUnsaved({ open, onStay, onLeave }: LeaveUnsavedProps) {
  const { common } = useCopy(formCommonTexts).tent;
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
