import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og.js";
import type { ReactElement } from "react";
import type { PictureFont } from "~/domain/catalogue/share-picture/fonts";
import { semaphore } from "~/lib/semaphore";
import { AppError, appErrorOf } from "~/server/errors";
import { type HttpReply, notFoundReply } from "~/server/http-reply";

const SERVER = path.join(/* turbopackIgnore: true */ process.cwd(), "src", "server");
const FONTS = path.join(SERVER, "adapters", "pdfkit", "fonts");
const PICTURE_FONTS = path.join(SERVER, "assets", "picture-fonts");
const BYTES = 24 * 1024 * 1024;

/** Rendering takes a third of a second of CPU, so it runs one at a time to keep serving shops meanwhile. */
const limitRenders = semaphore({
  slots: 1,
  queue: { length: 24, full: () => new AppError("BUSY", { retryAfter: 5 }) },
});

const pictures = new LRUCache<string, Buffer>({ maxSize: BYTES, sizeCalculation: (bytes) => bytes.length });
const pending = new Map<string, Promise<Buffer | null>>();

interface Font {
  name: string;
  data: Buffer;
  weight: 400 | 700;
}

/** What every picture is drawn with: Noto Sans has the letters that Geist lacks. */
const COMMON = [
  { name: "Geist", file: "Geist-Regular", weight: 400 },
  { name: "Geist", file: "Geist-Bold", weight: 700 },
  { name: "Noto Sans", file: "NotoSans-Regular", weight: 400 },
  { name: "Noto Sans", file: "NotoSans-Bold", weight: 700 },
] as const;
type CommonFile = (typeof COMMON)[number]["file"];

const common = new Map<CommonFile, Promise<Buffer>>();
const styleFonts = new Map<PictureFont, Promise<Font>>();

function readCommon(file: CommonFile): Promise<Buffer> {
  const known = common.get(file) ?? readFile(path.join(FONTS, `${file}.ttf`));
  common.set(file, known);
  return known;
}

/** A font of a style under its own name. */
function readStyleFont(name: PictureFont): Promise<Font> {
  const read = async (): Promise<Font> => {
    const data =
      name === "geist-400"
        ? await readCommon("Geist-Regular")
        : name === "geist-700"
          ? await readCommon("Geist-Bold")
          : await readFile(path.join(PICTURE_FONTS, `${name}.ttf`));
    return { name, data, weight: 400 };
  };
  const known = styleFonts.get(name) ?? read();
  styleFonts.set(name, known);
  return known;
}

/**
 * Renders an element to PNG. Images are embedded and fonts are bundled, so nothing is fetched. Characters that the named
 * fonts lack are drawn in Geist, and Greek ones in Noto Sans.
 */
export async function renderPng(
  element: ReactElement,
  { width, height }: { width: number; height: number },
  named: readonly PictureFont[] = [],
): Promise<ArrayBuffer> {
  const fonts = await Promise.all([
    ...named.map(readStyleFont),
    ...COMMON.map(async ({ name, file, weight }): Promise<Font> => ({ name, data: await readCommon(file), weight })),
  ]);
  return new ImageResponse(element, { width, height, fonts }).arrayBuffer();
}

interface PictureRequest {
  /** Cache key of the picture; it changes with the content. */
  key: string;
  type: "image/jpeg" | "image/png" | "image/webp";
  /** Whether the key matches the current content, so that the response can be cached as immutable. */
  current: boolean;
  /** What is made of a photo is kept by the edge alone, which is told when the photo is deleted. */
  ofPhoto?: true;
  render: () => Promise<Buffer | null>;
}

/** Responds with a picture rendered on the first request, one at a time, and stored in an LRU cache. */
export async function pictureAnswer({ key, type, current, ofPhoto, render }: PictureRequest): Promise<HttpReply> {
  try {
    const bytes = ofPhoto ? await renderOnce(key, render) : await storedPicture(key, render);
    if (!bytes) return notFoundReply();
    const headers = {
      "content-type": type,
      "content-length": String(bytes.length),
      "cache-control": current ? "public, max-age=31536000, immutable" : "public, max-age=300",
    };
    return { status: 200, headers, body: bytes };
  } catch (error) {
    const { code, details } = appErrorOf(error);
    if (code !== "BUSY") throw error;
    const headers = { "retry-after": String(details.retryAfter ?? 5), "cache-control": "no-store" };
    return { status: 503, headers, body: null };
  }
}

/**
 * A picture from the cache, or rendered and stored under its key, which changes with its content.
 * @throws BUSY when too many are waiting
 */
export async function storedPicture(key: string, render: PictureRequest["render"]): Promise<Buffer | null> {
  const known = pictures.get(key);
  if (known) return known;
  const bytes = await renderOnce(key, render);
  if (bytes) pictures.set(key, bytes);
  return bytes;
}

async function renderOnce(key: string, render: PictureRequest["render"]): Promise<Buffer | null> {
  const running = pending.get(key);
  if (running) return running;
  const rendered = limitRenders(render);
  pending.set(key, rendered);
  try {
    return await rendered;
  } finally {
    pending.delete(key);
  }
}
