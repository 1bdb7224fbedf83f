import { imageUrl, MAX_CHOSEN_BYTES, MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import type { RouterOutputs } from "~/trpc/react";

export type SavedImage = RouterOutputs["product"]["get"]["images"][number];

export type EditablePhoto = { key: string; src: string } & (
  | { state: "saved"; id: number; large: string }
  | { state: "waiting"; file: File }
  /** `again`: a retry may help. */
  | { state: "failed"; file: File; problem: string; again: boolean }
  | { state: "uploading"; file: File; percent: number }
);

export function savedPhoto(image: SavedImage): Extract<EditablePhoto, { state: "saved" }> {
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

export function moved<Item>(all: readonly Item[], from: number, to: number): Item[] {
  const item = all[from];
  if (item === undefined) return [...all];
  const rest = all.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Sorts saved photos by `ids`; the others keep their position. */
export function inOrder(photos: readonly EditablePhoto[], ids: readonly number[]): EditablePhoto[] {
  const place = (photo: EditablePhoto) => (photo.state === "saved" ? ids.indexOf(photo.id) : -1);
  const sorted = photos.filter((photo) => photo.state === "saved").sort((one, other) => place(one) - place(other));
  return photos.map((photo) => (photo.state === "saved" ? (sorted.shift() ?? photo) : photo));
}

/** Photo state of a selected file: failed at once when it is too large. */
export function chosenPhoto(key: string, file: File, src: string, tooLarge: string): EditablePhoto {
  const photo = { key, src, file };
  return file.size > MAX_CHOSEN_BYTES
    ? { ...photo, state: "failed", problem: tooLarge, again: false }
    : { ...photo, state: "waiting" };
}

export function roomFor(photos: readonly EditablePhoto[]): number {
  return Math.max(0, MAX_PRODUCT_IMAGES - photos.length);
}
