"use client";

import { PhotoItem } from "./photo-item";
import { SortablePhotos } from "./sortable-photos";
import type { Photos } from "./use-photos";

/** The photos of a product's form, with everything that is done with each. */
export function PhotoRow({ photos }: { photos: Photos }) {
  return (
    <SortablePhotos photos={photos}>
      <ul className="contents">
        {photos.photos.map((photo, index) => (
          <PhotoItem key={photo.key} photo={photo} index={index} photos={photos} className="w-33 shrink-0" />
        ))}
      </ul>
    </SortablePhotos>
  );
}
