import type { QueuedPath } from "~/domain/outbox/queued-calls";
import { conflictsOf, type OutboxState } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";

/**
 * The changes that screens show over what the server said: those that wait for it or for a decision, and those that it
 * has confirmed while the screens are still being read again.
 */
export function pendingEntries({ entries, settling }: OutboxState, ...paths: QueuedPath[]): OutboxEntry[] {
  return entries.filter(
    (entry) =>
      paths.includes(entry.path) &&
      (entry.state === "waiting" || settling.has(entry.id) || conflictsOf(entry).length > 0),
  );
}

/** The pending changes that a screen shows, each with how. A change with null is shown elsewhere, or not at all. */
export function shownEntries<Show>(
  state: OutboxState,
  shown: Readonly<Partial<Record<QueuedPath, Show | null>>>,
): { entry: OutboxEntry; show: Show }[] {
  return pendingEntries(state, ...(Object.keys(shown) as QueuedPath[])).flatMap((entry) => {
    const show = shown[entry.path];
    return show ? [{ entry, show }] : [];
  });
}

/** Whether the server has not confirmed one of them. */
export function isUnconfirmed(entries: readonly OutboxEntry[]): boolean {
  return entries.some(({ state }) => state !== "done");
}

/** The last pending input of a whole form: a section of the settings, or that of the order or the row `of`. */
export function pendingInput(state: OutboxState, path: QueuedPath, of?: number): OutboxEntry | undefined {
  return pendingEntries(state, path).findLast(({ input }) => of === undefined || (input.number ?? input.id) === of);
}
