import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";

interface ListSkeletonProps {
  /** Tells screen readers what is loading. */
  label: string;
  rows?: number;
  /** The height of a row. */
  className: string;
}

/** Rows that stand for a list while it loads. */
export function ListSkeleton({ label, rows = 3, className }: ListSkeletonProps) {
  return (
    <div role="status" aria-label={label} className="grid gap-3">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={cn("w-full", className)} />
      ))}
    </div>
  );
}

/** A loading placeholder; the enclosing element announces the loading state. */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return (
    <span aria-hidden="true" className={cn("block animate-pulse base:rounded-lg bg-line", className)} {...props} />
  );
}
