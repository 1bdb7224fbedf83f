import sharp from "sharp";
import { imageFileName, imageWidths } from "~/domain/product/images/image";
import type { Storage } from "~/server/ports/storage";

const SIDE = 320;
const QUALITY = 76;

// Low memory rather than speed: a catalogue has thousands of photos.
sharp.concurrency(1);
sharp.cache(false);

/** A stored image as a small JPEG on white, for printing; null when its file is missing or unreadable. */
export async function printPhoto(
  storage: Storage,
  { hash, width }: { hash: string; width: number },
): Promise<Uint8Array | null> {
  const widths = imageWidths(width);
  const kept = widths.find((step) => step >= SIDE) ?? widths.at(-1) ?? width;
  const file = await storage.open(imageFileName(hash, kept));
  if (!file) return null;
  const bytes = await new Response(file.stream()).arrayBuffer();
  try {
    return await sharp(bytes)
      .resize({ width: SIDE, height: SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}
