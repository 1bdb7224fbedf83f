import type { Outbox } from "./outbox";
import type { OutboxEntry } from "./outbox-entry";

/**
 * Whether what a change says can still be replaced: nothing of it is on the server. One that was refused stored nothing;
 * one that may have reached the server stays as it is.
 */
export function mayAmend({ state, attempts, error }: OutboxEntry): boolean {
  return state === "waiting" ? attempts === 0 : state === "refused" && error?.status != null;
}

/** A refused change as it waits again: nothing of the refusal is kept. */
export function waitingAgain(entry: OutboxEntry, change: Partial<OutboxEntry>): OutboxEntry {
  const { error: _, ...rest } = entry;
  return { ...rest, ...change, state: "waiting", attempts: 0 };
}

/**
 * Replaces what an unsent change says, under its key, and sends it.
 * @returns false if it may have reached the server meanwhile: nothing is replaced then
 */
export async function amendChange(
  outbox: Outbox,
  id: number,
  { input, label }: Pick<OutboxEntry, "input" | "label">,
): Promise<boolean> {
  let isAmended = false;
  await outbox.rewrite(id, (stored) => {
    isAmended = mayAmend(stored);
    if (!isAmended) return stored;
    return waitingAgain(stored, { input: { ...stored.input, ...input }, label, createdAt: outbox.now() });
  });
  return isAmended;
}
