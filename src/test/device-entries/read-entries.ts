import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import superjson, { type SuperJSONResult } from "superjson";
import type { QueuedPath } from "~/domain/outbox/queued-calls";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import type { StoredPhoto } from "~/trpc/photos/stored-photo";

// What devices kept of a released build, as `e2e/record-entries.long.spec.ts` recorded it: no later build may lose or refuse it.

const read = (name: string) => JSON.parse(readFileSync(resolve(import.meta.dirname, `${name}.json`), "utf8"));

/** Unsent changes of the panel, by their mutation. */
export function recordedChanges(): Partial<Record<QueuedPath, OutboxEntry>> {
  const entries = Object.entries(read("outbox") as Record<string, SuperJSONResult>);
  return Object.fromEntries(entries.map(([path, entry]) => [path, superjson.deserialize<OutboxEntry>(entry)]));
}

/** Photos that wait, with a text in place of each picture. */
export const recordedPhotos = (): StoredPhoto[] => superjson.deserialize(read("photos") as SuperJSONResult);

/** Drafts of the panel's forms, by their key in the storage. */
export const recordedDrafts = (): Record<string, string> => read("drafts");

interface RecordedVisitor {
  tentId: number;
  /** By their key in the storage. */
  kept: Record<string, string>;
  /** The body of the order that was sent once there was a network. */
  sent: { json: Record<string, unknown> };
}
export const recordedVisitor = (): RecordedVisitor => read("visitor");
