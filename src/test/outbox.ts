import type { QueuedPath } from "~/domain/outbox/queued-calls";
import type { OutboxState } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";

/** A change that waits for a network. */
export const outboxEntry = (
  id: number,
  path: QueuedPath,
  input: object,
  over: Partial<OutboxEntry> = {},
): OutboxEntry => ({
  id,
  userId: 1,
  tentId: 7,
  key: String(id),
  path,
  input: { ...input },
  label: "",
  createdAt: 0,
  attempts: 0,
  state: "waiting",
  ...over,
});

/** An outbox without a network. `settling`: entries that are confirmed while the screens are read again. */
export const outboxOf = (entries: readonly OutboxEntry[], settling: readonly number[] = []): OutboxState => ({
  isRead: true,
  entries,
  settling: new Set(settling),
  reachable: false,
  unreachableSince: 0,
  expired: false,
});
