"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "~/components/ui/icon-button";

type SelectionBarProps = { count: string; clearLabel: string; onClear: () => void; action?: ReactNode };

/** Replaces a phone's top bar in selection mode. On desktop the floating BulkBar does the same. */
export function SelectionBar({ count, clearLabel, onClear, action }: SelectionBarProps) {
  return (
    <div
      data-page-bar=""
      className="sticky top-(--above) z-shell -mx-4 -mt-4 mb-4 flex h-top items-center gap-1 border-b border-line bg-surface pr-2 pl-1 lg:hidden"
    >
      <IconButton label={clearLabel} onClick={onClear}>
        <X aria-hidden="true" className="size-6!" />
      </IconButton>
      <h1 aria-live="polite" className="min-w-0 flex-1 truncate text-lg font-bold">
        {count}
      </h1>
      {action}
    </div>
  );
}
