"use client";

import * as RadixDialog from "radix-ui/dialog";
import { type ReactNode, useRef } from "react";
import { cn } from "~/lib/cn";
import { interaction } from "~/lib/interaction";
import { scrimClass } from "./dialog";

export const SheetRoot = RadixDialog.Root;
export const SheetTrigger = RadixDialog.Trigger;
export const SheetClose = RadixDialog.Close;

type SheetContentProps = {
  /** Announced by screen readers; visible unless `hideTitle`. */
  title: string;
  hideTitle?: boolean;
  className?: string;
  children: ReactNode;
};

/** A bottom sheet with a grip, centred on a desktop; closes on Escape, a tap outside or a swipe down. For choices, not for forms. */
export function SheetContent({ title, hideTitle, className, children }: SheetContentProps) {
  const close = useRef<HTMLButtonElement>(null);
  const startY = useRef<number | null>(null);
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={scrimClass} />
      <RadixDialog.Content
        aria-describedby={undefined}
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
        <RadixDialog.Title className={hideTitle ? "sr-only" : "px-4 py-2 text-xl font-bold"}>{title}</RadixDialog.Title>
        {children}
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}

/** The look of one choice in a sheet; put it on a link or a button. */
export const sheetItemClass =
  "flex min-h-13 w-full items-center gap-4 rounded-xl px-4 text-left text-base font-medium text-ink no-underline hover:bg-surface-2 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-2";
