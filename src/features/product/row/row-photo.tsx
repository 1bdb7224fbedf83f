"use client";

import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { rowPhotoTexts } from "~/copy/row-photo";
import { useCopy, type useLaterCopy } from "~/features/app-context/copy-provider";
import { StoredPhotoTile } from "~/features/image/stored-photo-tile";
import { isPicture } from "~/lib/shrink-picture";
import { keepPhoto, panelPhotos } from "~/trpc/photos/panel-photos";
import type { StoredPhoto } from "~/trpc/photos/stored-photo";

/** Keeps the photo that was taken for a product, and says what becomes of it. */
export async function takeRowPhoto(file: File, productId: number, laterCopy: ReturnType<typeof useLaterCopy>) {
  const { photos: copy } = laterCopy(rowPhotoTexts);
  const { notPicture, tooLarge, notStored } = copy.problems;
  if (!isPicture(file)) return toast.error(fill(notPicture, { file: file.name }));
  try {
    const kept = await keepPhoto(file, { productId });
    if (kept) toast(copy.tookPhoto);
    else toast.error(fill(tooLarge, { file: file.name }));
  } catch {
    toast.error(notStored);
  }
}

type RowPhotoProps = { photo: StoredPhoto; name: string; percent: number | undefined; className: string };

/** The photo of a product's row while it is on this device. */
export function RowPhoto({ photo, name, percent, className }: RowPhotoProps) {
  const { photos: copy } = useCopy(rowPhotoTexts);
  return (
    <StoredPhotoTile
      photo={photo}
      alt={fill(copy.photoOf, { name })}
      percent={percent}
      onRetry={() => void panelPhotos().retry([photo.id])}
      compact
      className={className}
    />
  );
}
