import type { Frame } from "./frame";
import { Icon } from "./icon";
import { Picture } from "./photo";

interface MissingPhotoProps {
  frame: Frame;
  /** As of `Picture`. */
  width: number;
  sizes?: string;
  upTo?: number;
}

/** In place of a product's photo: the site's picture for that, or the style's own drawing. */
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
