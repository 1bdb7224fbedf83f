"use client";

import { Group } from "~/components/ui/card";
import { toast } from "~/components/ui/toast";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { photosTexts } from "~/copy/photos";
import { errorSentence } from "~/copy/sentence";
import { useCopy } from "~/features/app-context/copy-provider";
import { panelPhotos } from "~/trpc/photos/panel-photos";
import type { StoredPhoto } from "~/trpc/photos/stored-photo";
import { onTheWay } from "./on-the-way";
import { StoredPhotoTile } from "./stored-photo-tile";
import { usePhotoQueue } from "./use-photo-queue";

/** Photos of products that are being uploaded, wait for the network, or were refused. */
export function PhotosOnTheWay() {
  const copy = useCopy(photosTexts, errorsTexts);
  const { photos: texts } = copy;
  const queue = usePhotoQueue();
  const photos = onTheWay(queue);
  if (photos.length === 0) return null;
  const remove = async (photo: StoredPhoto) => {
    await panelPhotos().remove([photo.id]);
    toast(texts.removed, { action: { label: texts.undo, onClick: () => void panelPhotos().putBack(photo) } });
  };
  return (
    <Group title={texts.others}>
      <ul className="flex flex-wrap gap-3">
        {photos.map((photo, index) => (
          <li key={photo.id} className="grid w-24 gap-1">
            <StoredPhotoTile
              photo={photo}
              alt={fill(texts.photoOfThis, { n: index + 1 })}
              percent={queue.progress.get(photo.key)}
              onRetry={() => void panelPhotos().retry([photo.id])}
              onRemove={photo.state === "failed" ? () => void remove(photo) : undefined}
            />
            {photo.error ? (
              <p role="alert" className="text-xs font-medium text-bad">
                {errorSentence(copy, photo.error)}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Group>
  );
}
