import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { RETIRED_WORKER } from "~/generated/inline/scripts";
import { applicationBehind } from "~/test/application-behind";
import { edgeCache } from "~/test/edge-cache";
import { noPictures } from "~/test/no-pictures";
import { type Attempt, attempts, sendRaw } from "~/test/poison";
import type { Forward } from "./application/forward";
import type { PageCache } from "./cache/page-cache";
import { createHostTable } from "./host-table";
import type { EdgeOptions } from "./options";
import { createEdge } from "./server";

const TENTS = new Map([
  ["demo", 1],
  ["otra", 2],
]);
const PAGE = { path: "/catalogo", host: "demo.localhost:3000", other: "otra.localhost:3000" };

/** A fake Next that trusts every header it receives and marks every page cacheable for everybody. */
const gullible: EdgeOptions["handle"] = async ({ method, url, headers: all }, response) => {
  const { "x-edge-request-id": _, ...headers } = all; // the edge's own, another one for each request
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "s-maxage=31536000");
  response.setHeader("X-Seen", encodeURIComponent(JSON.stringify(headers)));
  response.end(JSON.stringify({ method, url, headers }));
};

let server: Server;
let application: Forward;
let pages: PageCache;
let port = 0;

beforeAll(async () => {
  application = await applicationBehind(gullible);
  const { handle, ask } = application;
  const cache = edgeCache(ask);
  ({ pages } = cache);
  server = createEdge({
    appUrl: "http://localhost:3000",
    hostName: "localhost",
    dev: false,
    trustedProxies: 1, // the worst case: a proxy is trusted
    captchaOrigins: [],
    files: new Set(),
    tents: createHostTable(async ({ value }) => {
      const id = TENTS.get(String(value));
      return id === undefined ? null : { id, subdomain: String(value), ga4: false, pixel: false };
    }),
    cache,
    handle,
    workers: { shop: RETIRED_WORKER, panel: "panel's worker" },
    health: { check: async () => true, close: async () => {} },
    pictures: noPictures,
    isReady: async () => true,
    recordVisit: async () => {},
    onError: () => {},
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  application.close();
});

const open = (attempt: Partial<Attempt> = {}) => sendRaw(port, { path: PAGE.path, host: PAGE.host, ...attempt });
/** Removes headers that differ on every response. */
const stored = ({ head, body }: { head: string; body: string }) =>
  `${head.replace(/\r\n(?:date|cache-status): [^\r]*/gi, "")}\r\n\r\n${body}`;

it.each(attempts(PAGE))("a cached page is unaffected by $what, before and after it is cached", async (attempt) => {
  pages.reset();
  const clean = await open();
  await open(attempt);
  const after = await open();
  pages.reset();
  await open(attempt);
  const first = await open();
  expect(clean.status).toBe(200);
  expect(after.head).toMatch(/cache-status: vidriera; hit/i);
  expect(stored(after)).toBe(stored(clean));
  expect(stored(first)).toBe(stored(clean));
  expect(stored(clean)).not.toMatch(/evil|gopher|otra/);
});

it("each shop gets its own page, whatever was requested before", async () => {
  await open();
  const other = await open({ host: PAGE.other });
  expect(other.body).toContain('"url":"/tienda/2/catalogo"');
  expect((await open()).body).toContain('"url":"/tienda/1/catalogo"');
});
