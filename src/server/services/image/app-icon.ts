import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { AppIconKind } from "~/domain/site/app-manifest";
import { SITE_IMAGE_NAMES } from "~/domain/site/images";
import { WHITE_GROUND } from "~/domain/theme/picture-tile";
import type { Storage } from "~/server/ports/storage";
import { measureInk, onWhite } from "./ink-of-pixels";

/** Share of the side that the drawing takes: systems cut maskable icons into circles. */
const SHARE: Record<AppIconKind, number> = { normal: 0.76, maskable: 0.56, apple: 0.68, badge: 0.9 };
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

async function drawing(storage: Storage, hasLogo: boolean): Promise<Uint8Array> {
  const file = hasLogo ? await storage.open(SITE_IMAGE_NAMES.logo) : null;
  if (file) return file.read();
  return readFile(join(/* turbopackIgnore: true */ process.cwd(), "public", "icono.svg"));
}

/**
 * The panel's icon as PNG: the site's logo if it has one, else ours, on white unless it is as
 * light; as a white silhouette for `badge`.
 */
export async function appIcon(
  storage: Storage,
  { hasLogo, kind, size }: { hasLogo: boolean; kind: AppIconKind; size: number },
): Promise<Buffer> {
  const side = Math.round(size * SHARE[kind]);
  const inside = await sharp(await drawing(storage, hasLogo), { density: 600 })
    .resize({ width: side, height: side, fit: "contain", background: CLEAR })
    .png()
    .toBuffer();
  const background = kind === "badge" ? WHITE_GROUND.bg : onWhite(await measureInk(sharp(inside)));
  const ground = sharp({ create: { width: size, height: size, channels: 4, background } });
  return ground
    .composite([{ input: inside, blend: kind === "badge" ? "dest-in" : "over" }])
    .png()
    .toBuffer();
}
