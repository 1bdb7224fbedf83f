import { isValidElement, type ReactNode } from "react";
import { fontsOfStyle } from "~/domain/catalogue/share-picture/fonts";
import { PICTURE_SIZES } from "~/domain/catalogue/share-picture/picture-format";
import type { SharePictureContent } from "~/domain/catalogue/share-picture/share-picture";
import { drawPicture } from "~/features/share/picture/draw-picture";
import type { ImageIn } from "~/features/share/picture/pieces";
import { renderPng } from "~/server/assets/rendered-picture";
import type { Storage } from "~/server/ports/storage";
import { asJpeg, pictureInside } from "~/server/services/image/jpeg-photo";

/** Photos of products whose files are missing or broken. */
export class UnreadablePhotos extends Error {
  constructor(readonly productIds: readonly number[]) {
    super(`unreadable photos of products ${productIds.join(", ")}`);
  }
}

interface Wanted {
  of: number | "logo";
  width: number;
  height: number;
}

const keyOf = ({ of, width, height }: Wanted) => `${of} ${width} ${height}`;

/** Calls the components of a drawing, so that each asks for its images. */
function visit(node: ReactNode): void {
  if (Array.isArray(node)) for (const child of node) visit(child);
  if (!isValidElement<{ children?: ReactNode }>(node)) return;
  if (typeof node.type === "function") visit((node.type as (props: object) => ReactNode)(node.props));
  else visit(node.props.children);
}

/** The images that a drawing asks for, in the sizes in which it shows them. */
function wantedImages(content: SharePictureContent): Wanted[] {
  const wanted = new Map<string, Wanted>();
  const note: ImageIn = (of, width, height) => {
    const image = { of, width: Math.round(width), height: Math.round(height) };
    wanted.set(keyOf(image), image);
    return null;
  };
  visit(drawPicture(content, note));
  return [...wanted.values()];
}

/**
 * Draws a picture to share as JPEG.
 * @throws UnreadablePhotos
 */
export async function renderSharePicture(content: SharePictureContent, storage: Storage): Promise<Buffer> {
  const sources = new Map<string, string>();
  const broken = new Set<number>();
  for (const image of wantedImages(content)) {
    const { of, width, height } = image;
    const product = of === "logo" ? undefined : content.products[of];
    const photo = of === "logo" ? content.shop.logo : product?.photo;
    if (!photo) continue;
    const inside = await pictureInside(storage, photo, { width, height, fit: "cover" }, content.colours);
    if (inside) sources.set(keyOf(image), inside.src);
    else if (product) broken.add(product.id);
  }
  if (broken.size > 0) throw new UnreadablePhotos([...broken]);
  const image: ImageIn = (of, width, height) =>
    sources.get(keyOf({ of, width: Math.round(width), height: Math.round(height) })) ?? null;
  return asJpeg(
    await renderPng(drawPicture(content, image), PICTURE_SIZES[content.format], fontsOfStyle(content.style)),
  );
}
