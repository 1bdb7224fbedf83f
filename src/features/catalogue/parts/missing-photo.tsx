import type { Frame } from "./frame";
import { Icon } from "./icon";
import { Picture } from "./photo";

interface MissingPhotoProps {
  frame: Frame;
  /** As in `Picture`. */
  width: number;
  sizes?: string;
  upTo?: number;
}

/** Placeholder for a product without a photo: the site's own picture, or the style's drawing. */
export function MissingPhoto({ frame: { shop, copy }, width, sizes, upTo }: MissingPhotoProps) {
  if (shop.noPhoto) {
    return <Picture photo={shop.noPhoto} alt={copy.noPhoto} width={width} height={width} sizes={sizes} upTo={upTo} />;
  }
  return (
    <span className="ph">
      <Icon name="image" />
      {copy.noPhoto}
    </span>
  );
}
