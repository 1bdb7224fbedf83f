import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";

const GAP = 12;

interface SheetSize {
  /** Of each picture on the sheet, in px. */
  width: number;
  /** What is further down is left out. */
  height: number;
}

async function fit(path: string, { width, height }: SheetSize) {
  const drawn = await sharp(path).resize({ width }).toBuffer({ resolveWithObject: true });
  const shown = Math.min(height, drawn.info.height);
  const input = await sharp(drawn.data).extract({ left: 0, top: 0, width, height: shown }).toBuffer();
  return { input, shown };
}

/** Puts the pictures that exist side by side, in one file. */
export async function drawSheet(paths: readonly string[], size: SheetSize, target: string): Promise<void> {
  const pictures = await Promise.all(paths.filter((path) => existsSync(path)).map((path) => fit(path, size)));
  if (pictures.length === 0) return;
  mkdirSync(dirname(target), { recursive: true });
  const height = Math.max(...pictures.map(({ shown }) => shown)) + 2 * GAP;
  const width = pictures.length * (size.width + GAP) + GAP;
  await sharp({ create: { width, height, channels: 3, background: "#888888" } })
    .composite(pictures.map(({ input }, n) => ({ input, left: GAP + n * (size.width + GAP), top: GAP })))
    .webp({ quality: 80 })
    .toFile(target);
}
