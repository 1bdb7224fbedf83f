import type { PhotoView } from "~/domain/catalogue/view";
import { imageSrcset, imageUrl } from "~/domain/product/images/image";

export interface PictureProps {
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
  /** `object-position`, where its frame crops it. */
  position?: string | null;
}

/** A stored picture with its `srcset`; width and height are set, so the layout does not shift. */
export function Picture({ photo, alt = "", className, width, height, sizes, eager, upTo, position }: PictureProps) {
  return (
    <img
      className={className}
      style={position ? { objectPosition: position } : undefined}
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
