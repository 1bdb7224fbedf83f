"use client";

import { Images } from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { AddPhotoTile, PhotoButton } from "~/components/ui/file-drop";
import { PhotoStrip } from "~/components/ui/photo-strip";
import { productTexts } from "~/copy/product";
import { IMAGE_ACCEPT } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { roomFor } from "~/features/image/photo-list";
import { PhotoItem } from "./photo-item";
import { PhotoProblems, SortablePhotos } from "./photo-parts";
import type { Photos } from "./use-photos";

/** Photos side by side with state, order and removal; then the camera and file buttons. */
export function PhotoSection({ photos, productId }: { photos: Photos; productId: number | null }) {
  const { form } = useCopy(productTexts).product;
  const all = photos.photos;
  const full = roomFor(all) === 0;
  return (
    <Group title={form.photos} aside={all.length > 0 ? form.photosHint : undefined}>
      {all.length === 0 ? <p className="-mt-2 text-sm text-ink-2">{form.noPhotosHint}</p> : null}
      <PhotoStrip>
        <SortablePhotos photos={photos}>
          <ul className="contents">
            {all.map((photo, index) => (
              <PhotoItem key={photo.key} photo={photo} index={index} photos={photos} className="w-33 shrink-0" />
            ))}
          </ul>
        </SortablePhotos>
        {full ? null : (
          <AddPhotoTile
            label={form.addPhotos}
            accept={IMAGE_ACCEPT}
            multiple
            onFiles={photos.add}
            className="size-33"
          />
        )}
      </PhotoStrip>
      <PhotoProblems photos={photos} />
      {full ? null : (
        <PhotoButton
          camera
          block
          label={form.camera}
          accept={IMAGE_ACCEPT}
          onFiles={photos.add}
          className="hidden pointer-coarse:inline-flex"
        />
      )}
      {productId === null ? null : (
        <Button variant="txt" size="sm" asChild className="-my-2 -ml-3 justify-self-start">
          <Link href={`/productos/${productId}/imagenes`}>
            <Images aria-hidden="true" />
            {form.allPhotos}
          </Link>
        </Button>
      )}
    </Group>
  );
}
