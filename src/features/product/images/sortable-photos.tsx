"use client";

import type { ReactNode } from "react";
import { Sortable } from "~/components/ui/sortable";
import { fill } from "~/copy/fill";
import { productTexts } from "~/copy/product";
import { useCopy } from "~/features/app-context/copy-provider";
import { sortTexts } from "~/features/app-context/sort-texts";
import { CropDialog } from "~/features/image/crop-dialog";
import type { Photos } from "./use-photos";

/** Maximum width, in pixels, of the photos that the server stores. */
const PHOTO_PIXELS = 1280;

/** Makes the photos inside sortable, and holds the crop dialog. */
export function SortablePhotos({ photos, children }: { photos: Photos; children: ReactNode }) {
  const { crop, form, sort } = useCopy(productTexts).product;
  return (
    <>
      <Sortable
        items={photos.photos.map(({ key }, index) => ({ id: key, name: fill(form.photoOf, { n: index + 1 }) }))}
        texts={sortTexts(sort, photos.photos.length)}
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
