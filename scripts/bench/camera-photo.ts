import sharp from "sharp";

/** A photo as a phone makes it: four megabytes that do not compress well, on its side. */
export async function cameraPhoto(): Promise<Buffer> {
  const [width, height] = [3000, 2250];
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 7;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    pixels[at] = ((at / 9_000) % 200) + ((seed >> 16) % 48);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 })
    .toBuffer();
}
