import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { RETIRED_WORKER } from "~/generated/inline/scripts";
import { applicationBehind } from "~/test/application-behind";
import { askedFor, edgeCache } from "~/test/edge-cache";
import { noPictures } from "~/test/no-pictures";
import type { Forward } from "./application/forward";
import type { PageCache } from "./cache/page-cache";
import { createHostTable } from "./host-table";
import { createEdge } from "./server";

const SECRET = "k7Qm2-xP_9aLr4TzW0vBn1";
const PASS = "p".repeat(22);

let server: Server;
let application: Forward;
let pages: PageCache;
let port = 0;
let rendered: string[] = [];
let version = 0;

beforeAll(async () => {
  application = await applicationBehind(async (request, response) => {
    const url = askedFor(request);
    rendered.push(url);
    const isList = url.includes("~lista.");
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cache-Control", `${isList ? "private, no-store" : "public"}, s-maxage=3600`);
    response.end(url);
  });
  const { handle, ask } = application;
  const cache = edgeCache(ask, { readVersion: async () => ({ tent: version, site: 0 }) });
  ({ pages } = cache);
  server = createEdge({
    appUrl: "http://localhost:3000",
    hostName: "localhost",
    dev: false,
    trustedProxies: 0,
    captchaOrigins: [],
    files: new Set(),
    tents: createHostTable(async () => ({ id: 1, subdomain: "demo", ga4: true, pixel: true })),
    cache,
    handle,
    workers: { shop: RETIRED_WORKER, panel: RETIRED_WORKER },
    health: { check: async () => true, close: async () => {} },
    pictures: noPictures,
    isReady: async () => true,
    recordVisit: async () => {},
    onError: () => {},
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  ({ port } = server.address() as AddressInfo);
});

afterAll(async () => {
  server.close();
  await application.close();
});

async function get(path: string, cookie?: string) {
  const { request } = await import("node:http");
  return new Promise<{ body: string; headers: Record<string, unknown> }>((done, failed) => {
    const headers = { host: "demo.localhost:3000", ...(cookie && { cookie }) };
    request({ port, host: "127.0.0.1", path, headers }, (response) => {
      let body = "";
      response.on("data", (part: Buffer) => {
        body += part;
      });
      response.on("end", () => done({ body, headers: response.headers }));
    })
      .on("error", failed)
      .end();
  });
}

it("keeps the pages of a list under a key of their own, and lets nobody else keep them", async () => {
  rendered = [];
  const path = `/lista/${SECRET}/catalogo`;
  const first = await get(path);
  const second = await get(path);
  const shared = await get("/catalogo");
  expect(rendered).toEqual([`/tienda/1~lista.${SECRET}./catalogo at 0.0`, "/tienda/1/catalogo at 0.0"]);
  expect(second.body).toBe(first.body);
  expect(second.headers).toMatchObject({
    "cache-control": "private, no-store",
    "cache-status": "vidriera; hit",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  expect(shared.headers["cache-control"]).not.toContain("no-store");
  // no analytics may run on a list's pages
  expect(String(second.headers["content-security-policy"])).not.toContain("google");
  expect(String(shared.headers["content-security-policy"])).toContain("google");
});

it("gives each device the page for what it got for the password", async () => {
  rendered = [];
  const path = `/lista/${SECRET}/catalogo/1`;
  await get(path);
  await get(path, `other=1; lista=${PASS}`);
  await get(path, "lista=short");
  await get("/catalogo/2", `lista=${PASS}`);
  expect(rendered).toEqual([
    `/tienda/1~lista.${SECRET}./catalogo/1 at 0.0`,
    `/tienda/1~lista.${SECRET}.${PASS}/catalogo/1 at 0.0`,
    "/tienda/1/catalogo/2 at 0.0",
  ]);
});

it("renders the pages of a list again once the shop has changed", async () => {
  const path = `/lista/${SECRET}`;
  await get(path);
  version = 1;
  pages.purge(1, { tent: 1, site: 0 });
  rendered = [];
  await get(path);
  expect(rendered).toEqual([`/tienda/1~lista.${SECRET}. at 1.0`]);
});
