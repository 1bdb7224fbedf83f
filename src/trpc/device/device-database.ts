import { type IDBPDatabase, openDB } from "idb";
import type { DeviceStore } from "./device-queue";
import type { DeviceQueueName, DeviceRowOf, DeviceSchema } from "./device-schema";

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
      // builds until December 2026 had databases of their own, of which this one was on every device
      const known = await indexedDB.databases?.().catch(() => undefined);
      if (!known || known.some(({ name }) => name === "vidriera-outbox"))
        // without a network it may be missing: what is left there is taken over by a later opening
        await import("./former-databases").then(({ takeOver }) => takeOver(db)).catch(() => undefined);
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
