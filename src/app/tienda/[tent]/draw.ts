import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { semaphore } from "~/lib/semaphore";
import { AppError, appErrorOf } from "~/server/errors";
import { notThere } from "./cached-document";

const FONTS = path.join(/* turbopackIgnore: true */ process.cwd(), "src", "server", "adapters", "pdfkit", "fonts");
const BYTES = 24 * 1024 * 1024;

/** Rendering takes a third of a second of CPU, so it runs one at a time to keep serving shops meanwhile. */
const fewAtATime = semaphore({
  slots: 1,
  queue: { length: 24, full: () => new AppError("BUSY", { retryAfter: 5 }) },
});

const kept = new LRUCache<string, Buffer>({ maxSize: BYTES, sizeCalculation: (bytes) => bytes.length });
const making = new Map<string, Promise<Buffer | null>>();

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
export async function drawing(element: ReactElement, width: number, height: number): Promise<ArrayBuffer> {
  fonts ??= readFonts();
  return new ImageResponse(element, { width, height, fonts: await fonts }).arrayBuffer();
}

interface Asked {
  /** Cache key of the picture; it changes with the content. */
  key: string;
  type: "image/jpeg" | "image/png";
  /** Whether the key matches the current content, so that the response can be cached as immutable. */
  current: boolean;
  make: () => Promise<Buffer | null>;
}

/** Responds with a picture rendered on the first request, one at a time, and kept in an LRU cache. */
export async function pictureAnswer({ key, type, current, make }: Asked): Promise<Response> {
  try {
    const bytes = kept.get(key) ?? (await makeOnce(key, make));
    if (!bytes) return notThere();
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

async function makeOnce(key: string, make: Asked["make"]): Promise<Buffer | null> {
  const under = making.get(key);
  if (under) return under;
  const made = fewAtATime(make);
  making.set(key, made);
  try {
    const bytes = await made;
    if (bytes) kept.set(key, bytes);
    return bytes;
  } finally {
    making.delete(key);
  }
}
