"use client";

import { ArrowLeft, ArrowRight, RotateCcw, Star } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { AddPhotoTile, PhotoButton } from "~/components/ui/file-drop";
import { IconButton } from "~/components/ui/icon-button";
import { PhotoStrip, PhotoTile } from "~/components/ui/photo-strip";
import { fill } from "~/copy/fill";
import { IMAGE_ACCEPT, MAX_PRODUCT_IMAGES } from "~/domain/product/image";
import { useCopy } from "~/features/session/copy-provider";
import { cn } from "~/lib/cn";
import { NO_PREVIEW, type Photo, type Photos } from "./use-photos";

type TileProps = {
  photo: Photo;
  index: number;
  count: number;
  onRemove: () => void;
  onMove: (to: number) => void;
};

function Tile({ photo, index, count, onRemove, onMove }: TileProps) {
  const { form } = useCopy().product;
  const [broken, setBroken] = useState(false);
  const n = index + 1;
  return (
    <li className="w-33 shrink-0">
      <PhotoTile
        className={cn("size-33", photo.state === "failed" && "border-2 border-bad")}
        onErrorCapture={() => setBroken(true)}
        src={broken ? NO_PREVIEW : photo.src}
        alt={fill(form.photoOf, { n })}
        tag={index === 0 ? form.cover : undefined}
        removeLabel={fill(form.removePhoto, { n })}
        onRemove={onRemove}
        progress={
          photo.state === "uploading"
            ? { percent: photo.percent, label: fill(form.uploading, { n, percent: photo.percent }) }
            : undefined
        }
      />
      <div className="flex">
        <IconButton label={fill(form.moveBefore, { n })} disabled={index === 0} onClick={() => onMove(index - 1)}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={fill(form.makeCover, { n })} disabled={index === 0} onClick={() => onMove(0)}>
          <Star aria-hidden="true" />
        </IconButton>
        <IconButton label={fill(form.moveAfter, { n })} disabled={n === count} onClick={() => onMove(index + 1)}>
          <ArrowRight aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

/** Photos side by side, each with its state, its order and its way out; then the camera and the files. */
export function PhotoSection({ photos }: { photos: Photos }) {
  const { form } = useCopy().product;
  const [asked, setAsked] = useState<Photo | null>(null);
  const full = photos.photos.length >= MAX_PRODUCT_IMAGES;
  const remove = (photo: Photo) => (photo.state === "saved" ? setAsked(photo) : void photos.remove(photo));
  return (
    <Group title={form.photos} aside={photos.photos.length > 0 ? form.photosHint : undefined}>
      {photos.photos.length === 0 ? <p className="-mt-2 text-sm text-ink-2">{form.noPhotosHint}</p> : null}
      <PhotoStrip>
        <ul className="contents">
          {photos.photos.map((photo, index) => (
            <Tile
              key={photo.key}
              photo={photo}
              index={index}
              count={photos.photos.length}
              onRemove={() => remove(photo)}
              onMove={(to) => photos.move(index, to)}
            />
          ))}
        </ul>
        {full ? null : <AddPhotoTile label={form.addPhotos} accept={IMAGE_ACCEPT} multiple onFiles={photos.add} />}
      </PhotoStrip>
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
      {photos.problem ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {photos.problem}
        </p>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        tone="bad"
        title={form.removeTitle}
        text={form.removeText}
        confirmLabel={form.removeConfirm}
        cancelLabel={form.cancel}
        onConfirm={() => (asked ? photos.remove(asked) : undefined)}
      />
    </Group>
  );
}
