import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { AppErrorShape } from "~/domain/errors";
import type { QueuedPath } from "~/domain/outbox/queued-calls";

/** Whose changes these are: nobody else's panel shows or sends them. */
export interface OutboxOwner {
  userId: number;
  tentId: number;
}

/** A change of the panel, from the moment it is made until a while after the server confirmed it. */
export interface OutboxEntry extends OutboxOwner {
  /** Ascending in the order of sending. */
  id: number;
  /** The idempotency key, for all attempts. */
  key: string;
  path: QueuedPath;
  input: Readonly<Record<string, unknown>>;
  /** What it changes, in words: a product's name, an order's number. */
  label: string;
  createdAt: number;
  attempts: number;
  state: "waiting" | "refused" | "done";
  /** Of a refused one. */
  error?: AppErrorShape & { status: number | null };
  /** Of a confirmed one. */
  answer?: unknown;
  /** When it was confirmed. */
  doneAt?: number;
}

export type NewEntry = Omit<OutboxEntry, "id">;

interface OutboxSchema extends DBSchema {
  entries: { key: number; value: OutboxEntry; indexes: { user: number } };
}

/** The keys of the photos that a change gives to a product. */
export function photoKeysOf({ path, input: { photos } }: OutboxEntry): readonly string[] {
  return (path === "product.create" || path === "product.addPhotos") && Array.isArray(photos) ? photos : [];
}

/** The changes on this device. Each method is one transaction of IndexedDB. */
export interface OutboxStore {
  /** The changes of a user in all their shops, in order. */
  ofUser(userId: number): Promise<OutboxEntry[]>;
  add(entry: NewEntry): Promise<number>;
  /** Replaces a change, unless it was removed meanwhile. */
  update(entry: OutboxEntry): Promise<void>;
  /** Changes a change as it is stored now, and returns it; undefined if it was removed meanwhile. */
  change(id: number, change: (entry: OutboxEntry) => OutboxEntry): Promise<OutboxEntry | undefined>;
  remove(ids: readonly number[]): Promise<void>;
}

let opened: Promise<IDBPDatabase<OutboxSchema>> | undefined;

function database(): Promise<IDBPDatabase<OutboxSchema>> {
  opened ??= openDB<OutboxSchema>("vidriera-outbox", 1, {
    upgrade(db) {
      // the id is typed as present, and added by the database
      const entries = db.createObjectStore("entries", { keyPath: "id", autoIncrement: true });
      entries.createIndex("user", "userId");
    },
    terminated() {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

export const deviceStore: OutboxStore = {
  ofUser: async (userId) => (await database()).getAllFromIndex("entries", "user", userId),
  async add(entry) {
    // strict: on the disk before the merchant is told that it is kept
    const tx = (await database()).transaction("entries", "readwrite", { durability: "strict" });
    const id = await tx.store.add(entry as OutboxEntry);
    await tx.done;
    return id;
  },
  async update(entry) {
    const tx = (await database()).transaction("entries", "readwrite");
    if ((await tx.store.getKey(entry.id)) !== undefined) await tx.store.put(entry);
    await tx.done;
  },
  async change(id, change) {
    const tx = (await database()).transaction("entries", "readwrite", { durability: "strict" });
    const stored = await tx.store.get(id);
    const changed = stored && change(stored);
    if (changed) await tx.store.put(changed);
    await tx.done;
    return changed;
  },
  async remove(ids) {
    const tx = (await database()).transaction("entries", "readwrite");
    await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
  },
};
