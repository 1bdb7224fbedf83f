import sharp, { type OverlayOptions, type Sharp } from "sharp";

/** A small real PNG of a single colour, as a browser would upload it. */
export async function pngOf(colour: string, size = 200): Promise<Blob> {
  const bytes = await sharp({ create: { width: size, height: size, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/png" });
}

/** A disc of a colour on nothing, 200 pixels wide, with other layers above it. */
export const logoOf = (colour: string, above: OverlayOptions[] = []): Sharp =>
  sharp({ create: { width: 200, height: 200, channels: 4, background: "#00000000" } }).composite([
    { input: Buffer.from(`<svg width="200" height="200"><circle cx="100" cy="100" r="80" fill="${colour}"/></svg>`) },
    ...above,
  ]);
