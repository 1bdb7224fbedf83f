import type { DBSchema } from "idb";
import type { OutboxEntry } from "../outbox/outbox-entry";
import type { StoredPhoto } from "../photos/stored-photo";

/** What the panel keeps on a device. */
export interface DeviceSchema extends DBSchema {
  changes: { key: number; value: OutboxEntry; indexes: { user: number } };
  photos: { key: number; value: StoredPhoto; indexes: { user: number } };
  /** The answers of calls, by account: a cache that may be dropped. */
  queries: { key: string; value: unknown };
}

export type DeviceQueueName = "changes" | "photos";
export type DeviceRowOf<Name extends DeviceQueueName> = DeviceSchema[Name]["value"];
