import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MAX_IMAGE_BYTES } from "~/domain/product/images/image";
import { decodeHeic } from "./decode-heic";
import { decodingMegabytes, processImage } from "./process-image";

const fixture = async (name: string) => new Uint8Array(await readFile(`src/test/fixtures/${name}`));

/** Left half red, right half blue. */
const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
  ]);

/** An AVIF of one colour, which is a thousand times smaller than its pixels. */
const flatAvif = (width: number, height: number, channels: 3 | 4) =>
  sharp({ create: { width, height, channels, background: { r: 9, g: 99, b: 200, alpha: 0.5 } } })
    .avif({ effort: 0, quality: 30 })
    .toBuffer();

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });

async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  return red > blue ? "red" : "blue";
}

function largest(files: { bytes: Uint8Array }[]): Uint8Array {
  return files[files.length - 1]?.bytes ?? new Uint8Array();
}

describe("processImage accepts", () => {
  it.each([
    ["JPEG", () => picture().jpeg().toBuffer()],
    ["progressive CMYK JPEG", () => picture().toColourspace("cmyk").jpeg({ progressive: true }).toBuffer()],
    ["PNG", () => picture().png().toBuffer()],
    ["PNG of 16 bits", () => picture().toColourspace("rgb16").png().toBuffer()],
    ["grey PNG", () => picture().greyscale().png().toBuffer()],
    ["WebP", () => picture().webp().toBuffer()],
    ["AVIF", () => picture().avif({ effort: 1 }).toBuffer()],
  ])("%s", async (_, make) => {
    const image = await processImage(new Blob([new Uint8Array(await make())]));
    expect([image.width, image.height]).toEqual([900, 600]);
    expect(image.hash).toMatch(/^[0-9a-f]{32}$/);
    expect(image.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    expect(image.files.map((file) => file.name)).toEqual(
      [160, 320, 640, 900].map((width) => `${image.hash}-${width}.webp`),
    );
    for (const [n, width] of [160, 320, 640, 900].entries()) {
      const kept = await sharp(image.files[n]?.bytes).metadata();
      expect([kept.format, kept.width, kept.height]).toEqual(["webp", width, Math.round((width * 2) / 3)]);
    }
  });

  it("HEIC, also with rotation", async () => {
    const flat = await processImage(await fixture("tiny.heic"));
    expect([flat.width, flat.height, flat.files.length]).toEqual([96, 64, 1]);
    expect(await colourAt(largest(flat.files), 0.2, 0.2)).toBe("red");
    const turned = await processImage(await fixture("turned.heic"));
    expect([turned.width, turned.height]).toEqual([64, 96]);
    expect(await colourAt(largest(turned.files), 0.8, 0.2)).toBe("red");
  });

  it("a rotated photo: upright, and without metadata", async () => {
    const file = await picture()
      .withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "34/1 36/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = await processImage(file);
    expect([image.width, image.height]).toEqual([600, 900]);
    const kept = largest(image.files);
    expect(await colourAt(kept, 0.5, 0.1)).toBe("red");
    expect(await colourAt(kept, 0.5, 0.9)).toBe("blue");
    const { exif, xmp, icc, orientation } = await sharp(kept).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
  });

  it("a large photo in four sizes, a small one as it is", async () => {
    const large = await processImage(await picture(3000, 2000).jpeg().toBuffer());
    expect(large.files.map((file) => file.name.split("-")[1])).toEqual([
      "160.webp",
      "320.webp",
      "640.webp",
      "1280.webp",
    ]);
    expect([large.width, large.height]).toEqual([3000, 2000]);
    const small = await processImage(await picture(2, 1).png().toBuffer());
    expect(small.files.map((file) => file.name.split("-")[1])).toEqual(["2.webp"]);
  });

  it("the same file twice under the same name, another under another", async () => {
    const [one, again, other] = await Promise.all([
      processImage(await picture().png().toBuffer()),
      processImage(await picture().png().toBuffer()),
      processImage(await picture(902, 600).png().toBuffer()),
    ]);
    expect(again.hash).toBe(one.hash);
    expect(other.hash).not.toBe(one.hash);
  });

  it("transparency", async () => {
    const file = await sharp({ create: { width: 40, height: 40, channels: 4, background: "#ff000000" } })
      .png()
      .toBuffer();
    const image = await processImage(file);
    expect((await sharp(largest(image.files)).metadata()).hasAlpha).toBe(true);
    expect(image.placeholder).toBe("#f8f8f8");
  });
});

/** A PNG of the given size whose pixels compress to nearly nothing. */
function bomb(width: number, height: number): Uint8Array {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const out = Buffer.alloc(8 + body.length);
    out.writeUInt32BE(data.length);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), 4 + body.length);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const parts = [chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

function animated(png: Uint8Array): Uint8Array {
  const control = Buffer.from("000000086163544c0000000200000000f38d9370", "hex");
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}

async function frames(format: "gif" | "webp"): Promise<Uint8Array> {
  const inputs = await Promise.all(
    ["#100000", "#c00000"].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(inputs, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

const half = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 2));

describe("processImage rejects", () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ["text called .jpg", () => new TextEncoder().encode("This is no photo, whatever its name says."), "IMAGE_KIND"],
    ["an empty file", () => new Uint8Array(), "IMAGE_KIND"],
    ["SVG", () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), "IMAGE_KIND"],
    ["GIF", () => frames("gif"), "IMAGE_KIND"],
    ["TIFF", () => picture().tiff().toBuffer(), "IMAGE_KIND"],
    ["PDF", () => new TextEncoder().encode("%PDF-1.7\n"), "IMAGE_KIND"],
    ["animated WebP", () => frames("webp"), "IMAGE_KIND"],
    ["animated PNG", async () => animated(await picture().png().toBuffer()), "IMAGE_KIND"],
    ["an extremely wide image", () => picture(1200, 100).png().toBuffer(), "IMAGE_KIND"],
    ["half a JPEG", async () => half(await noise(600, 400).jpeg().toBuffer()), "IMAGE_BROKEN"],
    ["half a PNG", async () => half(await noise(600, 400).png().toBuffer()), "IMAGE_BROKEN"],
    ["half a WebP", async () => half(await noise(600, 400).webp().toBuffer()), "IMAGE_BROKEN"],
    ["half an AVIF", async () => half(await noise(600, 400).avif({ effort: 0 }).toBuffer()), "IMAGE_BROKEN"],
    ["half a HEIC", async () => half(await fixture("tiny.heic")), "IMAGE_BROKEN"],
    ["a JPEG header alone", () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), "IMAGE_BROKEN"],
    [
      "a JPEG head before an SVG",
      () => Buffer.from('\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>', "latin1"),
      "IMAGE_BROKEN",
    ],
    ["more than 40 megapixels", () => bomb(8200, 5000), "IMAGE_TOO_LARGE"],
    ["an AVIF of 1.6 kB that takes 0.9 GB", () => flatAvif(6300, 6300, 4), "IMAGE_TOO_LARGE"],
    ["an AVIF of more than 20 megapixels without alpha", () => flatAvif(5000, 4001, 3), "IMAGE_TOO_LARGE"],
    ["900 megapixels in few bytes", () => bomb(30_000, 30_000), "IMAGE_TOO_LARGE"],
  ])("%s", async (_, make, code) => {
    await expect(processImage(await make())).rejects.toMatchObject({ code });
  });

  it("more than 10 MiB, without reading it", async () => {
    const file = new Blob([new Uint8Array(MAX_IMAGE_BYTES + 1)]);
    file.arrayBuffer = () => Promise.reject(new Error("was read"));
    await expect(processImage(file)).rejects.toMatchObject({ code: "IMAGE_TOO_LARGE" });
  });
});

it.each([
  ["avif", 3_000, 3_000, false, 216],
  ["avif", 3_000, 3_000, true, 432],
  ["heic", 4_000, 3_000, false, 288],
  ["png", 8_000, 5_000, false, 320],
  ["png", 8_000, 5_000, true, 640],
  ["webp", 1, 1, false, 1],
] as const)("counts the memory of a %s of %i × %i, deep: %s, as %i MB", (kind, width, height, deep, megabytes) => {
  expect(decodingMegabytes(kind, { width, height, deep })).toBe(megabytes);
});

it("terminates a HEIC that takes too long", async () => {
  expect(await decodeHeic(await fixture("tiny.heic"), 1)).toEqual({ refused: "broken" });
});

it("responds BUSY when too many uploads wait", async () => {
  const file = await picture(40, 40).png().toBuffer();
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => processImage(file)));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array.from({ length: 6 }, () => "BUSY"));
});

it("accepts 40 megapixels", async () => {
  const image = await processImage(bomb(8000, 5000));
  expect([image.width, image.height]).toEqual([8000, 5000]);
});
