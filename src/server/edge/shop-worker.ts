import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

/** Where a shop's pages look for it; its folder is how far it reaches. */
export const WORKER_PATH = "/sw.js";

/** Takes the place of one that browsers have already, forgets what it kept, and goes. */
export const RETIRED_WORKER = `addEventListener("install",()=>skipWaiting());addEventListener("activate",e=>e.waitUntil((async()=>{for(const k of await caches.keys())await caches.delete(k);await registration.unregister()})()));`;

/** What the build made of it. */
const BUILT = join(process.cwd(), "build", "shop-worker.js");
/** Where in it the name of Next's build belongs. */
const BUILD_MARK = /%BUILD%/g;

/** The service worker of this build; before the first build, and while pages are being developed, one that goes again. */
export async function shopWorker({ dir, wanted, script = BUILT }: { dir: string; wanted: boolean; script?: string }) {
  const file = join(dir, ".next/BUILD_ID");
  if (!wanted || !existsSync(file)) return RETIRED_WORKER;
  const [id, text] = await Promise.all([readFile(file, "utf8"), readFile(script, "utf8")]);
  return text.replace(BUILD_MARK, id.trim());
}

/** Browsers ask for it at each visit, and take another one at once. */
export function sendWorker(request: IncomingMessage, response: ServerResponse, script: string): void {
  const etag = `"${createHash("sha256").update(script).digest("base64url").slice(0, 27)}"`;
  const headers = { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache", etag };
  if (request.headers["if-none-match"] === etag) response.writeHead(304, headers).end();
  else {
    response.writeHead(200, { ...headers, "content-length": Buffer.byteLength(script) });
    response.end(request.method === "HEAD" ? undefined : script);
  }
}
