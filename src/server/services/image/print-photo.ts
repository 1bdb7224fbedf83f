import sharp, { type Sharp } from "sharp";
import { imageFileName, imageWidths } from "~/domain/product/images/image";
import type { Storage } from "~/server/ports/storage";
import { measureInk, onWhite } from "./ink-of-pixels";

const QUALITY = 74;
/** A picture this much taller than its frame is cut at the bottom, so that heads stay. */
const TALL = 1.3;

// Low memory rather than speed: a catalogue has thousands of photos.
sharp.concurrency(1);
sharp.cache(false);

/** A JPEG and its size in pixels. */
export interface PrintedPhoto {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * A stored image as a JPEG for printing, on white unless it is as light, at most `side` pixels wide and high; cut to `ratio` (height by width)
 * if that is given. `isSmall` takes twice the time for a fifth fewer bytes. Null when its file is missing or unreadable.
 */
export async function printPhoto(
  storage: Storage,
  { hash, width }: { hash: string; width: number },
  { side, ratio, isSmall }: { side: number; ratio: number | undefined; isSmall: boolean },
): Promise<PrintedPhoto | null> {
  const widths = imageWidths(width);
  const kept = widths.find((step) => step >= side) ?? widths.at(-1) ?? width;
  const file = await storage.open(imageFileName(hash, kept));
  if (!file) return null;
  const bytes = await file.read();
  try {
    const background = onWhite(await measureInk(sharp(bytes)));
    const image = sharp(bytes);
    const sized =
      ratio === undefined
        ? image.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
        : await cutTo(image, side, ratio);
    const { data, info } = await sized
      .flatten({ background })
      .jpeg({ quality: QUALITY, mozjpeg: isSmall })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

async function cutTo(image: Sharp, side: number, ratio: number): Promise<Sharp> {
  const { width, height } = await image.metadata();
  const share = Math.min(1, width / side, height / (side * ratio));
  const isTall = height / width > ratio * TALL;
  return image.resize({
    width: Math.max(1, Math.round(side * share)),
    height: Math.max(1, Math.round(side * ratio * share)),
    fit: "cover",
    position: isTall ? "top" : "centre",
  });
}
