import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "~/domain/duration";
import { RETRY_AFTER } from "~/server/errors";
import { countPhoto } from "../edge-metrics";
import { resolveHost } from "../host";
import { bodyRefusal } from "../response/body-limit";
import { SAFE_METHODS } from "../route";
import type { PictureCache } from "./picture-cache";
import { sendPicture } from "./send-picture";

export const PICTURE_FOLDER = "/storage/images/";
const MAX_HOSTS = 2_000;

interface PictureServerOptions {
  cache: PictureCache;
  hostName: string;
  /** Called at most once a minute with why the store cannot be read. */
  onError: (error: unknown) => void;
}

/** Answers requests for pictures, without the application. */
export function createPictureServer({ cache, hostName, onError }: PictureServerOptions) {
  const ours = new LRUCache<string, boolean>({ max: MAX_HOSTS });
  let toldAt = Number.NEGATIVE_INFINITY;

  /** Whether a host is certainly one of ours; a shop's own domain has to be looked up. */
  function isOurs(header = ""): boolean {
    const known = ours.get(header);
    if (known !== undefined) return known;
    const is = ["main", "tent"].includes(resolveHost(header, hostName).kind);
    ours.set(header, is);
    return is;
  }

  function fail(response: ServerResponse, error: unknown): void {
    if (performance.now() - toldAt > MINUTE_MS) {
      toldAt = performance.now();
      onError(error);
    }
    countPhoto("failed");
    if (response.headersSent) return void response.destroy();
    response.writeHead(503, { "retry-after": String(RETRY_AFTER), "cache-control": "no-store" }).end();
  }

  return {
    /** Sends a photo in memory synchronously; returns false when anything has to be awaited. */
    sendNow(request: IncomingMessage, response: ServerResponse): boolean {
      const { url = "", method = "", headers } = request;
      if (!url.startsWith(PICTURE_FOLDER) || !SAFE_METHODS.includes(method)) return false;
      const picture = cache.peek(url.slice(PICTURE_FOLDER.length));
      if (!picture || !isOurs(headers.host) || bodyRefusal(headers) !== null) return false;
      countPhoto("memory");
      void sendPicture(request, response, picture);
      return true;
    },

    /** Sends the picture at this path below the folder, or that there is none. */
    async send(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
      try {
        const found = await cache.find(name);
        countPhoto(found?.from ?? "missing");
        if (found) await sendPicture(request, response, found.picture);
        else response.writeHead(404, { "cache-control": "no-store" }).end();
      } catch (error) {
        fail(response, error);
      }
    },
  };
}

export type PictureServer = ReturnType<typeof createPictureServer>;
