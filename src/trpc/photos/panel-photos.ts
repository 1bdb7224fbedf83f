import { MAX_CHOSEN_BYTES, SENT_PICTURE } from "~/domain/product/images/image";
import { randomUuid } from "~/lib/random-uuid";
import { shrinkPicture } from "~/lib/shrink-picture";
import { attemptOf, browserDevice, whenReachable } from "../device/browser-device";
import { deviceStore } from "../device/device-database";
import type { Attempt, DeviceOwner } from "../device/device-queue";
import { photoKeysOf } from "../outbox/outbox-entry";
import { uploadClient } from "../upload";
import { PhotoQueue } from "./photo-queue";
import type { PhotoDraft, StoredPhoto } from "./stored-photo";

/** The form of `product.uploadPhoto`. */
export function photoUploadForm(key: string, productId: number | null, file: Blob): FormData {
  const form = new FormData();
  form.set("key", key);
  if (productId !== null) form.set("productId", String(productId));
  form.set("image", file);
  return form;
}

async function send(photo: StoredPhoto, onProgress: (percent: number) => void, signal: AbortSignal): Promise<Attempt> {
  try {
    const client = uploadClient(onProgress, signal, photo.userId);
    const form = photoUploadForm(photo.key, photo.productId, photo.file ?? photo.preview);
    form.set("tentId", String(photo.tentId));
    await client.product.uploadPhoto.mutate(form);
    return { kind: "done", answer: null };
  } catch (error) {
    return attemptOf(error);
  }
}

/** The photos of products that wait in the outbox. */
async function claimed({ userId, tentId }: DeviceOwner): Promise<ReadonlySet<string>> {
  const entries = await deviceStore("changes").ofUser(userId);
  const unsent = entries.filter((entry) => entry.tentId === tentId && entry.state !== "done");
  return new Set(unsent.flatMap(photoKeysOf));
}

let made: PhotoQueue | undefined;

/** The photos of this tab; only in the browser. */
export function panelPhotos(): PhotoQueue {
  if (made) return made;
  const queue = new PhotoQueue({ ...browserDevice("photos"), send, claimed });
  whenReachable(() => void queue.retryAll());
  made = queue;
  return queue;
}

type Chosen = { key?: string; productId?: number | null; draft?: PhotoDraft | null };

/**
 * Makes a chosen photo small, keeps it on this device, and sends it whatever screen is shown.
 * @returns false for a file that is too large even for the device
 */
export async function keepPhoto(file: File, { key = randomUuid(), productId = null, draft = null }: Chosen) {
  if (file.size > MAX_CHOSEN_BYTES) return false;
  const small = await shrinkPicture(file, SENT_PICTURE);
  // a copy: the chosen file may be gone from the camera's folder when it is sent
  const kept = new Blob([await small.arrayBuffer()], { type: small.type });
  await panelPhotos().add({
    key,
    file: kept,
    preview: kept,
    bytes: { chosen: file.size, sent: kept.size },
    productId,
    draft,
  });
  return true;
}
