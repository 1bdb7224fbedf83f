import { type IDBPDatabase, openDB } from "idb";
import type { DeviceQueueName, DeviceRowOf, DeviceSchema } from "./device-schema";

/** Where builds until December 2026 kept the rows. A tab of theirs may still do so: looked at for 60 days, until 2027-02-01. */
const FORMER = [
  { database: "vidriera-outbox", store: "entries", queue: "changes" },
  { database: "vidriera-photos", store: "photos", queue: "photos" },
] as const;

/** Takes over what former builds left. A crash in between leaves rows in both places, which their keys make one. */
export async function takeOver(db: IDBPDatabase<DeviceSchema>): Promise<void> {
  indexedDB.deleteDatabase("vidriera-panel"); // a cache of former builds
  for (const { database, store, queue } of FORMER) {
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
