"use client";

import { Check, Clock, RotateCw } from "lucide-react";
import { PhotoLabel, PhotoTile } from "~/components/ui/photo-tile";
import { fill } from "~/copy/fill";
import { rowPhotoTexts } from "~/copy/row-photo";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";
import type { StoredPhoto } from "~/trpc/photos/stored-photo";
import { mayRetry } from "./may-retry";
import { NO_PREVIEW } from "./no-preview";
import { usePreview } from "./use-photo-queue";

type StoredPhotoTileProps = {
  photo: StoredPhoto;
  /** What is on it, in words. */
  alt: string;
  percent: number | undefined;
  onRetry: () => void;
  onRemove?: () => void;
  /** Shows the state by signs alone, where words do not fit. */
  compact?: boolean;
  className?: string;
};

/** A photo with the state of its upload: waiting, percent, done, or to be tried again. */
export function StoredPhotoTile({ photo, alt, percent, onRetry, onRemove, compact, className }: StoredPhotoTileProps) {
  const { photos: copy } = useCopy(rowPhotoTexts);
  const src = usePreview(photo.preview);
  return (
    <PhotoTile
      className={cn("size-24", className)}
      src={src ?? NO_PREVIEW}
      alt={alt}
      progress={
        percent === undefined ? undefined : { percent, label: fill(copy.uploading, { percent: Math.round(percent) }) }
      }
      removeLabel={fill(copy.remove, { name: alt })}
      onRemove={onRemove}
    >
      {photo.state === "sent" ? (
        <span
          role="img"
          aria-label={copy.sent}
          className="absolute right-1.5 bottom-1.5 grid size-6 place-items-center rounded-full bg-ok text-surface"
        >
          <Check aria-hidden="true" className="size-4" />
        </span>
      ) : null}
      {photo.state === "waiting" && percent === undefined && compact ? (
        <span
          role="img"
          aria-label={copy.waiting}
          className="absolute right-0.5 bottom-0.5 grid size-5 place-items-center rounded-full bg-shade text-on-shade"
        >
          <Clock aria-hidden="true" className="size-4" />
        </span>
      ) : null}
      {photo.state === "waiting" && percent === undefined && !compact ? (
        <PhotoLabel className="bottom-1.5 left-1.5">{copy.waiting}</PhotoLabel>
      ) : null}
      {photo.state === "failed" && mayRetry(photo.error?.code) ? (
        <button
          type="button"
          aria-label={fill(copy.retryOf, { name: alt })}
          onClick={onRetry}
          className={cn(
            "absolute inset-x-0 bottom-0 grid content-center justify-items-center gap-0.5 bg-shade px-1 text-center text-xs leading-4 font-semibold text-on-shade -outline-offset-3",
            compact ? "top-0" : "h-14",
          )}
        >
          <RotateCw aria-hidden="true" className="size-4" />
          {compact ? null : copy.retry}
        </button>
      ) : null}
    </PhotoTile>
  );
}
