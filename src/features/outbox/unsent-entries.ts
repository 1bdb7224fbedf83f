import type { QueuedPath } from "~/domain/outbox/queued-calls";
import type { OutboxState } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { pendingEntries } from "./pending-entries";

/** What a call of the outbox makes that gives it an id or a number. */
export type MakingPath = Extract<QueuedPath, `${string}.create${string}` | "tent.addBranch">;

/** The id or number that the server gave to what a change made. */
export function madeId({ answer }: OutboxEntry): number | undefined {
  const { id, number } = (answer ?? {}) as { id?: number; number?: number };
  return id ?? number;
}

/**
 * What was made on this device and is not in the list that the server gave, the latest first: it waits, was refused, or
 * was only just sent. `listed`: the ids, or numbers, in the list.
 */
export function unsentEntries(state: OutboxState, path: MakingPath, listed: ReadonlySet<number>): OutboxEntry[] {
  const refused = state.entries.filter((entry) => entry.path === path && entry.state === "refused");
  return [...new Set([...pendingEntries(state, path), ...refused])]
    .filter((entry) => !listed.has(madeId(entry) ?? 0))
    .toSorted((one, other) => other.id - one.id);
}
