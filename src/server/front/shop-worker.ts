import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { build, stop } from "esbuild";

/** Where a shop's pages look for it; its folder is how far it reaches. */
export const WORKER_PATH = "/sw.js";

/** Takes the place of one that browsers have already, forgets what it kept, and goes. */
export const RETIRED_WORKER = `addEventListener("install",()=>skipWaiting());addEventListener("activate",e=>e.waitUntil((async()=>{for(const k of await caches.keys())await caches.delete(k);await registration.unregister()})()));`;

/** The service worker of this build; before the first build, and while pages are being developed, one that goes again. */
export async function shopWorker({ dir, wanted }: { dir: string; wanted: boolean }): Promise<string> {
  const file = join(dir, ".next/BUILD_ID");
  if (!wanted || !existsSync(file)) return RETIRED_WORKER;
  const made = await build({
    entryPoints: [join(dir, "src/features/catalogue/offline/worker.ts")],
    absWorkingDir: dir,
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    define: { BUILD: JSON.stringify(readFileSync(file, "utf8").trim()) },
    logLevel: "silent",
  });
  await stop(); // its own process would stay
  return made.outputFiles[0]?.text ?? RETIRED_WORKER;
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
