import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { OutboxEntry } from "../outbox/outbox-entry";
import type { StoredPhoto } from "../photos/stored-photo";
import type { DeviceStore } from "./device-queue";

interface DeviceSchema extends DBSchema {
  changes: { key: number; value: OutboxEntry; indexes: { user: number } };
  photos: { key: number; value: StoredPhoto; indexes: { user: number } };
  /** The answers of calls, by account: a cache that may be dropped. */
  queries: { key: string; value: unknown };
}

export type DeviceQueueName = "changes" | "photos";
export type DeviceRowOf<Name extends DeviceQueueName> = DeviceSchema[Name]["value"];

/** Where builds until December 2026 kept the rows. A tab of theirs may still do so: looked at for 60 days, until 2027-02-01. */
const FORMER = [
  { database: "vidriera-outbox", store: "entries", queue: "changes" },
  { database: "vidriera-photos", store: "photos", queue: "photos" },
] as const;

/** Takes over what former builds left. A crash in between leaves rows in both places, which their keys make one. */
async function takeOver(db: IDBPDatabase<DeviceSchema>): Promise<void> {
  const existing = (await indexedDB.databases?.().catch(() => undefined))?.map(({ name }) => name);
  indexedDB.deleteDatabase("vidriera-panel"); // a cache of former builds
  for (const { database, store, queue } of FORMER) {
    if (existing && !existing.includes(database)) continue;
    const former = await openDB(database, 1, {
      upgrade: (made) =>
        void made.createObjectStore(store, { keyPath: "id", autoIncrement: true }).createIndex("user", "userId"),
    });
    const rows: DeviceRowOf<DeviceQueueName>[] = await former.getAll(store);
    const tx = db.transaction(queue, "readwrite", { durability: "strict" });
    const known = new Set((await tx.store.getAll()).map(({ key }) => key));
    for (const { id: _, ...row } of rows) if (!known.has(row.key)) await tx.store.add(row as never);
    await tx.done;
    const done = former.transaction(store, "readwrite");
    await Promise.all([...rows.map(({ id }) => done.store.delete(id)), done.done]);
    former.close();
  }
}

let opened: Promise<IDBPDatabase<DeviceSchema>> | undefined;

/** What the panel keeps on this device. */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<DeviceSchema>("vidriera-device", 1, {
    upgrade(db) {
      // the id is typed as present, and added by the database
      for (const queue of ["changes", "photos"] as const)
        db.createObjectStore(queue, { keyPath: "id", autoIncrement: true }).createIndex("user", "userId");
      db.createObjectStore("queries");
    },
    terminated: forget,
  })
    .then(async (db) => {
      await takeOver(db);
      return db;
    })
    .catch((error: unknown) => {
      forget();
      throw error;
    });
  return opened;
}

/** The rows of a queue on this device. */
export function deviceStore<Name extends DeviceQueueName>(name: Name): DeviceStore<DeviceRowOf<Name>> {
  // strict: on the disk before the merchant is told that it is kept
  const write = async () =>
    (await deviceDatabase()).transaction(name as DeviceQueueName, "readwrite", { durability: "strict" });
  return {
    ofUser: async (userId) =>
      (await deviceDatabase()).getAllFromIndex(name as DeviceQueueName, "user", userId) as Promise<DeviceRowOf<Name>[]>,
    async add(row) {
      const tx = await write();
      const id = await tx.store.add(row as DeviceRowOf<DeviceQueueName>);
      await tx.done;
      return id;
    },
    async change(id, change) {
      const tx = await write();
      const stored = (await tx.store.get(id)) as DeviceRowOf<Name> | undefined;
      const changed = stored && change(stored);
      if (changed) await tx.store.put(changed);
      await tx.done;
      return changed;
    },
    async remove(ids) {
      const tx = await write();
      await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
    },
  };
}
