import { type FieldConflict, subjectOf } from "~/domain/outbox/queued-calls";
import { randomUuid } from "~/lib/random-uuid";
import { waitingAgain } from "./amend";
import { conflictsOf, isVersionConflict, type Outbox } from "./outbox";

// What a merchant decides about a change that waits or was refused. Not in the outbox, which every screen loads.

/** Sends again what was refused or waits, without a pause. */
export function retryChange(outbox: Outbox, id: number): Promise<void> {
  // the answer of a refused change was not stored: the same key may be sent again
  return outbox.rewrite(id, (one) => (one.state === "done" ? one : waitingAgain(one, { createdAt: outbox.now() })));
}

/**
 * Decides a conflict, together with the earlier ones about the same thing: "mine" is sent again over the current value,
 * "theirs" stays.
 */
export async function decideConflict(outbox: Outbox, id: number, winner: "mine" | "theirs"): Promise<void> {
  const { entries } = outbox.state();
  const entry = entries.find((one) => one.id === id);
  if (!entry) return;
  const conflicts = conflictsOf(entry);
  const fields = new Set(conflicts.map(({ field }) => field));
  const target = subjectOf(entry.path, entry.input);
  const gone = entries
    .filter((one) => one.id < id && subjectOf(one.path, one.input) === target)
    .filter((one) => conflictsOf(one).length > 0 && conflictsOf(one).every(({ field }) => fields.has(field)))
    .map((one) => one.id);
  if (winner === "theirs") {
    await outbox.drop(...gone, id);
    await outbox.readAgain(entry);
    return;
  }
  const currentOf = (those: readonly FieldConflict[]) =>
    Object.fromEntries(those.map((one) => [one.field, one.current]));
  const input = {
    ...entry.input,
    seen: { ...(entry.input.seen as object | undefined), ...currentOf(conflicts) },
    ...currentOf(conflicts.filter(isVersionConflict)),
  };
  await outbox.drop(...gone);
  // another input, so another key; nothing was changed under the old one
  await outbox.rewrite(id, (one) => waitingAgain(one, { key: randomUuid(), input }));
}
