import sharp from "sharp";

/** A small real PNG of a single colour, as a browser would upload it. */
export async function pngOf(colour: string, size = 200): Promise<Blob> {
  const bytes = await sharp({ create: { width: size, height: size, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/png" });
}
