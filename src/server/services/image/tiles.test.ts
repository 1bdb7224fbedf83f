import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SITE_IMAGE_NAMES } from "~/domain/site/images";
import { channelLuminance } from "~/domain/theme/colour";
import { LocalStorage } from "~/server/adapters/local/storage";
import { logoOf } from "~/test/pictures";
import { appIcon } from "./app-icon";
import { jpegPhoto, pictureInside } from "./jpeg-photo";
import { printPhoto } from "./print-photo";
import { convertImage, processImage } from "./process-image";

let root: string;
let storage: LocalStorage;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "tiles-"));
  storage = new LocalStorage({ root, defaults: root });
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function stored(colour: string): Promise<{ hash: string; width: number }> {
  const { hash, width, files } = await processImage(await logoOf(colour).png().toBuffer());
  for (const { name, bytes } of files) await storage.put(name, bytes);
  return { hash, width };
}

/** The luminance in a corner, outside the logo, and in the middle of it. */
async function cornerAndMiddle(bytes: Uint8Array | null | undefined): Promise<[number, number]> {
  const { data, info } = await sharp(bytes ?? undefined)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): [number, number, number] => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3);
    return [red, green, blue];
  };
  const middle = at(info.width >> 1, info.height >> 1);
  return [channelLuminance(at(3, 3)), channelLuminance(middle)];
}

it.each([
  ["#000000", 1],
  ["#ffffff", 0],
  ["#ffe100", 0],
  ["#d01c1c", 1],
] as const)(
  "a logo of %s as a JPEG for feeds, paper and pages without WebP, and in the app's icon",
  async (colour, ground) => {
    const { hash, width } = await stored(colour);
    const original = await logoOf(colour).png().toBuffer();
    await storage.put(SITE_IMAGE_NAMES.logo, original);
    const printed = await printPhoto(storage, { hash, width }, { side: 160, ratio: undefined, isSmall: false });
    const drawn = [
      await jpegPhoto(storage, hash, width),
      printed?.bytes,
      await convertImage(original, { format: "jpeg", within: 200 }),
      await appIcon(storage, { hasLogo: true, kind: "maskable", size: 192 }),
    ];
    for (const bytes of drawn) {
      const [corner, middle] = await cornerAndMiddle(bytes);
      expect(corner).toBeCloseTo(ground, 1);
      expect(Math.abs(corner - middle)).toBeGreaterThan(0.5);
    }
  },
);

const NIGHT = { bg: "#0c151f", text: "#dfe3e8" } as const;
const DAY = { bg: "#fff5e1", text: "#3a2113" } as const;

it.each([
  ["black", "#000000", NIGHT, NIGHT.text],
  ["white", "#ffffff", DAY, DAY.text],
  ["black", "#000000", DAY, null],
  ["white", "#ffffff", NIGHT, null],
  ["red", "#d01c1c", NIGHT, null],
] as const)("a %s logo %s inside a picture on the ground %o has the tile %s", async (_, colour, ground, tile) => {
  const photo = await stored(colour);
  for (const fit of ["inside", "cover"] as const) {
    const inside = await pictureInside(storage, photo, { width: 100, height: 100, fit }, ground);
    expect(inside).toMatchObject({ width: 100, height: 100, tile });
    const { isOpaque } = await sharp(Buffer.from(inside?.src.split(",")[1] ?? "", "base64")).stats();
    expect(isOpaque).toBe(tile !== null);
  }
});
