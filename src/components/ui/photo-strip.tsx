"use client";

import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";

/** Photos in a row; scrolls horizontally with a cut edge. Use inside a Card or Group. */
export function PhotoStrip({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn("no-scrollbar -mx-4 flex gap-3 overflow-x-auto px-4 py-0.5 lg:-mx-5 lg:px-5", className)}
      {...props}
    />
  );
}
