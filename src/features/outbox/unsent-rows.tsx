"use client";

import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { UnsentList, UnsentThing } from "./unsent-list";

/** The field that is shown below the name. */
export type UnsentDetail = "address" | "text" | "url";

/** Unsent things by their names. */
export function UnsentRows({
  entries,
  detail,
}: {
  entries: readonly OutboxEntry[];
  detail?: UnsentDetail | undefined;
}) {
  return (
    <UnsentList>
      {entries.map((entry) => {
        const more = detail && entry.input[detail];
        return (
          <UnsentThing
            key={entry.key}
            entry={entry}
            name={String(entry.input.name)}
            meta={
              typeof more === "string" ? <span className="w-full whitespace-pre-line wrap-anywhere">{more}</span> : null
            }
          />
        );
      })}
    </UnsentList>
  );
}
