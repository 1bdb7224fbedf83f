import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { semaphore } from "~/lib/semaphore";
import { AppError, appErrorOf } from "~/server/errors";
import { notFoundResponse } from "./cached-document";

const FONTS = path.join(/* turbopackIgnore: true */ process.cwd(), "src", "server", "adapters", "pdfkit", "fonts");
const BYTES = 24 * 1024 * 1024;

/** Rendering takes a third of a second of CPU, so it runs one at a time to keep serving shops meanwhile. */
const limitRenders = semaphore({
  slots: 1,
  queue: { length: 24, full: () => new AppError("BUSY", { retryAfter: 5 }) },
});

const pictures = new LRUCache<string, Buffer>({ maxSize: BYTES, sizeCalculation: (bytes) => bytes.length });
const pending = new Map<string, Promise<Buffer | null>>();

let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 700 }[]> | undefined;

const readFonts = () =>
  Promise.all(
    (
      [
        ["Regular", 400],
        ["Bold", 700],
      ] as const
    ).map(async ([file, weight]) => ({
      name: "Geist",
      data: await readFile(path.join(FONTS, `Geist-${file}.ttf`)),
      weight,
    })),
  );

/** Renders an element to PNG. Images are embedded and fonts are bundled, so nothing is fetched. */
export async function renderPng(element: ReactElement, width: number, height: number): Promise<ArrayBuffer> {
  fonts ??= readFonts();
  return new ImageResponse(element, { width, height, fonts: await fonts }).arrayBuffer();
}

interface PictureRequest {
  /** Cache key of the picture; it changes with the content. */
  key: string;
  type: "image/jpeg" | "image/png";
  /** Whether the key matches the current content, so that the response can be cached as immutable. */
  current: boolean;
  render: () => Promise<Buffer | null>;
}

/** Responds with a picture rendered on the first request, one at a time, and stored in an LRU cache. */
export async function pictureResponse({ key, type, current, render }: PictureRequest): Promise<Response> {
  try {
    const bytes = pictures.get(key) ?? (await renderOnce(key, render));
    if (!bytes) return notFoundResponse();
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": type,
        "content-length": String(bytes.length),
        "cache-control": current ? "public, max-age=31536000, immutable" : "public, max-age=300",
      },
    });
  } catch (error) {
    const { code, details } = appErrorOf(error);
    if (code !== "BUSY") throw error;
    return new Response(null, {
      status: 503,
      headers: { "retry-after": String(details.retryAfter ?? 5), "cache-control": "no-store" },
    });
  }
}

async function renderOnce(key: string, render: PictureRequest["render"]): Promise<Buffer | null> {
  const running = pending.get(key);
  if (running) return running;
  const rendered = limitRenders(render);
  pending.set(key, rendered);
  try {
    const bytes = await rendered;
    if (bytes) pictures.set(key, bytes);
    return bytes;
  } finally {
    pending.delete(key);
  }
}
