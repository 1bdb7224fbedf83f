import sharp from "sharp";
import { imageFileName, imageWidths } from "~/domain/product/images/image";
import type { Storage } from "~/server/ports/storage";

/** Wide enough to find a face or a product, and quickly decoded. */
const WIDTH = 320;
const CROP = 64;

sharp.concurrency(1);
sharp.cache(false);

/**
 * The point of a stored picture that catches the eye, in percent from its top left corner: where skin tones, saturated
 * colours and edges are. Null when its file is missing or unreadable.
 */
export async function attentionPoint(
  storage: Storage,
  { hash, width }: { hash: string; width: number },
): Promise<{ x: number; y: number } | null> {
  const widths = imageWidths(width);
  const file = await storage.open(imageFileName(hash, widths.find((step) => step >= WIDTH) ?? widths.at(-1) ?? width));
  if (!file) return null;
  try {
    const bytes = await file.read();
    const size = await sharp(bytes).metadata();
    // a crop of other proportions, because the point is only looked for when something has to be cut off
    const height = Math.max(1, Math.round((CROP * size.height) / size.width / 2));
    const { info } = await sharp(bytes)
      .resize({ width: CROP, height, fit: "cover", position: sharp.strategy.attention })
      .toBuffer({ resolveWithObject: true });
    const { attentionX, attentionY } = info;
    if (attentionX === undefined || attentionY === undefined) return null;
    const percent = (at: number, side: number) => Math.min(100, Math.max(0, Math.round((at / side) * 100)));
    return { x: percent(attentionX, size.width), y: percent(attentionY, size.height) };
  } catch {
    return null; // the picture is shown even if its point cannot be found
  }
}
