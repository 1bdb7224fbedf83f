"use client";

import { X } from "lucide-react";
import * as RadixDialog from "radix-ui/dialog";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "~/lib/cn";
import { useReturnFocus } from "~/lib/use-return-focus";
import { IconButton } from "./icon-button";

export const scrimClass =
  "fixed inset-0 z-dialog bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";

/** A bottom sheet on a phone, centred from 600 px. */
export const panelClass = [
  "fixed inset-x-0 bottom-0 z-dialog mx-auto grid grid-cols-1 max-h-[90dvh] w-full gap-4 overflow-y-auto overscroll-contain rounded-t-3xl bg-surface px-5 pt-6 pb-[calc(20px+env(safe-area-inset-bottom))] text-ink shadow-3 outline-none",
  "max-sm:data-[state=open]:animate-sheet-in max-sm:data-[state=closed]:animate-sheet-out",
  "sm:inset-y-0 sm:my-auto sm:h-fit sm:max-w-110 sm:rounded-3xl sm:px-7 sm:pt-7 sm:pb-6 sm:data-[state=open]:animate-fade-in sm:data-[state=closed]:animate-fade-out",
].join(" ");

type DialogContentProps = Omit<ComponentProps<typeof RadixDialog.Content>, "title"> & {
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** From 600 px: 440 px wide, or 640 px for two-column forms. */
  wide?: boolean;
};

function DialogContent({ title, description, closeLabel, wide, className, children, ...props }: DialogContentProps) {
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={scrimClass} />
      <RadixDialog.Content
        {...(description ? {} : { "aria-describedby": undefined })}
        className={cn(panelClass, wide && "sm:max-w-160", className)}
        {...props}
      >
        <div className="flex items-start gap-2">
          <RadixDialog.Title className="min-w-0 flex-1 py-2 text-2xl font-bold wrap-anywhere">
            {title}
          </RadixDialog.Title>
          <RadixDialog.Close asChild>
            <IconButton label={closeLabel} className="-mr-2">
              <X aria-hidden="true" />
            </IconButton>
          </RadixDialog.Close>
        </div>
        {description ? (
          <RadixDialog.Description className="-mt-2 text-ink-2 wrap-anywhere">{description}</RadixDialog.Description>
        ) : null}
        {children}
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}

/** The dialog's buttons: the primary one last, within the thumb's reach. */
export function DialogActions({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col-reverse gap-2 sm:flex-row sm:justify-end", className)} {...props} />;
}

type DialogProps = Omit<DialogContentProps, "onOpenAutoFocus" | "onCloseAutoFocus"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A controlled dialog. */
export function Dialog({ open, onOpenChange, ...content }: DialogProps) {
  const focus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <DialogContent {...content} onOpenAutoFocus={focus.remember} onCloseAutoFocus={focus.giveBack} />
    </RadixDialog.Root>
  );
}
