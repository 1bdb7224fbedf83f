"use client";

import * as Slot from "radix-ui/slot";
import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { lazyPart } from "~/lib/lazy-part";
import type { SheetViewProps } from "./sheet-view";

type SheetState = Pick<SheetViewProps, "open" | "onOpenChange">;

const SheetContext = createContext<SheetState>({ open: false, onOpenChange: () => undefined });

export function SheetRoot({ children, ...state }: SheetState & { children: ReactNode }) {
  return <SheetContext value={state}>{children}</SheetContext>;
}

type SheetButtonProps = ComponentProps<"button"> & { asChild?: boolean };

export function SheetTrigger({ asChild, ...props }: SheetButtonProps) {
  const { open, onOpenChange } = use(SheetContext);
  const Button = asChild ? Slot.Root : "button";
  return (
    <Button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => onOpenChange(!open)} {...props} />
  );
}

export function SheetClose({ asChild, ...props }: SheetButtonProps) {
  const { onOpenChange } = use(SheetContext);
  const Button = asChild ? Slot.Root : "button";
  return <Button {...(asChild ? {} : { type: "button" })} onClick={() => onOpenChange(false)} {...props} />;
}

const Sheet = lazyPart<SheetViewProps>(() => import("./sheet-view").then(({ SheetView }) => SheetView));

/** A bottom sheet with a grip, centred on a desktop; closes on Escape, a tap outside or a swipe down. For choices, not for forms. */
export function SheetContent(props: Omit<SheetViewProps, keyof SheetState>) {
  return <Sheet {...use(SheetContext)} {...props} />;
}

/** The look of one choice in a sheet; put it on a link or a button. */
export const sheetItemClass =
  "flex base:min-h-13 w-full base:items-center gap-4 rounded-xl px-4 text-left text-base base:font-medium base:text-ink no-underline hover:bg-surface-2 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-2";
