"use client";

import type { ReactNode } from "react";
import { Sortable } from "~/components/ui/sortable";
import { fill } from "~/copy/fill";
import { productTexts } from "~/copy/product";
import { useCopy } from "~/features/app-context/copy-provider";
import { CropDialog } from "~/features/image/crop-dialog";
import type { Photos } from "./use-photos";

/** Maximum width, in pixels, of the photos that the server stores. */
const PHOTO_PIXELS = 1280;

/** Makes the photos inside sortable, and holds the crop dialog. */
export function SortablePhotos({ photos, children }: { photos: Photos; children: ReactNode }) {
  const { crop, form, sort } = useCopy(productTexts).product;
  const count = photos.photos.length;
  const say = (sentence: string) => (name: string, place: number) => fill(sentence, { name, place, count });
  return (
    <>
      <Sortable
        items={photos.photos.map(({ key }, index) => ({ id: key, name: fill(form.photoOf, { n: index + 1 }) }))}
        texts={{
          instructions: sort.instructions,
          picked: say(sort.picked),
          over: say(sort.over),
          dropped: say(sort.dropped),
          cancelled: say(sort.cancelled),
        }}
        onMove={photos.move}
      >
        {children}
      </Sortable>
      <CropDialog
        src={photos.crop.src}
        title={crop.title}
        maxSide={PHOTO_PIXELS}
        shapes
        onCancel={photos.crop.cancel}
        onCropped={photos.crop.keep}
      />
    </>
  );
}
