import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import {
  imageFileName,
  imageWidths,
  MAX_AVIF_PIXELS,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_RATIO,
} from "~/domain/product/images/image";
import { type ImageKind, imageKind } from "~/domain/product/images/image-kind";
import type { PictureInk } from "~/domain/product/images/ink";
import { semaphore } from "~/lib/semaphore";
import { AppError } from "~/server/errors";
import { decodeHeic } from "./decode-heic";
import { measureInk, onWhite } from "./ink-of-pixels";

export interface ProcessedImage {
  hash: string;
  /** Dimensions of the upright original. */
  width: number;
  height: number;
  /** The dominant colour, shown until the image has loaded. */
  placeholder: string;
  ink: PictureInk;
  files: { name: string; bytes: Uint8Array }[];
}

/** Part of the hash: names are served as immutable, so a change in processing requires other names. */
const RECIPE = "2";
const WIDEST = 1280;
/** Of JPEGs, and of the files that show a photo large. */
const QUALITY = 78;
/** Up to this width a file is a card's, of which a page shows many, mostly on screens with several pixels a point. */
const CARD_WIDTH = 640;
const CARD_QUALITY = { quality: 65, effort: 6 };
const SECONDS = 20;
const FORMATS: Record<Exclude<ImageKind, "heic">, string> = { jpeg: "jpeg", png: "png", webp: "webp", avif: "heif" };

sharp.concurrency(1);
sharp.cache(false);
/** The queue holds at most 320 MB of uploads; further uploads get BUSY with a retry time. */
const limitDecoding = semaphore({
  slots: 2,
  queue: { length: 32, full: () => new AppError("BUSY", { retryAfter: 10 }) },
});

/**
 * Memory that decoding takes at most, measured: an AVIF is decoded whole, with planes and alpha beside the pixels; a HEIC also
 * in WebAssembly. Others are read in strips, or reduced while they are read.
 */
const BYTES_PER_PIXEL: Record<ImageKind, number> = { avif: 24, heic: 24, webp: 8, png: 8, jpeg: 8 };
const MEGABYTE = 1_000_000;
/** What pictures that are decoded at the same time may take together. A single one that needs more has it alone. */
const limitMemory = semaphore({ slots: 400 });

/** The slots of `limitMemory` that a picture takes, by what its header says. */
export const decodingMegabytes = (
  kind: ImageKind,
  { width, height, deep }: { width: number; height: number; deep: boolean },
) => Math.ceil((width * height * BYTES_PER_PIXEL[kind] * (deep ? 2 : 1)) / MEGABYTE);

/** Rejects unsupported files, and passes on what may be decoded; limited to a few at a time per process. */
function withPicture<T>(
  file: Blob | Uint8Array,
  use: (original: Original, bytes: Uint8Array) => Promise<T>,
): Promise<T> {
  const length = file instanceof Blob ? file.size : file.byteLength;
  if (length > MAX_IMAGE_BYTES) return Promise.reject(new AppError("IMAGE_TOO_LARGE", { limit: MAX_IMAGE_BYTES }));
  return limitDecoding(async () => {
    const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file;
    const kind = imageKind(bytes);
    if (kind === null) throw new AppError("IMAGE_KIND");
    // how large a HEIC is, its decoder says only afterwards
    if (kind === "heic") return limitMemory(async () => use(await openHeic(bytes), bytes), Number.POSITIVE_INFINITY);
    const { original, megabytes } = await openCommon(bytes, kind);
    return limitMemory(() => use(original, bytes), megabytes);
  });
}

/** Creates the sizes of an uploaded image, upright and without metadata. Writes nothing. */
export function processImage(file: Blob | Uint8Array): Promise<ProcessedImage> {
  return withPicture(file, async (original, bytes) => {
    const { data, info } = await shrink(original);
    const base = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const hash = createHash("sha256").update(RECIPE).update(bytes).digest("hex").slice(0, 32);
    const files: ProcessedImage["files"] = [];
    for (const width of imageWidths(original.width)) {
      const quality = width > CARD_WIDTH ? { quality: QUALITY } : CARD_QUALITY;
      const file = await base().resize({ width }).webp(quality).toBuffer();
      files.push({ name: imageFileName(hash, width), bytes: file });
    }
    const { width, height } = original;
    return { hash, width, height, placeholder: await mainColour(base()), ink: await measureInk(base()), files };
  });
}

export interface FixedFormat {
  format: "png" | "jpeg";
  /** Maximum length of either side. */
  within: number;
}

/**
 * Converts an uploaded image into the single file of a fixed name, upright and without metadata; a JPEG gets a white
 * background, or a dark one if it would not be seen on white.
 */
export function convertImage(file: Blob | Uint8Array, { format, within }: FixedFormat): Promise<Uint8Array> {
  return withPicture(file, async (original) => {
    const { data, info } = await shrink(original);
    const image = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const fitting = image().resize({ width: within, height: within, fit: "inside", withoutEnlargement: true });
    return format === "png"
      ? fitting.png({ palette: true }).toBuffer()
      : fitting
          .flatten({ background: onWhite(await measureInk(image())) })
          .jpeg({ quality: QUALITY, mozjpeg: true })
          .toBuffer();
  });
}

interface Original {
  image: Sharp;
  width: number;
  height: number;
}

async function openHeic(bytes: Uint8Array): Promise<Original> {
  const answer = await decodeHeic(bytes);
  if ("refused" in answer) throw refusal(answer.refused);
  const { width, height, data } = answer.image;
  refuseSize(width, height);
  return { image: sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha(), width, height };
}

/** What its header says; nothing is decoded yet. */
async function openCommon(bytes: Uint8Array, kind: Exclude<ImageKind, "heic">) {
  if (kind === "png" && isAnimatedPng(bytes)) throw refusal("frames");
  const image = sharp(bytes, { failOn: "error", limitInputPixels: MAX_IMAGE_PIXELS, autoOrient: true });
  const { format, pages, autoOrient, width, height, depth } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refusal("broken");
    });
  if (format !== FORMATS[kind]) throw refusal("broken");
  refuseSize(width, height, kind === "avif" ? MAX_AVIF_PIXELS : MAX_IMAGE_PIXELS);
  if ((pages ?? 1) > 1) throw refusal("frames");
  const original: Original = { image, width: autoOrient.width, height: autoOrient.height };
  return { original, megabytes: decodingMegabytes(kind, { width, height, deep: depth !== "uchar" }) };
}

function refuseSize(width: number, height: number, limit = MAX_IMAGE_PIXELS): void {
  if (width * height > limit) throw new AppError("IMAGE_TOO_LARGE", { limit });
  if (Math.max(width, height) > MAX_IMAGE_RATIO * Math.min(width, height)) throw refusal("ratio");
}

function refusal(reason: "broken" | "frames" | "pixels" | "ratio"): AppError {
  if (reason === "pixels") return new AppError("IMAGE_TOO_LARGE", { limit: MAX_IMAGE_PIXELS });
  return new AppError(reason === "broken" ? "IMAGE_BROKEN" : "IMAGE_KIND");
}

/** The only full decoding: all sizes are made from this result of at most 1,280 pixels. */
async function shrink({ image }: Original) {
  try {
    return await image
      .timeout({ seconds: SECONDS })
      .resize({ width: WIDEST, withoutEnlargement: true })
      .toColourspace("srgb")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw refusal("broken");
  }
}

async function mainColour(image: Sharp): Promise<string> {
  const small = await image.resize(32, 32, { fit: "fill" }).flatten({ background: "#ffffff" }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** An animated PNG has an acTL chunk before its first pixels; the decoder would read only its first frame. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
    at += 12 + view.getUint32(at);
  }
  return false;
}
