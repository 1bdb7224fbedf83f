import sharp from "sharp";
import { imageFileName, imageWidths } from "~/domain/product/images/image";
import type { Storage } from "~/server/ports/storage";

const QUALITY = 82;

sharp.concurrency(1);
sharp.cache(false);

async function readPicture(storage: Storage, hash: string, width: number): Promise<Uint8Array | null> {
  const file = await storage.open(imageFileName(hash, width));
  return file?.read() ?? null;
}

/** A stored image as JPEG on white; null when it has no file of this width. */
export async function jpegPhoto(storage: Storage, hash: string, width: number): Promise<Buffer | null> {
  const bytes = await readPicture(storage, hash, width);
  return bytes && sharp(bytes).flatten({ background: "#ffffff" }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

interface Frame {
  width: number;
  height: number;
  /** Whether the image is fitted into the frame or cropped to fill it. */
  fit: "inside" | "cover";
}

/** A stored image as a data URL, to be embedded in another image; null when its file is missing. */
export async function pictureInside(
  storage: Storage,
  photo: { hash: string; width: number },
  { width, height, fit }: Frame,
): Promise<{ src: string; width: number; height: number } | null> {
  const widths = imageWidths(photo.width);
  const side = Math.max(width, height);
  const bytes = await readPicture(storage, photo.hash, widths.find((step) => step >= side) ?? widths.at(-1) ?? 1);
  if (!bytes) return null;
  try {
    const { data, info } = await sharp(bytes)
      .resize({ width, height, fit })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { src: `data:image/png;base64,${data.toString("base64")}`, width: info.width, height: info.height };
  } catch {
    return null; // the outer image is made even if this file is broken
  }
}

/** Converts a drawing into a JPEG that every messenger accepts. */
export const asJpeg = (drawing: ArrayBuffer): Promise<Buffer> =>
  sharp(drawing).flatten({ background: "#ffffff" }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
