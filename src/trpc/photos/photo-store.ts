import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { AppErrorShape } from "~/domain/errors";
import type { OutboxOwner } from "../outbox/outbox-store";

/** What the merchant says about a photo of many before it belongs to a product. */
export interface PhotoDraft {
  /** The name of its file. */
  fileName: string;
  name: string;
  price: string;
  /** The product it belongs to, by its file's name or by choice; null for a new one, undefined until it was asked. */
  match?: { productId: number; name: string; by: "code" | "name" | "handle" | "choice" } | null;
}

/** A photo on this device, from the moment it was chosen until it is uploaded and belongs to a product. */
export interface StoredPhoto extends OutboxOwner {
  /** Ascending in the order of sending. */
  id: number;
  /** What it is uploaded under, in all attempts. */
  key: string;
  /** Made small; null once the server has it. */
  file: Blob | null;
  /** A picture to show. */
  preview: Blob;
  /** As the camera made it, and as it is sent. */
  bytes: { chosen: number; sent: number };
  /** The product to add it to; null for one that claims it by its key. */
  productId: number | null;
  /** Null once a product has it. */
  draft: PhotoDraft | null;
  state: "waiting" | "failed" | "sent";
  attempts: number;
  /** Of a failed one that the server refused. */
  error?: AppErrorShape;
  createdAt: number;
}

export type NewPhoto = Omit<StoredPhoto, "id">;

interface PhotoSchema extends DBSchema {
  photos: { key: number; value: StoredPhoto; indexes: { user: number } };
}

/** The photos on this device. Each method is one transaction of IndexedDB. */
export interface PhotoStore {
  /** The photos of a user in all their shops, in order. */
  ofUser(userId: number): Promise<StoredPhoto[]>;
  add(photo: NewPhoto): Promise<number>;
  /** Changes a photo as it is stored now; nothing, if it was removed meanwhile. */
  change(id: number, change: (photo: StoredPhoto) => StoredPhoto): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
}

let opened: Promise<IDBPDatabase<PhotoSchema>> | undefined;

function database(): Promise<IDBPDatabase<PhotoSchema>> {
  opened ??= openDB<PhotoSchema>("vidriera-photos", 1, {
    upgrade(db) {
      db.createObjectStore("photos", { keyPath: "id", autoIncrement: true }).createIndex("user", "userId");
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

export const devicePhotos: PhotoStore = {
  ofUser: async (userId) => (await database()).getAllFromIndex("photos", "user", userId),
  async add(photo) {
    const tx = (await database()).transaction("photos", "readwrite", { durability: "strict" });
    const id = await tx.store.add(photo as StoredPhoto);
    await tx.done;
    return id;
  },
  async change(id, change) {
    const tx = (await database()).transaction("photos", "readwrite");
    const photo = await tx.store.get(id);
    if (photo) await tx.store.put(change(photo));
    await tx.done;
  },
  async remove(ids) {
    const tx = (await database()).transaction("photos", "readwrite");
    await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
  },
};
