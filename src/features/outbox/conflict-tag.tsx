"use client";

import { GitCompareArrows } from "lucide-react";
import { useState } from "react";
import { Tag } from "~/components/ui/tag";
import { fill } from "~/copy/fill";
import { outboxTexts } from "~/copy/outbox";
import { useCopy } from "~/features/app-context/copy-provider";
import { lazyPart } from "~/lib/lazy-part";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";

const Decision = lazyPart(() => import("./conflict-dialog").then((module) => module.Decision));

/** Beside a value that was also changed elsewhere; one tap shows both. */
export function ConflictTag({ entry, name }: { entry: OutboxEntry; name: string }) {
  const { tag } = useCopy(outboxTexts).outbox;
  const [deciding, setDeciding] = useState(false);
  return (
    <>
      <Tag tone="bad">
        <GitCompareArrows aria-hidden="true" />
        {tag.conflict}
      </Tag>
      <button
        type="button"
        aria-label={fill(tag.chooseOf, { name })}
        className="link relative text-sm font-semibold after:absolute after:-inset-x-2 after:-inset-y-3 lg:after:-inset-y-0.5"
        onClick={() => setDeciding(true)}
      >
        {tag.choose}
      </button>
      {deciding ? <Decision entry={entry} onClose={() => setDeciding(false)} /> : null}
    </>
  );
}
