"use client";

import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
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

/** Failed uploads with their reason, and a retry where it may help; then errors of the file selection. */
export function PhotoProblems({ photos }: { photos: Photos }) {
  const { form } = useCopy(productTexts).product;
  return (
    <>
      {photos.photos.map((photo, index) =>
        photo.state === "failed" ? (
          <div key={photo.key} className="flex items-center justify-between gap-3">
            <p role="alert" className="min-w-0 text-sm font-medium text-bad">
              {fill(form.photoOf, { n: index + 1 })}: {photo.problem}
            </p>
            {photo.again ? (
              <Button
                variant="txt"
                size="sm"
                aria-label={fill(form.retryPhotoOf, { n: index + 1 })}
                onClick={() => photos.retry(photo)}
              >
                <RotateCcw aria-hidden="true" />
                {form.retryPhoto}
              </Button>
            ) : null}
          </div>
        ) : null,
      )}
      {photos.problem ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {photos.problem}
        </p>
      ) : null}
    </>
  );
}
