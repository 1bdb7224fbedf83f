import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";

/** A block where something will stand; the surrounding element says that it is loading. */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return (
    <span aria-hidden="true" className={cn("block animate-pulse rounded-lg bg-surface-2", className)} {...props} />
  );
}
