"use client";

import { Crop, EllipsisVertical, RotateCcw, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { IconButton } from "~/components/ui/icon-button";
import { PhotoLabel, PhotoTile } from "~/components/ui/photo-tile";
import { DragHandle, useSortableItem } from "~/components/ui/sortable";
import { fill } from "~/copy/fill";
import { productPhotosTexts } from "~/copy/product-photos";
import { useCopy } from "~/features/app-context/copy-provider";
import { canCrop } from "~/features/image/crop-dialog";
import { NO_PREVIEW } from "~/features/image/no-preview";
import { type EditablePhoto, failureOf, isWaiting } from "~/features/image/photo-list";
import { cn } from "~/lib/cn";
import type { Photos } from "./use-photos";

type PhotoItemProps = { photo: EditablePhoto; index: number; photos: Photos; className?: string };

/** One photo with its state; below it drag, crop, and a menu with other actions. */
export function PhotoItem({ photo, index, photos, className }: PhotoItemProps) {
  const { form } = useCopy(productPhotosTexts).product;
  const { item, handle, grip, dragging } = useSortableItem(photo.key);
  const [broken, setBroken] = useState(false);
  const n = index + 1;
  const failure = failureOf(photo);
  const percent = photo.state === "uploading" || photo.state === "queued" ? photo.percent : null;
  // one in the queue is on its way, and has to arrive first
  const isMine = photo.state !== "queued";
  const croppable =
    photo.state === "saved" || (isMine && photo.state !== "uploading" && !broken && canCrop(photo.file));
  return (
    <li {...item} className={cn("relative", dragging && "z-bar", className)}>
      <PhotoTile
        {...grip}
        className={cn(
          "aspect-square size-auto touch-manipulation select-none",
          dragging ? "cursor-grabbing shadow-3" : "cursor-grab",
          failure && "border-2 border-bad",
        )}
        onErrorCapture={() => setBroken(true)}
        src={broken ? NO_PREVIEW : photo.src}
        alt={fill(form.photoOf, { n })}
        tag={index === 0 ? form.cover : undefined}
        progress={
          percent === null ? undefined : { percent, label: fill(form.uploading, { n, percent: Math.round(percent) }) }
        }
      >
        {isWaiting(photo) ? <PhotoLabel className="top-1.5 right-1.5">{form.waiting}</PhotoLabel> : null}
      </PhotoTile>
      <div className="flex justify-between">
        <DragHandle label={fill(form.dragPhoto, { n })} {...handle} />
        {failure?.again ? (
          <IconButton label={fill(form.retryPhotoOf, { n })} onClick={() => photos.retry(photo)}>
            <RotateCcw aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton
            label={fill(form.cropPhoto, { n })}
            disabled={!croppable}
            onClick={() => photos.crop.start(photo)}
          >
            <Crop aria-hidden="true" />
          </IconButton>
        )}
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={fill(form.photoOptions, { n })}>
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem disabled={index === 0 || !isMine} onSelect={() => photos.move(index, 0)}>
              <Star aria-hidden="true" />
              {form.makeCover}
            </DropdownMenuItem>
            {croppable ? (
              <DropdownMenuItem onSelect={() => photos.crop.start(photo)}>
                <Crop aria-hidden="true" />
                {form.crop}
              </DropdownMenuItem>
            ) : null}
            <DropdownMenuSeparator />
            <DropdownMenuItem tone="bad" onSelect={() => photos.remove(photo)}>
              <Trash2 aria-hidden="true" />
              {form.removePhoto}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </li>
  );
}
