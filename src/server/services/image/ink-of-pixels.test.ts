import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";
import type { PictureInk } from "~/domain/product/images/ink";
import { logoOf } from "~/test/pictures";
import { measureInk } from "./ink-of-pixels";
import { processImage } from "./process-image";

const opaque = (background: string) => sharp({ create: { width: 300, height: 200, channels: 3, background } });
const layer = (width: number, height: number, background: string) =>
  ({ create: { width, height, channels: 4, background } }) as const;

const sign = (colour: string) => ({ input: layer(30, 30, colour), left: 85, top: 85 });
const letters = [
  { input: layer(20, 80, "#000000"), left: 20, top: 10 },
  { input: layer(60, 20, "#000000"), left: 60, top: 70 },
  { input: layer(12, 12, "#d01c1c"), left: 170, top: 78 },
];

/** A black picture whose corners are cut off. */
const rounded = () =>
  opaque("#000000")
    .ensureAlpha()
    .composite([
      {
        input: Buffer.from('<svg width="300" height="200"><rect width="300" height="200" rx="12"/></svg>'),
        blend: "dest-in",
      },
    ]);

it.each<[string, PictureInk, () => Sharp]>([
  ["a black logo", "DARK", () => logoOf("#000000")],
  ["a white logo", "LIGHT", () => logoOf("#ffffff")],
  ["a navy logo", "DARK", () => logoOf("#0b1f3a")],
  ["a yellow logo", "LIGHT", () => logoOf("#ffe100")],
  ["a red logo", "OTHER", () => logoOf("#d01c1c")],
  ["an orange logo", "OTHER", () => logoOf("#ff8800")],
  ["a black disc with a small white sign", "OTHER", () => logoOf("#000000", [sign("#ffffff")])],
  ["a pink disc with a small red sign", "OTHER", () => logoOf("#f3dcd8", [sign("#8a2a3f")])],
  ["black letters with a small red dot", "DARK", () => sharp(layer(200, 100, "#00000000")).composite(letters)],
  [
    "a black logo with a shadow",
    "DARK",
    () => logoOf("#000000", [{ input: layer(200, 40, "#8888881a"), left: 0, top: 160 }]),
  ],
  ["a black photo", "OTHER", () => opaque("#000000")],
  ["a white photo", "OTHER", () => opaque("#ffffff")],
  ["a black photo with rounded corners", "OTHER", rounded],
  ["nothing at all", "OTHER", () => sharp(layer(100, 100, "#00000000"))],
])("%s is %s", async (_, ink, picture) => {
  const png = await picture().png().toBuffer();
  expect(await measureInk(sharp(png))).toBe(ink);
  expect((await processImage(png)).ink).toBe(ink);
});

it("does not count the colours of clear pixels, and measures grey and palette pictures", async () => {
  const hidden = sharp(Buffer.alloc(40 * 40 * 4, Buffer.from([255, 255, 255, 0])), {
    raw: { width: 40, height: 40, channels: 4 },
  }).composite([{ input: layer(20, 20, "#000000"), left: 0, top: 0 }]);
  expect(await measureInk(sharp(await hidden.png().toBuffer()))).toBe("DARK");
  expect(await measureInk(sharp(await logoOf("#ffffff").toColourspace("b-w").png().toBuffer()))).toBe("LIGHT");
  expect((await processImage(await logoOf("#000000").png({ palette: true }).toBuffer())).ink).toBe("DARK");
});
