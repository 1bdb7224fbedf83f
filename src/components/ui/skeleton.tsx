import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";

/** A loading placeholder; the enclosing element announces the loading state. */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return <span aria-hidden="true" className={cn("block animate-pulse rounded-lg bg-line", className)} {...props} />;
}
