import sharp, { type Sharp } from "sharp";
import { cropAround, type FocalPoint, MIDDLE } from "~/domain/product/images/focal-point";
import { imageFileName, imageWidths } from "~/domain/product/images/image";
import type { Colour } from "~/domain/theme/colour";
import { type PictureGround, tileBehind } from "~/domain/theme/picture-tile";
import type { Storage } from "~/server/ports/storage";
import { measureInk, onWhite } from "./ink-of-pixels";

const QUALITY = 82;

sharp.concurrency(1);
sharp.cache(false);

async function readPicture(storage: Storage, hash: string, width: number): Promise<Uint8Array | null> {
  const file = await storage.open(imageFileName(hash, width));
  return file?.read() ?? null;
}

/** A stored image as JPEG, on white unless it is as light; null when it has no file of this width. */
export async function jpegPhoto(storage: Storage, hash: string, width: number): Promise<Buffer | null> {
  const bytes = await readPicture(storage, hash, width);
  if (!bytes) return null;
  const background = onWhite(await measureInk(sharp(bytes)));
  return sharp(bytes).flatten({ background }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

interface Frame {
  width: number;
  height: number;
  /** Whether the image is fitted into the frame or cropped to fill it. */
  fit: "inside" | "cover";
}

/** Covers are at least so much wider than they are high. */
const COVER_WIDTH = 1.3;
/** How far a tile reaches beyond a whole picture, by the side of its frame. */
const TILE_EDGE = 0.08;

interface EmbeddedPicture {
  src: string;
  width: number;
  height: number;
  /** What was drawn behind a picture that the ground would hide; null for most. */
  tile: Colour | null;
}

/** A stored image as a data URL, to be embedded in another image on this ground; null when its file is missing. */
export async function pictureInside(
  storage: Storage,
  photo: { hash: string; width: number; focus?: FocalPoint | null },
  { width, height, fit }: Frame,
  ground: PictureGround,
): Promise<EmbeddedPicture | null> {
  const widths = imageWidths(photo.width);
  // one that is wider than it is high fills the frame's height only with a wider file
  const side = Math.max(width, height) * (fit === "cover" ? COVER_WIDTH : 1);
  const bytes = await readPicture(storage, photo.hash, widths.find((step) => step >= side) ?? widths.at(-1) ?? 1);
  if (!bytes) return null;
  try {
    const tile = tileBehind(await measureInk(sharp(bytes)), ground);
    const edge = tile && fit === "inside" ? Math.round(Math.min(width, height) * TILE_EDGE) : 0;
    const image = fit === "cover" ? await cropped(bytes, { width, height }, photo.focus ?? MIDDLE) : sharp(bytes);
    const sized = image.resize({ width: width - 2 * edge, height: height - 2 * edge, fit });
    const { data, info } = await (tile ? onTile(sized, tile, edge) : sized)
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { src: `data:image/png;base64,${data.toString("base64")}`, width: info.width, height: info.height, tile };
  } catch {
    return null; // the outer image is made even if this file is broken
  }
}

async function cropped(bytes: Uint8Array, frame: { width: number; height: number }, focus: FocalPoint): Promise<Sharp> {
  const { width, height } = await sharp(bytes).metadata();
  return sharp(bytes).extract(cropAround({ width, height }, frame, focus));
}

const onTile = (picture: Sharp, background: Colour, edge: number): Sharp =>
  picture.flatten({ background }).extend({ top: edge, bottom: edge, left: edge, right: edge, background });

/** Converts a drawing into a JPEG that every messenger accepts. */
export const asJpeg = (drawing: ArrayBuffer): Promise<Buffer> =>
  sharp(drawing).flatten({ background: "#ffffff" }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
