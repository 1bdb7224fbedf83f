import { closeUpSrcset, type FocalPoint, objectPosition } from "~/domain/product/images/focal-point";
import type { Frame } from "./frame";
import { Picture, type PictureProps } from "./photo";

/** Where a narrow screen ends, as in base/shop.css. */
const NARROW = "(max-width:599px)";

interface CoverPictureProps extends Pick<PictureProps, "photo" | "width" | "height" | "sizes"> {
  frame: Pick<Frame, "base">;
  focus: FocalPoint | null;
}

/** The shop's cover, cropped around its focal point: on a phone without the empty part of the other side. */
export function CoverPicture({ frame: { base }, focus, ...picture }: CoverPictureProps) {
  const near = closeUpSrcset(picture.photo, focus, base);
  return (
    <picture>
      {near ? <source media={NARROW} srcSet={near} sizes="100vw" /> : null}
      <Picture {...picture} position={focus && objectPosition(focus)} eager />
    </picture>
  );
}
