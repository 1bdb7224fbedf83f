"use client";

import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useCloseOnBack } from "~/lib/back/use-close-on-back";
import { cn } from "~/lib/cn";
import { useReturnFocus } from "~/lib/use-return-focus";
import { bulkBarPlace } from "./bulk-bar";
import { Button } from "./button";

type QuestionBarProps = {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onClose: () => void;
  /** Awaited before the question closes. */
  onConfirm: () => Promise<unknown>;
};

/**
 * Asks in the place of the `BulkBar`: what it is about stays in sight, and cannot be changed meanwhile. For what can be
 * taken back; anything else is worth a `ConfirmDialog`.
 */
export function QuestionBar({ title, text, confirmLabel, cancelLabel, onClose, onConfirm }: QuestionBarProps) {
  const [busy, setBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const focus = useReturnFocus();
  const id = useId();
  const ask = useEffectEvent(() => {
    focus.remember();
    dialog.current?.showModal();
  });
  useEffect(() => ask(), []);
  const close = () => {
    dialog.current?.close();
    focus.giveBack(new Event("close"));
    onClose(); // its own event does not come if the bar goes at the same time
  };
  useCloseOnBack(true, () => {
    if (!busy) close();
  });
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      close();
    }
  };
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      data-state="open"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // a menu that is still closing keeps the browser from closing this one
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault(); // what is selected below keeps its own Escape for the next one
        if (!busy) close();
      }}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={close}
      className={cn(
        bulkBarPlace,
        "top-auto w-full max-w-none gap-2.5 px-4 pt-3.5 pb-[calc(12px+env(safe-area-inset-bottom))] text-ink backdrop:bg-transparent open:grid",
        "sideways:grid-cols-[minmax(0,1fr)_auto] sideways:items-center sideways:py-1",
        "lg:w-170 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-5 lg:py-3 lg:pr-3 lg:pl-5",
      )}
    >
      <div className="wrap-anywhere">
        <h2 id={`${id}-title`} className="font-sans text-base font-semibold">
          {title}
        </h2>
        <p id={`${id}-text`} className="text-sm text-ink-2">
          {text}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3 huge-text:grid-cols-1">
        <Button variant="sec" disabled={busy} onClick={close} className="px-3">
          {cancelLabel}
        </Button>
        <Button variant="bad" loading={busy} onClick={confirm} className="px-3">
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
