import { type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { registry } from "~/server/metrics/registry";
import { currentRequestId } from "~/server/request-id";
import { edgeCache } from "~/test/edge-cache";
import { noPictures } from "~/test/no-pictures";
import { Overloaded } from "./application/gate";
import { watchEdge } from "./edge-metrics";
import { createHostTable } from "./host-table";
import type { EdgeOptions } from "./options";
import { REQUEST_KINDS } from "./request-kind";
import { createEdge } from "./server";

const servers: Server[] = [];
const lines: object[] = [];
const log = (level: string): NonNullable<EdgeOptions["log"]> => ({
  isLevelEnabled: (asked: string) => asked === level,
  debug: (line: object) => void lines.push({ level: "debug", ...line }),
  warn: (line: object) => void lines.push({ level: "warn", ...line }),
});

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  lines.length = 0;
  registry.resetMetrics();
});

async function listen(options: Partial<EdgeOptions> = {}): Promise<number> {
  const server = createEdge({
    appUrl: "http://localhost:3000",
    hostName: "localhost",
    dev: false,
    trustedProxies: 0,
    captchaOrigins: [],
    files: new Set(),
    tents: createHostTable(async ({ value }) =>
      value === "demo" ? { id: 1, subdomain: "demo", ga4: false, pixel: false } : null,
    ),
    handle: async (_request, response) => void response.end("next"),
    workers: { shop: "", panel: "" },
    health: { check: async () => false, close: async () => {} },
    pictures: noPictures,
    isReady: async () => false,
    recordVisit: async () => {},
    onError: () => {},
    log: log("info"),
    ...options,
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}

interface Asked {
  host?: string;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
}

function ask(port: number, { host = "localhost", path = "/productos", method = "GET", headers = {} }: Asked = {}) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((done, fail) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers: { ...headers, host } }, (response) => {
      response.resume();
      response.on("end", () => done({ status: response.statusCode, headers: response.headers }));
    });
    sent.on("error", fail);
    sent.end();
  });
}

async function valuesOf(name: string) {
  const all = await registry.getMetricsAsJSON();
  return (all.find((metric) => metric.name === name)?.values ?? []) as {
    value: number;
    labels: Record<string, string>;
    metricName?: string;
  }[];
}

const countedRequests = async () =>
  (await valuesOf("vidriera_http_requests_total")).map(({ labels: { kind, status }, value }) => [kind, status, value]);

it("counts and times requests by kind and status", async () => {
  const port = await listen({
    handle: async ({ url }, response) => {
      if (url === "/api/nothing") response.statusCode = 404;
      response.end("next");
    },
  });
  await ask(port);
  await ask(port, { path: "/pedidos" });
  await ask(port, { path: "/api/nothing" });
  await ask(port, { host: "demo.localhost", path: "/api/auth/session" });
  await expect
    .poll(async () => (await countedRequests()).sort())
    .toEqual([
      ["api", "404", 1],
      ["auth", "404", 1],
      ["panel", "200", 2],
    ]);
  const times = await valuesOf("vidriera_http_request_duration_seconds");
  const count = times.find(({ metricName, labels }) => metricName?.endsWith("_count") && labels.kind === "panel");
  expect(count?.value).toBe(2);
});

it("counts pages from memory without timing them, and what the page cache does", async () => {
  const render = async () => ({
    status: 200,
    headers: { "content-type": "text/html", "cache-control": "s-maxage=60" },
    body: Buffer.from("page"),
  });
  const cache = edgeCache(render);
  const { pages } = cache;
  watchEdge({ pages, pictures: { bytes: 0 }, isReady: async () => true });
  const port = await listen({ cache });
  const shop = { host: "demo.localhost", path: "/catalogo" };
  for (let visit = 0; visit < 3; visit++) await ask(port, shop);
  await ask(port, { ...shop, path: "/" });
  await expect
    .poll(async () => (await countedRequests()).sort())
    .toEqual([
      ["catalogue", "200", 3],
      ["shop_home", "200", 1],
    ]);
  expect(await valuesOf("vidriera_page_cache_requests_total")).toEqual([
    { value: 2, labels: { result: "miss" } },
    { value: 2, labels: { result: "hit" } },
  ]);
  const times = await valuesOf("vidriera_http_request_duration_seconds");
  expect(times.filter(({ metricName }) => metricName?.endsWith("_count")).map(({ value }) => value)).toEqual([1, 1]);
  const renders = await valuesOf("vidriera_page_render_duration_seconds");
  expect(renders.find(({ metricName }) => metricName?.endsWith("_count"))?.value).toBe(2);
  expect(await valuesOf("vidriera_page_cache_pages")).toEqual([{ value: 2, labels: {} }]);
  expect((await valuesOf("vidriera_page_cache_bytes"))[0]?.value).toBe(pages.size);
  pages.purge(1, { tent: 1, site: 0 });
  pages.purgeSite(1);
  pages.reset();
  expect(
    (await valuesOf("vidriera_page_cache_purges_total")).map(({ labels, value }) => [labels.scope, value]),
  ).toEqual([
    ["shop", 1],
    ["site", 1],
    ["reset", 1],
  ]);
  expect(await valuesOf("vidriera_page_cache_pages")).toEqual([{ value: 0, labels: {} }]);
});

it("does not time a stream, which ends when its reader leaves", async () => {
  const port = await listen({
    handle: async (_request, response) => void response.setHeader("Content-Type", "text/event-stream").end("data"),
  });
  await ask(port, { path: "/api/trpc/order.feed" });
  await expect.poll(countedRequests).toEqual([["trpc", "200", 1]]);
  expect(await valuesOf("vidriera_http_request_duration_seconds")).toEqual([]);
});

it("has few labels, whatever hosts, paths, methods and statuses there are", async () => {
  let status = 200;
  const port = await listen({
    handle: async (_request, response) => {
      response.statusCode = status++; // up to what no standard knows
      response.end();
    },
  });
  for (let n = 0; n < 300; n++) {
    await ask(port, { path: `/pagina-${n}`, method: ["GET", "POST", "PURGE"][n % 3] ?? "GET" });
    await ask(port, { host: `tienda-${n}.localhost`, path: `/catalogo/${n}-producto` });
    await ask(port, { host: `dominio-${n}.example`, path: `/%00${n}` });
    await ask(port, { host: `_${n}_!`, path: `//x${n}//` });
    await ask(port, { path: `/api/${n}/%2e%2e/${n}`, headers: { "x-request-id": `request-${n}-of-somebody` } });
  }
  await expect
    .poll(async () => (await countedRequests()).reduce((sum, [, , value]) => sum + Number(value), 0))
    .toBe(1500);
  const counted = await countedRequests();
  for (const [kind, counted] of await countedRequests()) {
    expect(REQUEST_KINDS).toContain(kind);
    expect(counted).toMatch(/^(?:[1-5]\d\d|other|aborted)$/);
  }
  expect(counted.length).toBeLessThan(120);
});

it("gives each request an id, which the application, the log and the answer have", async () => {
  const seen: unknown[] = [];
  const port = await listen({
    handle: async ({ headers }, response) => {
      seen.push(headers["x-edge-request-id"], currentRequestId());
      response.statusCode = 500;
      response.end();
    },
  });
  const { headers } = await ask(port, { path: "/productos/7?clave=abc" });
  const id = headers["x-request-id"];
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(seen).toEqual([id, id]);
  await expect
    .poll(() => lines)
    .toEqual([
      {
        level: "warn",
        requestId: id,
        kind: "panel",
        method: "GET",
        host: "localhost",
        path: "/productos/7",
        status: "500",
        ms: expect.any(Number),
      },
    ]);
  expect((await ask(port)).headers["x-request-id"]).not.toBe(id);
});

it("names the id with an error of a shop's page, not with the page, which is the same for everybody", async () => {
  const port = await listen();
  const shop = { host: "demo.localhost", path: "/catalogo" };
  expect((await ask(port, shop)).headers["x-request-id"]).toBeUndefined();
  const broken = await listen({ handle: () => Promise.reject(new Error("broken")) });
  expect(await ask(broken, shop)).toMatchObject({ status: 503, headers: { "x-request-id": expect.any(String) } });
});

it.each([
  [0, "a-proxys-id-1", false],
  [1, "a-proxys-id-1", true],
  [1, "short", false],
  [1, "with spaces and more", false],
  [1, "x".repeat(65), false],
])("with %i trusted proxies, the id %s is believed: %s", async (trustedProxies, given, believed) => {
  const port = await listen({ trustedProxies });
  const { headers } = await ask(port, { headers: { "x-request-id": given, "x-edge-request-id": "forged-forged" } });
  expect(headers["x-request-id"] === given).toBe(believed);
  expect(headers["x-request-id"]).not.toBe("forged-forged");
});

it("leaves a client's own X-Request-Id to the application: payment providers sign it", async () => {
  const seen: unknown[] = [];
  const port = await listen({
    handle: async ({ headers }, response) => {
      seen.push(headers["x-request-id"]);
      response.end();
    },
  });
  await ask(port, { path: "/api/webhooks/mercado-pago", headers: { "x-request-id": "of-the-provider" } });
  expect(seen).toEqual(["of-the-provider"]);
});

it("logs failures only, without tokens; checks of health and rejected visitors of 4xx are none", async () => {
  const port = await listen({ handle: () => Promise.reject(new Overloaded()) });
  const token = `${"aB3".repeat(10)}`;
  expect((await ask(port, { path: `/recuperar/${token}` })).status).toBe(503);
  expect((await ask(port, { path: "/api/health/ready" })).status).toBe(503);
  expect((await ask(port, { host: "nadie.example" })).status).toBe(404);
  await expect.poll(countedRequests).toHaveLength(3);
  expect(lines).toMatchObject([{ level: "warn", path: "/recuperar/…", status: "503" }]);
});

it("logs every request at the level debug", async () => {
  const port = await listen({ log: log("debug") });
  await ask(port);
  await expect.poll(() => lines).toMatchObject([{ level: "debug", path: "/productos", status: "200" }]);
});
