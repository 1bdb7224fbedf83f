"use client";

import { errorsTexts } from "~/copy/errors";
import { outboxListTexts } from "~/copy/outbox-list";
import { validationTexts } from "~/copy/validation";
import { useCopy } from "~/features/app-context/copy-provider";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { refusalText } from "./entry-words";

/** Why the server refused a change. */
export function RefusalReason({ entry }: { entry: OutboxEntry }) {
  const copy = useCopy(outboxListTexts, errorsTexts, validationTexts);
  return <span className="w-full font-medium text-bad wrap-anywhere">{refusalText(copy, entry)}</span>;
}
