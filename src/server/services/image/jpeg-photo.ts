import sharp from "sharp";
import { imageFileName, imageWidths } from "~/domain/product/images/image";
import type { Storage } from "~/server/ports/storage";

const QUALITY = 82;

sharp.concurrency(1);
sharp.cache(false);

async function readPicture(storage: Storage, hash: string, width: number): Promise<ArrayBuffer | null> {
  const file = await storage.open(imageFileName(hash, width));
  return file && new Response(file.stream()).arrayBuffer();
}

/** A kept picture as JPEG on white; null when there is none of this width. */
export async function jpegPhoto(storage: Storage, hash: string, width: number): Promise<Buffer | null> {
  const bytes = await readPicture(storage, hash, width);
  return bytes && sharp(bytes).flatten({ background: "#ffffff" }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

interface Frame {
  width: number;
  height: number;
  /** The whole picture in the frame, or as much of it as fills the frame. */
  fit: "inside" | "cover";
}

/** A kept picture ready to be put into another one, as an address that carries it; null when its file is gone. */
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
    return null; // a broken file is no reason to have no picture
  }
}

/** A drawing as a JPEG that every messenger takes. */
export const asJpeg = (drawing: ArrayBuffer): Promise<Buffer> =>
  sharp(drawing).flatten({ background: "#ffffff" }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
