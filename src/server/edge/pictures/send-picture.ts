import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { parseRange } from "./byte-range";
import type { ServedPicture } from "./served-picture";

/** Whether `If-None-Match` names the version that would be sent. */
function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(",").some((one) => ["*", etag].includes(one.trim().replace(/^W\//, ""))) ?? false;
}

/** The range of the photo that is asked for; null for all of it. */
function wantedRange({ method, headers }: IncomingMessage, { size, etag }: ServedPicture) {
  if (method !== "GET" || headers.range === undefined) return null;
  const condition = headers["if-range"];
  return condition === undefined || condition === etag ? parseRange(headers.range, size) : null;
}

/** Sends a photo, the part of it that is asked for, or that the client's copy is current. */
export function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  picture: ServedPicture,
): void | Promise<void> {
  const { size, etag, headers, bytes } = picture;
  if (hasVersion(request.headers["if-none-match"], etag)) return void response.writeHead(304, headers).end();
  const range = wantedRange(request, picture);
  if (range === "unsatisfiable")
    return void response.writeHead(416, { "content-range": `bytes */${size}`, "cache-control": "no-store" }).end();
  if (range === null) response.writeHead(200, { ...headers, "content-length": size });
  else
    response.writeHead(206, {
      ...headers,
      "content-length": range.end - range.start + 1,
      "content-range": `bytes ${range.start}-${range.end}/${size}`,
    });
  if (request.method === "HEAD") return void response.end();
  if (bytes) return void response.end(range ? bytes.subarray(range.start, range.end + 1) : bytes);
  return pipeline(picture.stream(range ?? undefined), response).catch((error: unknown) => {
    if (!isAborted(error)) throw error; // the response is destroyed already
  });
}

/** The client left before it had everything. */
const isAborted = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
