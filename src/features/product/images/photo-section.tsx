"use client";

import { Images } from "lucide-react";
import Link from "next/link";
import { AddPhotoTile } from "~/components/ui/add-photo-tile";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { PhotoButton } from "~/components/ui/file-drop";
import { PhotoStrip } from "~/components/ui/photo-strip";
import { fill } from "~/copy/fill";
import { productFormTexts } from "~/copy/product-form";
import { IMAGE_ACCEPT } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { failureOf, roomFor } from "~/features/image/photo-list";
import { lazyPart } from "~/lib/lazy-part";
import type { Photos } from "./use-photos";

type PhotoRowProps = { photos: Photos; open: boolean };

function PlainPhotos({ photos }: PhotoRowProps) {
  const { form } = useCopy(productFormTexts).product;
  return (
    <ul className="contents">
      {photos.photos.map(({ key, src }, index) => (
        <li key={key} className="w-33 shrink-0 pb-11">
          <img
            src={src}
            draggable={false}
            alt={fill(form.photoOf, { n: index + 1 })}
            className="aspect-square w-full rounded-xl bg-surface-2 object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

/** Dragging, cropping and menus are loaded when there is a photo; until then the photos are only seen. */
const PhotoRow = lazyPart<PhotoRowProps>(() => import("./photo-row").then((module) => module.PhotoRow), PlainPhotos);
const PhotoProblems = lazyPart<PhotoRowProps>(() => import("./photo-problems").then((module) => module.PhotoProblems));

/** Photos side by side with state, order and removal; then the camera and file buttons. */
export function PhotoSection({ photos, productId }: { photos: Photos; productId: number | null }) {
  const { form } = useCopy(productFormTexts).product;
  const all = photos.photos;
  const full = roomFor(all) === 0;
  return (
    <Group title={form.photos} aside={all.length > 0 ? form.photosHint : undefined}>
      {all.length === 0 ? <p className="-mt-2 text-sm text-ink-2">{form.noPhotosHint}</p> : null}
      <PhotoStrip>
        <PhotoRow open={all.length > 0} photos={photos} />
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
      <PhotoProblems open={photos.problem !== null || all.some((photo) => failureOf(photo) !== null)} photos={photos} />
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
