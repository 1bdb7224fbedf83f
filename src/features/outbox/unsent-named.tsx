"use client";

import { lazyPart } from "~/lib/lazy-part";
import type { OutboxState } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { type MakingPath, unsentEntries } from "./unsent-entries";
import type { UnsentDetail } from "./unsent-rows";

type RowsProps = { open: boolean; entries: readonly OutboxEntry[]; detail: UnsentDetail | undefined };

const UnsentRows = lazyPart<RowsProps>(() => import("./unsent-rows").then((module) => module.UnsentRows));

type UnsentNamedProps = {
  state: OutboxState;
  path: MakingPath;
  /** What the server's list has. */
  listed: readonly { id: number }[];
  detail?: UnsentDetail;
};

/** Things with a name that were made on this device and are in no list yet; nothing if there are none. */
export function UnsentNamed({ state, path, listed, detail }: UnsentNamedProps) {
  const entries = unsentEntries(state, path, new Set(listed.map(({ id }) => id)));
  // it is gone at once when the last one has arrived
  return <UnsentRows key={String(entries.length > 0)} open={entries.length > 0} entries={entries} detail={detail} />;
}
