import type { AppErrorShape } from "~/domain/errors";
import type { DeviceOwner } from "../device/device-queue";

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
export interface StoredPhoto extends DeviceOwner {
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

export interface PhotoQueueState {
  photos: readonly StoredPhoto[];
  /** Percent of the photo that is being sent, by key. */
  progress: ReadonlyMap<string, number>;
  /** Waits for the network, or for a log-in. */
  paused: boolean;
}

export const NO_PHOTOS: PhotoQueueState = { photos: [], progress: new Map(), paused: false };
