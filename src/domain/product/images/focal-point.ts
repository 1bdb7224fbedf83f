import { type ImageRef, imageWidths } from "./image";

/** The point of a picture that must stay in view when it is cropped, in percent from its top left corner. */
export type FocalPoint = { x: number; y: number };

interface Size {
  width: number;
  height: number;
}

export const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** How far a window of this share of a side is moved so that the point is in its middle, without leaving the side. */
const offset = (point: number, share: number): number => Math.min(1 - share, Math.max(0, point / 100 - share / 2));

/** The largest part of a picture with the proportions of a frame, with the point as near to its middle as there is room. */
export function cropAround(picture: Size, frame: Size, focus: FocalPoint): Size & { left: number; top: number } {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = Math.max(1, Math.min(picture.width, Math.round(frame.width * scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(frame.height * scale)));
  return {
    left: Math.round(picture.width * offset(focus.x, width / picture.width)),
    top: Math.round(picture.height * offset(focus.y, height / picture.height)),
    width,
    height,
  };
}

/** The share of a picture that frames of unknown proportions are taken to show. */
const SHOWN = 1 / 2;

/** `object-position` of a cropped picture: the plain percentages would leave a point at one side near the edge of the frame. */
export function objectPosition({ x, y }: FocalPoint): string {
  const [across, down] = [x, y].map((point) => Math.round((100 * offset(point, SHOWN)) / (1 - SHOWN)));
  return `${across}% ${down}%`;
}

/** The widths that a close-up is made in, for phones of two and three pixels a point. */
const CLOSE_UP_WIDTHS = [720, 960] as const;
/** The share of the picture's width that it shows. */
const CLOSE_UP_SHARE = 0.75;
/** A point this far from the middle, in percent, leaves the other side of the picture empty. */
const ASIDE = 10;
/** Points are rounded to so many percent, so that a picture has few close-ups. */
const STEP = 5;

/**
 * The close-up of a picture whose point is at one side, as `srcset`: narrow screens show it without what is on the other side, of
 * which they would show the whole. Null for pictures that have no such point, or too few pixels. `base` is the shop's path.
 */
export function closeUpSrcset(photo: ImageRef, focus: FocalPoint | null, base = ""): string | null {
  const widest = imageWidths(photo.width).at(-1) ?? 0;
  if (!focus || Math.abs(focus.x - 50) < ASIDE || widest * CLOSE_UP_SHARE < CLOSE_UP_WIDTHS[1]) return null;
  const at = Math.round(focus.x / STEP) * STEP;
  return CLOSE_UP_WIDTHS.map(
    (width) => `${base}/catalogo/cerca/${photo.hash}-${widest}-${at}-${width}.webp ${width}w`,
  ).join(", ");
}

export interface CloseUp {
  hash: string;
  /** Of the stored file it is cut from. */
  source: number;
  /** Where its point is, in percent of the picture's width. */
  x: number;
  /** Its own width. */
  width: number;
}

export function parseCloseUpName(name: string): CloseUp | null {
  const match = /^([0-9a-f]{32})-([1-9]\d{0,3})-(\d{1,3})-(\d{3})\.webp$/.exec(name);
  if (!match?.[1]) return null;
  const [source, x, width] = match.slice(2).map(Number) as [number, number, number];
  const isMade = x <= 100 && x % STEP === 0 && CLOSE_UP_WIDTHS.some((each) => each === width);
  return isMade ? { hash: match[1], source, x, width } : null;
}

/** The part of a picture that its close-up shows. */
export const closeUpCrop = (picture: Size, x: number) =>
  cropAround(picture, { width: picture.width * CLOSE_UP_SHARE, height: picture.height }, { x, y: MIDDLE.y });
