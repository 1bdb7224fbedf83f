import { imageUrl, MAX_CHOSEN_BYTES, MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import type { StoredPhoto } from "~/trpc/photos/stored-photo";
import type { RouterOutputs } from "~/trpc/react";
import { mayRetry } from "./may-retry";

export type SavedImage = RouterOutputs["product"]["get"]["images"][number];

interface Shown {
  key: string;
  src: string;
}

/** A photo that a screen has: of the server, or chosen and sent by the screen. */
export type ScreenPhoto = Shown &
  (
    | { state: "saved"; id: number; large: string }
    /** `queued`: the device's queue has it too, and sends it; it only keeps its place here. */
    | { state: "waiting"; file: File; queued?: true }
    /** `again`: a retry may help. */
    | { state: "failed"; file: File; problem: string; again: boolean }
    | { state: "uploading"; file: File; percent: number }
  );

/** A photo in the device's queue, which sends it by itself. `percent`: null while it waits. */
type QueuedPhoto = Shown & { state: "queued"; stored: StoredPhoto; percent: number | null };

export type EditablePhoto = ScreenPhoto | QueuedPhoto;

/** Addresses of pictures on the device, made once for each. */
const addresses = new WeakMap<Blob, string>();

/** A photo of the device's queue. */
export function queuedPhoto(stored: StoredPhoto, percent: number | null): QueuedPhoto {
  const src = addresses.get(stored.preview) ?? URL.createObjectURL(stored.preview);
  addresses.set(stored.preview, src);
  return { key: stored.key, src, state: "queued", stored, percent };
}

/** Of a photo that could not be uploaded, whether a retry may help; null for one that only waits. */
export function failureOf(photo: EditablePhoto): { again: boolean } | null {
  if (photo.state === "failed") return { again: photo.again };
  return photo.state === "queued" && photo.stored.state === "failed"
    ? { again: mayRetry(photo.stored.error?.code) }
    : null;
}

/** Whether nothing of it is sent at the moment, and nothing is wrong with it. */
export const isWaiting = (photo: EditablePhoto): boolean =>
  photo.state === "waiting" || (photo.state === "queued" && photo.stored.state === "waiting" && photo.percent === null);

export function savedPhoto(image: SavedImage): Extract<ScreenPhoto, { state: "saved" }> {
  return {
    key: `saved-${image.id}`,
    state: "saved",
    id: image.id,
    src: imageUrl(image, 320),
    large: imageUrl(image, 1280),
  };
}

export function savedIds(photos: readonly EditablePhoto[]): number[] {
  return photos.flatMap((photo) => (photo.state === "saved" ? [photo.id] : []));
}

/** Sorts saved photos by `ids`; the others keep their position. */
export function inOrder(photos: readonly ScreenPhoto[], ids: readonly number[]): ScreenPhoto[] {
  const place = (photo: ScreenPhoto) => (photo.state === "saved" ? ids.indexOf(photo.id) : -1);
  const sorted = photos.filter((photo) => photo.state === "saved").sort((one, other) => place(one) - place(other));
  return photos.map((photo) => (photo.state === "saved" ? (sorted.shift() ?? photo) : photo));
}

/** Photo state of a selected file: failed at once when it is too large. */
export function chosenPhoto(key: string, file: File, src: string, tooLarge: string): ScreenPhoto {
  const photo = { key, src, file };
  return file.size > MAX_CHOSEN_BYTES
    ? { ...photo, state: "failed", problem: tooLarge, again: false }
    : { ...photo, state: "waiting" };
}

/** The photos of a screen, with those of the queue in the places that they have there, or behind. */
export function withQueued(photos: readonly ScreenPhoto[], queue: readonly QueuedPhoto[]): EditablePhoto[] {
  const byKey = new Map(queue.map((photo) => [photo.key, photo]));
  const placed = photos.map((photo) => (photo.state === "waiting" && byKey.get(photo.key)) || photo);
  const known = new Set(photos.map(({ key }) => key));
  return [...placed, ...queue.filter(({ key }) => !known.has(key))];
}

/** Gives photos that the queue has sent, in the order in which it sends, the places that were kept for them. */
export function withArrived(
  photos: readonly ScreenPhoto[],
  images: readonly SavedImage[],
  queue: readonly { key: string }[],
): ScreenPhoto[] {
  const known = new Set(savedIds(photos));
  const fresh = images.filter(({ id }) => !known.has(id)).toSorted((one, other) => one.id - other.id);
  const unsent = new Set(queue.map(({ key }) => key));
  return photos.map((photo) => {
    const isSent = photo.state === "waiting" && photo.queued === true && !unsent.has(photo.key);
    const image = isSent ? fresh.shift() : undefined;
    return image ? { ...savedPhoto(image), key: photo.key, src: photo.src } : photo;
  });
}

export function roomFor(photos: readonly EditablePhoto[]): number {
  return Math.max(0, MAX_PRODUCT_IMAGES - photos.length);
}
