import type { PhotoView } from "~/domain/catalogue/view";
import { type FocalPoint, objectPosition } from "~/domain/product/images/focal-point";
import { imageSrcset, imageUrl } from "~/domain/product/images/image";

interface PictureProps {
  photo: Pick<PhotoView, "hash" | "width"> & Partial<Pick<PhotoView, "height" | "file">>;
  alt?: string;
  className?: string;
  /** Width in CSS pixels of the largest frame it is shown in. */
  width: number;
  /** Height in CSS pixels of that frame; defaults to the picture's own aspect ratio. */
  height?: number;
  sizes?: string;
  eager?: boolean;
  /** Leaves wider files out of `srcset`: a card never needs them. */
  upTo?: number;
  /** The point that stays in view where the frame crops it. */
  focus?: FocalPoint | null;
}

/** A stored picture with its `srcset`; width and height are set, so the layout does not shift. */
export function Picture({ photo, alt = "", className, width, height, sizes, eager, upTo, focus }: PictureProps) {
  return (
    <img
      className={className}
      style={focus ? { objectPosition: objectPosition(focus) } : undefined}
      src={photo.file ?? imageUrl(photo, width)}
      srcSet={sizes && !photo.file ? imageSrcset(photo, upTo) : undefined}
      sizes={sizes}
      width={width}
      height={height ?? Math.round((width * (photo.height ?? photo.width)) / photo.width)}
      alt={alt}
      loading={eager ? undefined : "lazy"}
      decoding={eager ? undefined : "async"}
      fetchPriority={eager ? "high" : undefined}
    />
  );
}
