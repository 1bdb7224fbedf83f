"use client";

import { useState } from "react";
import { toast } from "~/components/ui/toast";
import { productFormTexts } from "~/copy/product-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { isWaiting, queuedPhoto } from "~/features/image/photo-list";
import { usePhotoQueue } from "~/features/image/use-photo-queue";
import { pendingEntries } from "~/features/outbox/pending-entries";
import { useOutbox } from "~/features/outbox/use-outbox";
import { photoKeysOf } from "~/trpc/outbox/outbox-entry";
import { loadedPhotos, loadPhotos } from "~/trpc/photos/late-photos";
import type { StoredPhoto } from "~/trpc/photos/stored-photo";

/** Gives a photo to the queue, which sends it by itself. Returns false on a device that keeps nothing. */
export async function keepWaiting({
  file,
  ...photo
}: {
  key: string;
  file: File;
  /** Null for one that a product will claim by its key. */
  productId: number | null;
}): Promise<boolean> {
  try {
    const { keepPhoto } = await loadPhotos();
    return await keepPhoto(file, photo);
  } catch {
    return false;
  }
}

/**
 * The photos of a product that the device's queue has, which sends them by itself.
 * @param claimed the keys of those of a product that was not sent yet
 */
export function useQueuedPhotos(productId: number | null, claimed: readonly string[]) {
  const { product: copy } = useCopy(productFormTexts);
  const { photos: stored, progress } = usePhotoQueue();
  const added = pendingEntries(useOutbox(), "product.addPhotos").filter(({ input }) => input.id === productId);
  /** What the unsent product is not to have any more. */
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const keys = new Set([...claimed, ...added.flatMap(photoKeysOf)]);
  const isOwn = (photo: StoredPhoto) =>
    keys.has(photo.key) || (productId !== null && photo.productId === productId && photo.draft === null);
  const photos = stored.filter(isOwn).map((photo) => queuedPhoto(photo, progress.get(photo.key) ?? null));

  return {
    photos,
    /** How many wait for the network. */
    waiting: photos.filter(isWaiting).length,
    /** The keys that the unsent product keeps. */
    keys: claimed.filter((key) => !dropped.has(key)),
    isChanged: dropped.size > 0,
    forgetChanges: () => setDropped(new Set()),
    takeBack: async (keys: ReadonlySet<string>) => {
      const all = loadedPhotos()?.panelPhotos();
      await all?.remove(all.state().photos.flatMap(({ id, key }) => (keys.has(key) ? [id] : [])));
    },
    retry: ({ id }: StoredPhoto) => void loadedPhotos()?.panelPhotos().retry([id]),
    remove: async (photo: StoredPhoto) => {
      const { panelPhotos } = await loadPhotos();
      await panelPhotos().remove([photo.id]);
      if (claimed.includes(photo.key)) setDropped((now) => new Set([...now, photo.key]));
      const putBack = () => {
        void panelPhotos().putBack(photo);
        setDropped((now) => new Set([...now].filter((key) => key !== photo.key)));
      };
      toast(copy.form.photoRemoved, { action: { label: copy.undo, onClick: putBack } });
    },
  };
}
