import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { STYLE_PRESETS } from "~/domain/theme/presets";
import { linkPhotoFrame } from "~/features/share/picture/link-picture";
import { LocalStorage } from "~/server/adapters/local/storage";
import { closeUpPhoto } from "~/server/services/image/close-up";
import { pictureInside } from "~/server/services/image/jpeg-photo";
import { processImage } from "~/server/services/image/process-image";

let root: string;
let storage: LocalStorage;
let cover: { hash: string; width: number };

const WHITE = { bg: "#ffffff", text: "#000000" } as const;

/** A wide picture that is grey but for a red stripe at 80 % of its width. */
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "crops-"));
  storage = new LocalStorage({ root, defaults: root });
  const stripe = { create: { width: 80, height: 900, channels: 3, background: "#ff0000" } } as const;
  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#808080" } })
    .composite([{ input: stripe, left: 1240, top: 0 }])
    .png()
    .toBuffer();
  const { hash, width, files } = await processImage(picture);
  for (const { name, bytes } of files) await storage.put(name, bytes);
  cover = { hash, width };
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Where the stripe is, as a share of the width; null if it was cut away. */
async function stripeIn(bytes: Uint8Array): Promise<number | null> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = (info.height >> 1) * info.width;
  const reds = Array.from({ length: info.width }, (_, x) => x).filter((x) => {
    const [red = 0, green = 0] = data.subarray((row + x) * 3);
    return red > 200 && green < 80;
  });
  return reds.length === 0 ? null : ((reds.at(0) ?? 0) + (reds.at(-1) ?? 0)) / 2 / info.width;
}

const inside = async (focus: { x: number; y: number } | null, frame: { width: number; height: number }) => {
  const embedded = await pictureInside(storage, { ...cover, focus }, { ...frame, fit: "cover" }, WHITE);
  return stripeIn(Buffer.from(embedded?.src.split(",")[1] ?? "", "base64"));
};

it.each(STYLE_PRESETS.map(({ key }) => key))(
  "a link's picture in the style %s keeps the focal point of the cover",
  async (style) => {
    const place = (await inside({ x: 80, y: 50 }, linkPhotoFrame(style))) ?? 0;
    expect(place).toBeGreaterThan(0.45);
    expect(place).toBeLessThan(0.72);
  },
);

it("a tall crop without a focal point is of the middle", async () => {
  expect(await inside(null, { width: 300, height: 630 })).toBeNull();
});

it("a close-up is sharp, and leaves out the other side", async () => {
  const bytes = await closeUpPhoto(storage, { hash: cover.hash, source: 1280, x: 80, width: 720 });
  expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: "webp", width: 720, height: 540 });
  // at 80 % of the whole, which begins at 25 %
  expect(await stripeIn(bytes ?? new Uint8Array())).toBeCloseTo((0.8 - 0.25) / 0.75, 1);
});

it("there is no close-up of a picture that is not stored", async () => {
  expect(await closeUpPhoto(storage, { hash: "0".repeat(32), source: 1280, x: 80, width: 720 })).toBeNull();
});
