"use client";

import * as RadixDialog from "radix-ui/dialog";
import { type ReactNode, useRef } from "react";
import { useCloseOnBack } from "~/lib/back/use-close-on-back";
import { cn } from "~/lib/cn";
import { interaction } from "~/lib/interaction";
import { useReturnFocus } from "~/lib/use-return-focus";
import { scrimClass } from "./dialog-look";

export type SheetViewProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Announced by screen readers; visible unless `hideTitle`. */
  title: string;
  hideTitle?: boolean;
  className?: string;
  children: ReactNode;
};

export function SheetView({ open, onOpenChange, title, hideTitle, className, children }: SheetViewProps) {
  const focus = useReturnFocus();
  const close = useRef<HTMLButtonElement>(null);
  const startY = useRef<number | null>(null);
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClass} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onTouchStart={(event) => {
            // When the sheet is scrolled down, the same gesture scrolls it.
            startY.current = event.currentTarget.scrollTop === 0 ? (event.touches[0]?.clientY ?? null) : null;
          }}
          onTouchEnd={(event) => {
            const endY = event.changedTouches[0]?.clientY;
            if (startY.current === null || endY === undefined) return;
            if (endY - startY.current >= interaction.swipePx) close.current?.click();
          }}
          className={cn(
            "fixed inset-x-0 bottom-0 z-dialog mx-auto max-h-[85dvh] w-full max-w-130 overflow-y-auto overscroll-contain rounded-t-3xl bg-surface px-2 pt-2 pb-[calc(16px+env(safe-area-inset-bottom))] text-ink shadow-3 outline-none",
            "max-lg:data-[state=open]:animate-sheet-in max-lg:data-[state=closed]:animate-sheet-out",
            "lg:inset-y-0 lg:my-auto lg:h-fit lg:rounded-3xl lg:px-4 lg:py-4 lg:data-[state=open]:animate-fade-in lg:data-[state=closed]:animate-fade-out",
            className,
          )}
        >
          <RadixDialog.Close ref={close} tabIndex={-1} aria-hidden="true" className="hidden" />
          <span aria-hidden="true" className="mx-auto mt-1 mb-2 block h-1 w-10 rounded-full bg-line-strong lg:hidden" />
          <RadixDialog.Title className={hideTitle ? "sr-only" : "px-4 py-2 text-xl font-bold"}>
            {title}
          </RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
