"use client";

import { X } from "lucide-react";
import * as RadixDialog from "radix-ui/dialog";
import type { ComponentProps, ReactNode } from "react";
import { useCloseOnBack } from "~/lib/back/use-close-on-back";
import { cn } from "~/lib/cn";
import { useReturnFocus } from "~/lib/use-return-focus";
import { panelClass, scrimClass } from "./dialog-look";
import { IconButton } from "./icon-button";

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

export type DialogProps = Omit<DialogContentProps, "onOpenAutoFocus" | "onCloseAutoFocus"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DialogView({ open, onOpenChange, ...content }: DialogProps) {
  const focus = useReturnFocus();
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <DialogContent {...content} onOpenAutoFocus={focus.remember} onCloseAutoFocus={focus.giveBack} />
    </RadixDialog.Root>
  );
}
