"use client";

import { Clock } from "lucide-react";
import { Tag } from "~/components/ui/tag";
import { outboxTexts } from "~/copy/outbox";
import { useCopy } from "~/features/app-context/copy-provider";

/** Beside a value that the server has not confirmed. */
export function PendingTag() {
  const { outbox } = useCopy(outboxTexts);
  return (
    <Tag className="border border-dashed border-line-strong bg-surface">
      <Clock aria-hidden="true" />
      {outbox.pending}
    </Tag>
  );
}
