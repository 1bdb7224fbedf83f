import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { RETIRED_WORKER } from "~/generated/inline/scripts";

/** The path of the service workers; its folder determines their scope. */
export const WORKER_PATH = "/sw.js";

/** The built worker scripts. */
const BUILT = {
  shop: join(process.cwd(), "build", "shop-worker.js"),
  panel: join(process.cwd(), "build", "panel-worker.js"),
};
/** Placeholder for the id of Next's build. */
const BUILD_MARK = /%BUILD%/g;

/** Two scripts, for the hosts of shops and for the panel's. */
export type ServiceWorkers = Record<"shop" | "panel", string>;

/** The service workers of this build; before the first build, and in development, ones that unregister themselves. */
export async function serviceWorkers(options: { dir: string; wanted: boolean }): Promise<ServiceWorkers> {
  const [shop, panel] = await Promise.all([
    serviceWorker({ ...options, script: BUILT.shop }),
    serviceWorker({ ...options, script: BUILT.panel }),
  ]);
  return { shop, panel };
}

export async function serviceWorker({ dir, wanted, script }: { dir: string; wanted: boolean; script: string }) {
  const file = join(dir, ".next/BUILD_ID");
  if (!wanted || !existsSync(file)) return RETIRED_WORKER;
  const [id, text] = await Promise.all([readFile(file, "utf8"), readFile(script, "utf8")]);
  return text.replace(BUILD_MARK, id.trim());
}

/** Sends the service worker. Browsers check it at each visit and install a changed one at once. */
export function sendWorker(request: IncomingMessage, response: ServerResponse, script: string): void {
  const etag = `"${createHash("sha256").update(script).digest("base64url").slice(0, 27)}"`;
  const headers = { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache", etag };
  if (request.headers["if-none-match"] === etag) response.writeHead(304, headers).end();
  else {
    response.writeHead(200, { ...headers, "content-length": Buffer.byteLength(script) });
    response.end(request.method === "HEAD" ? undefined : script);
  }
}
