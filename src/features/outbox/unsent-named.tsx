"use client";

import type { OutboxState } from "~/trpc/outbox/outbox";
import { type MakingPath, unsentEntries } from "./unsent-entries";
import { UnsentList, UnsentThing } from "./unsent-list";

type UnsentNamedProps = {
  state: OutboxState;
  path: MakingPath;
  /** What the server's list has. */
  listed: readonly { id: number }[];
  /** The field that is shown below the name. */
  detail?: "address" | "text" | "url";
};

/** Things with a name that were made on this device and are in no list yet; nothing if there are none. */
export function UnsentNamed({ state, path, listed, detail }: UnsentNamedProps) {
  const entries = unsentEntries(state, path, new Set(listed.map(({ id }) => id)));
  if (entries.length === 0) return null;
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
              typeof more === "string" ? <span className="w-full wrap-anywhere whitespace-pre-line">{more}</span> : null
            }
          />
        );
      })}
    </UnsentList>
  );
}
