"use client";

import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import type { DialogProps } from "./dialog-view";

/** A controlled dialog. */
export const Dialog = lazyPart<DialogProps>(() => import("./dialog-view").then(({ DialogView }) => DialogView));

/** The dialog's buttons: the primary one last, within the thumb's reach. */
export function DialogActions({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col-reverse gap-2 sm:flex-row sm:justify-end", className)} {...props} />;
}
