import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** The emoji of Microsoft's Fluent set (MIT licence) that the demonstration shops use. */
const EMOJIS = path.resolve("prisma/seed/emoji");
const SIDE = 640;

export type Ground = readonly [light: string, shade: string];

/** How the object appears in the photo: entire, close up, or mirrored. */
export type View = "whole" | "near" | "mirrored";

const VIEWS: Record<View, { size: number; centre: number }> = {
  whole: { size: 0.68, centre: 0.5 },
  near: { size: 0.94, centre: 0.5 },
  mirrored: { size: 0.56, centre: 0.53 },
};

/** Renders a product photo: one object with a soft shadow on a coloured background, as JPEG like a camera's. */
export async function photograph(emoji: string, [light, shade]: Ground, view: View = "whole"): Promise<Uint8Array> {
  const { size, centre } = VIEWS[view];
  const side = Math.round(SIDE * size);
  const object = sharp(await readFile(path.join(EMOJIS, `${emoji}.webp`))).resize(side, side);
  const top = Math.round(SIDE * centre - side / 2);
  return sharp(ground(light, shade, top + side * 0.94, side * 0.36))
    .composite([
      {
        input: await (view === "mirrored" ? object.flop() : object).png({ compressionLevel: 1 }).toBuffer(),
        left: Math.round((SIDE - side) / 2),
        top,
      },
    ])
    .flatten()
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Renders a wide cover picture for the shop's home: several objects on one table. */
export async function photographTogether(emojis: readonly string[], [light, shade]: Ground): Promise<Uint8Array> {
  const [width, height] = [1200, 600];
  const step = width / (emojis.length + 0.8);
  const objects = await Promise.all(
    emojis.map(async (emoji, n) => {
      const side = Math.round(step * (n % 2 ? 1.16 : 1.4));
      const input = await sharp(await readFile(path.join(EMOJIS, `${emoji}.webp`)))
        .resize(side, side)
        .png({ compressionLevel: 1 })
        .toBuffer();
      const left = Math.round(step * (n + 0.9) - side / 2);
      return { input, left, top: Math.round(height * 0.88 - side + (n % 2 ? 24 : 0)), side };
    }),
  );
  const shadows = objects.map(({ left, top, side }) => shadow(left + side / 2, top + side * 0.95, side * 0.4)).join("");
  const body = `${backdrop(light, shade, width, height)}<rect y="${height * 0.7}" width="${width}" height="${height * 0.3}" fill="${shade}"/>${shadows}`;
  return sharp(svg(width, height, body))
    .composite(objects.map(({ input, left, top }) => ({ input, left, top })))
    .flatten()
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Renders a round logo: an object on a plain colour. */
export async function drawLogo(emoji: string, colour: string): Promise<Uint8Array> {
  const input = await sharp(await readFile(path.join(EMOJIS, `${emoji}.webp`)))
    .resize(300, 300)
    .png()
    .toBuffer();
  return sharp(svg(480, 480, `<circle cx="240" cy="240" r="240" fill="${colour}"/>`))
    .composite([{ input }])
    .png()
    .toBuffer();
}

function ground(light: string, shade: string, shadowY: number, shadowRadius: number): Buffer {
  const table = SIDE * 0.76;
  return svg(
    SIDE,
    SIDE,
    `${backdrop(light, shade, SIDE, SIDE)}
    <path d="M0 ${table}H${SIDE}V${SIDE}H0Z" fill="${shade}" opacity=".55"/>
    ${shadow(SIDE / 2, shadowY, shadowRadius)}`,
  );
}

function backdrop(light: string, shade: string, width: number, height: number): string {
  return `<radialGradient id="g" cx=".42" cy=".34" r=".85"><stop stop-color="${light}"/><stop offset=".45" stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></radialGradient>
    <rect width="${width}" height="${height}" fill="url(#g)"/>`;
}

/** A gradient instead of a blur, because a blur would take longer than everything else. */
function shadow(x: number, y: number, radius: number): string {
  const id = `s${Math.round(x)}`;
  return `<radialGradient id="${id}"><stop stop-color="#2b2118" stop-opacity=".42"/><stop offset=".55" stop-color="#2b2118" stop-opacity=".2"/><stop offset="1" stop-color="#2b2118" stop-opacity="0"/></radialGradient>
    <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.17}" fill="url(#${id})"/>`;
}

function svg(width: number, height: number, body: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);
}
