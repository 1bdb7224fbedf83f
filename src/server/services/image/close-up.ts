import sharp from "sharp";
import { type CloseUp, closeUpCrop } from "~/domain/product/images/focal-point";
import { imageFileName } from "~/domain/product/images/image";
import type { Storage } from "~/server/ports/storage";

/** That of photos for cards: it is shown on screens with several pixels a point. */
const CARD_QUALITY = 65;

sharp.concurrency(1);
sharp.cache(false);

/** The part of a stored picture around its focal point; null when its file is missing or unreadable. */
export async function closeUpPhoto(storage: Storage, { hash, source, x, width }: CloseUp): Promise<Buffer | null> {
  const file = await storage.open(imageFileName(hash, source));
  if (!file) return null;
  try {
    const bytes = await file.read();
    const { width: across, height } = await sharp(bytes).metadata();
    return await sharp(bytes)
      .extract(closeUpCrop({ width: across, height }, x))
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: CARD_QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}
