import type { PictureInk } from "./ink";

/** The widths an image is stored in; narrower images are never enlarged. */
export const IMAGE_WIDTHS = [160, 320, 640, 1280] as const;
/** 10 MiB. Bundlers keep a multiplication that nobody uses, so it is written out. */
export const MAX_IMAGE_BYTES = 10_485_760;
/** 40 MiB. A file that may be chosen: the device makes it small before it is sent. */
export const MAX_CHOSEN_BYTES = 41_943_040;
/**
 * What a photo is made to fit on the device: with the rest of its form at most 350 kB. The largest stored width and the
 * crop of it need no more.
 */
export const SENT_PICTURE = { maxSide: 1600, maxBytes: 345_000 } as const;
export const MAX_PRODUCT_IMAGES = 12;
export const MAX_IMAGE_PIXELS = 40_000_000;
/** An AVIF is decoded whole, and may be made of a few bytes. */
export const MAX_AVIF_PIXELS = 20_000_000;
/** An image whose sides differ by more than this factor is no product photo, and WebP is limited to 16,383 pixels. */
export const MAX_IMAGE_RATIO = 10;
/** For `accept`: the formats offered by the camera and the file picker of a phone or desktop. */
export const IMAGE_ACCEPT = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif";

export interface ImageRef {
  hash: string;
  width: number;
  /** Null if it has not been measured. */
  ink?: PictureInk | null;
}

/** The stored widths of an image of this width: every step below it, then its own width or the largest step. */
export function imageWidths(width: number): number[] {
  const own = Math.max(1, Math.min(width, IMAGE_WIDTHS[3]));
  return [...IMAGE_WIDTHS.filter((step) => step < own), own];
}

export function imageFileName(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

/** The files of an image, one for each stored width. */
export const imageFileNames = ({ hash, width }: ImageRef): string[] =>
  imageWidths(width).map((each) => imageFileName(hash, each));

/** The URL of the smallest stored width that fills `width` pixels, or of the largest, for programs. */
export function imageFileUrl(image: ImageRef, width: number): string {
  const widths = imageWidths(image.width);
  const fitting = widths.find((step) => step >= width) ?? widths[widths.length - 1] ?? image.width;
  return `/storage/images/${imageFileName(image.hash, fitting)}`;
}

/**
 * The URL of `imageFileUrl` for pages. It ends in the ink of a transparent picture, by which style sheets find the pictures
 * that need a tile (`img[src$="#dark"]`): URLs reach also what keeps nothing else of a picture, such as a stored cart.
 */
export function imageUrl(image: ImageRef, width: number): string {
  const url = imageFileUrl(image, width);
  return image.ink && image.ink !== "OTHER" ? `${url}#${image.ink.toLowerCase()}` : url;
}

/** For `srcset`. `upTo` omits widths a small frame never needs, which keeps product lists short. */
export function imageSrcset(image: ImageRef, upTo: number = IMAGE_WIDTHS[3]): string {
  const widths = imageWidths(image.width);
  const enough = widths.find((step) => step >= upTo) ?? upTo;
  return widths
    .filter((step) => step <= enough)
    .map((step) => `/storage/images/${imageFileName(image.hash, step)} ${step}w`)
    .join(", ");
}
