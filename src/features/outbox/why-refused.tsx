"use client";

import { Tag } from "~/components/ui/tag";
import { outboxTexts } from "~/copy/outbox";
import { useCopy } from "~/features/app-context/copy-provider";
import { lazyPart } from "~/lib/lazy-part";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";

function Refused() {
  const { unsent } = useCopy(outboxTexts).outbox;
  return <Tag tone="bad">{unsent.refused}</Tag>;
}

/** Why the server refused a change. The sentences are loaded when there is one; until then it says only that it did. */
export const WhyRefused = lazyPart<{ entry: OutboxEntry }>(
  () => import("./refusal-reason").then((module) => module.RefusalReason),
  Refused,
);
