import type { AppErrorShape } from "~/domain/errors";
import type { QueuedPath } from "~/domain/outbox/queued-calls";
import type { DeviceOwner } from "../device/device-queue";

/** A change of the panel, from the moment it is made until a while after the server confirmed it. */
export interface OutboxEntry extends DeviceOwner {
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

/** The keys of the photos that a change gives to a product. */
export function photoKeysOf({ path, input: { photos } }: OutboxEntry): readonly string[] {
  return (path === "product.create" || path === "product.addPhotos") && Array.isArray(photos) ? photos : [];
}
