import { once } from "node:events";
import { type IncomingHttpHeaders, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Visit } from "~/domain/stats/visit";
import { RETIRED_WORKER } from "~/generated/inline/scripts";
import { styleSheetPath } from "~/server/assets/style-sheet";
import { noPictures } from "~/test/no-pictures";
import { Overloaded } from "./application/gate";
import { createHostTable } from "./host-table";
import type { EdgeOptions } from "./options";
import { createEdge } from "./server";
import { visitRecorder } from "./visit";

interface Seen {
  url: string | undefined;
  headers: IncomingHttpHeaders;
}

const servers: Server[] = [];
let port = 0;
let proxied = 0;
let seen: Seen | null = null;
let broken = false;
let counted: [number, Visit][] = [];

async function listen(options: Partial<EdgeOptions> = {}): Promise<number> {
  const server = createEdge({
    appUrl: "http://localhost:3000",
    hostName: "localhost",
    dev: false,
    trustedProxies: 0,
    captchaOrigins: [],
    files: new Set(["/favicon.ico"]),
    tents: createHostTable(async ({ by, value }) => {
      if (broken) throw new Error("database down");
      if (by === "sub" && value === "viejo")
        return { id: 1, subdomain: "demo", ga4: false, pixel: false, movedTo: "demo" };
      if (by === "domain")
        return value === "mitienda.example" ? { id: 1, subdomain: "demo", ga4: true, pixel: false } : null;
      if (by === "slug" && value === "con-dominio")
        return { id: 2, subdomain: "otra", ga4: false, pixel: false, domain: "mitienda.example" };
      return value === "demo" || value === 1 ? { id: 1, subdomain: "demo", ga4: true, pixel: false } : null;
    }),
    handle: async ({ url, headers }, response) => {
      seen = { url, headers };
      response.setHeader("Cache-Control", "s-maxage=31536000");
      response.end("next");
    },
    workers: { shop: RETIRED_WORKER, panel: "panel's worker" },
    health: { check: async () => true, close: async () => {} },
    pictures: noPictures,
    isReady: async () => true,
    recordVisit: visitRecorder((tentId, visit) => counted.push([tentId, visit])),
    onError: () => {},
    ...options,
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}

function ask(
  host: string,
  path: string,
  {
    method = "GET",
    headers = {},
    to = port,
    body: sentBody,
  }: { method?: string; headers?: Record<string, string>; to?: number; body?: string } = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((done, fail) => {
    const sent = request({ host: "127.0.0.1", port: to, path, method, headers: { ...headers, host } }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += String(chunk);
      });
      response.on("end", () => done({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on("error", fail);
    sent.end(sentBody);
  });
}

beforeAll(async () => {
  port = await listen();
  proxied = await listen({ trustedProxies: 1 });
});
beforeEach(() => {
  seen = null;
  broken = false;
  counted = [];
});
afterAll(() => {
  for (const server of servers) server.close();
});

it.each([
  ["demo.localhost:3000", "/", "/tienda/1"],
  ["demo.localhost:3000", "/catalogo?x=1", "/tienda/1/catalogo"],
  ["demo.localhost:3000", "/catalogo/buscar?q=mate", "/tienda/1/catalogo/buscar?q=mate"],
  ["demo.localhost:3000", "/~celia", "/tienda/1~celia"],
  ["demo.localhost:3000", "/~celia/catalogo?x=1", "/tienda/1~celia/catalogo"],
  ["mitienda.example", "/~sol/catalogo/buscar?q=a", "/tienda/1~sol/catalogo/buscar?q=a"],
  ["demo.localhost:3000", "/~nadie/catalogo", "/tienda/1/~nadie/catalogo"],
  ["mitienda.example", "/catalogo", "/tienda/1/catalogo"],
  ["MiTienda.example:443", "/catalogo/buscar?q=a", "/tienda/1/catalogo/buscar?q=a"],
  ["mitienda.example", "/login", "/tienda/1/login"],
  ["mitienda.example", "/products/mate-torpedo?variant=1", "/tienda/1/products/mate-torpedo"],
  ["localhost:3000", "/productos", "/productos"],
  ["demo.localhost:3000", "/api/config", "/api/config"],
  ["nadie.localhost:3000", "/_next/static/a.js", "/_next/static/a.js"],
])("%s%s becomes %s", async (host, path, expected) => {
  expect((await ask(host, path)).body).toBe("next");
  expect(seen?.url).toBe(expected);
});

it.each([
  ["nadie.localhost:3000", "/catalogo", 302, "http://localhost:3000/notfound"],
  ["localhost:3000", "/tienda/nadie", 302, "http://localhost:3000/notfound"],
  ["localhost:3000", "/tienda/1~v1.2", 302, "http://localhost:3000/notfound"],
  ["localhost:3000", "/tienda/1%7elista.k7Qm2-xP_9aLr4TzW0vBn1.", 302, "http://localhost:3000/notfound"],
  ["localhost:3000", "/tienda/demo", 308, "http://demo.localhost:3000/"],
  ["localhost:3000", "/tienda/demo?desde=qr", 308, "http://demo.localhost:3000/?desde=qr"],
  ["localhost:3000", "/tienda/1/catalogo?x=1", 308, "http://demo.localhost:3000/catalogo?x=1"],
  ["localhost:3000", "/tienda/demo~celia/catalogo", 308, "http://demo.localhost:3000/~celia/catalogo"],
  ["localhost:3000", "/tienda/1~sol", 308, "http://demo.localhost:3000/~sol"],
  ["127.0.0.1:3000", "/tienda/demo", 308, "http://demo.localhost:3000/"],
  ["localhost:3000", "/tienda/con-dominio/mis-links", 308, "http://mitienda.example:3000/mis-links"],
  ["localhost:3000", "/tienda/demo~nadie/catalogo", 302, "http://localhost:3000/notfound"],
  ["viejo.localhost:3000", "/~celia/catalogo?a=1", 308, "http://demo.localhost:3000/~celia/catalogo?a=1"],
  ["viejo.localhost:3000", "/catalogo?a=1", 308, "http://demo.localhost:3000/catalogo?a=1"],
  ["viejo.localhost:3000", "/", 308, "http://demo.localhost:3000/"],
  ["www.localhost:3000", "/login", 308, "http://localhost:3000/login"],
  ["demo.localhost:3000", "//evil.example/", 308, "/evil.example"],
  ["mitienda.example", "/products/mate-torpedo/?variant=1", 308, "/products/mate-torpedo?variant=1"],
])("responds to %s%s with %i %s without Next", async (host, path, status, location) => {
  const answer = await ask(host, path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
  expect(seen).toBeNull();
});

it.each([
  ["demo.localhost", "/%", "GET", 400],
  ["localhost", "/%E0%A4%A", "GET", 400],
  ["localhost", "/", "TRACE", 405],
  ["localhost", "/", "PROPFIND", 405],
  ["demo.localhost", "/catalogo", "POST", 405],
  ["other.example", "/", "GET", 404],
  ["other.example", "/_next/static/a.js", "GET", 404],
  ["mitienda.example", "/api/auth/session", "GET", 404],
])("rejects %s%s by %s with %i", async (host, path, method, status) => {
  expect((await ask(host, path, { method })).status).toBe(status);
  expect(seen).toBeNull();
});

it("answers health checks at any host, as balancers ask by address", async () => {
  for (const host of ["localhost", "127.0.0.1:3000", "other.example"])
    for (const path of ["/api/health", "/api/health/live", "/api/health/ready"])
      expect((await ask(host, path)).status, `${host}${path}`).toBe(200);
  expect(seen).toBeNull();
});

it("sends a 503 in each client's format on overload, without reporting an error", async () => {
  const faults: unknown[] = [];
  const to = await listen({
    handle: () => Promise.reject(new Overloaded()),
    onError: (error) => faults.push(error),
  });
  const answers = await Promise.all(
    ["/productos", "/api/config", "/api/trpc/site.get,tent.get"].map((path) => ask("localhost", path, { to })),
  );
  expect(answers.map(({ status, headers }) => [status, headers["retry-after"]])).toEqual(Array(3).fill([503, "5"]));
  const [page, program, panel] = answers.map(({ body }) => body);
  expect(page).toContain("No disponible por el momento");
  expect(JSON.parse(program ?? "")).toMatchObject({ error: { code: "SERVICE_UNAVAILABLE" } });
  expect(JSON.parse(panel ?? "")).toMatchObject({
    error: { json: { data: { httpStatus: 503, appError: { code: "UNAVAILABLE", details: { retryAfter: 5 } } } } },
  });
  expect(faults).toEqual([]);
});

it("rejects CONNECT requests", async () => {
  const text = await new Promise<string>((done) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("CONNECT a.com:443 HTTP/1.1\r\nHost: a.com\r\n\r\n"));
    socket.once("data", (data) => done(String(data)));
  });
  expect(text).toContain("405");
});

it("outlives clients that reset a CONNECT request", async () => {
  const uncaught: unknown[] = [];
  const hear = (error: unknown) => void uncaught.push(error);
  process.on("uncaughtException", hear);
  for (let client = 0; client < 20; client += 1)
    await new Promise<void>((done) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.write("CONNECT a.com:443 HTTP/1.1\r\nHost: a.com\r\n\r\n");
        setTimeout(() => socket.resetAndDestroy(), client % 4);
      });
      socket.once("close", () => done());
      socket.on("error", () => {});
    });
  await ask("demo.localhost", "/");
  process.off("uncaughtException", hear);
  expect(uncaught).toEqual([]);
});

it("responds 503 while shops cannot be read, and recovers", async () => {
  broken = true;
  const answer = await ask("caida.localhost", "/");
  expect([answer.status, answer.headers["x-content-type-options"]]).toEqual([503, "nosniff"]);
  broken = false;
  expect((await ask("caida.localhost", "/")).status).toBe(302);
});

it("ignores cookies on a shop's host", async () => {
  const headers = { cookie: "next-auth.session-token=abc" };
  await ask("demo.localhost", "/api/user", { headers });
  expect(seen?.headers.cookie).toBeUndefined();
  await ask("mitienda.example", "/api/user", { headers });
  expect(seen?.headers.cookie).toBeUndefined();
  await ask("localhost", "/api/user", { headers });
  expect(seen?.headers.cookie).toBe("next-auth.session-token=abc");
});

it("always sets the client's address itself", async () => {
  const headers = { "x-client-address": "6.6.6.6", "x-forwarded-for": "6.6.6.6", "x-forwarded-host": "evil.example" };
  await ask("localhost", "/", { headers });
  expect(seen?.headers["x-client-address"]).toBe("127.0.0.1");
  expect(seen?.headers["x-forwarded-host"]).toBeUndefined();
  await ask("localhost", "/", { headers, to: proxied });
  expect(seen?.headers["x-client-address"]).toBe("6.6.6.6");
});

it("warns once about an untrusted proxy", async () => {
  let warned = 0;
  const onUntrustedProxy = () => {
    warned += 1;
  };
  const forwarded = { headers: { "x-forwarded-for": "203.0.113.9" } };
  const trusting = await listen({ trustedProxies: 1, onUntrustedProxy });
  await ask("localhost", "/", { ...forwarded, to: trusting });
  const to = await listen({ onUntrustedProxy });
  await ask("localhost", "/", { to });
  expect(warned).toBe(0);
  for (let n = 0; n < 3; n += 1) await ask("localhost", "/", { ...forwarded, to });
  expect(warned).toBe(1);
});

it("sets the security headers on every response", async () => {
  const shop = await ask("demo.localhost", "/");
  expect(shop.headers["content-security-policy"]).toContain("frame-ancestors http://localhost:3000");
  expect(shop.headers["content-security-policy"]).toContain("googletagmanager");
  expect(shop.headers["x-content-type-options"]).toBe("nosniff");
  expect(shop.headers["x-robots-tag"]).toBeUndefined();
  const tried = await ask("demo.localhost", "/~celia");
  expect(tried.headers["x-robots-tag"]).toBe("noindex");
  expect(tried.headers["content-security-policy"]).not.toContain("googletagmanager");
  const refused = await ask("localhost", "/%");
  expect(refused.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

it("gives each panel page its own nonce and passes it to Next, ignoring what the visitor sends", async () => {
  const nonceIn = (policy: unknown) => /'nonce-([\w-]{22})'/.exec(String(policy))?.[1];
  const headers = { "content-security-policy": "script-src 'nonce-known'" };
  const nonces = new Set<string | undefined>();
  for (let time = 0; time < 3; time++) {
    const answer = await ask("localhost", "/productos", { headers });
    const nonce = nonceIn(answer.headers["content-security-policy"]);
    expect(nonceIn(seen?.headers["content-security-policy"])).toBe(nonce);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
  expect(nonces).not.toContain(undefined);
});

it("passes the requested path to the page, and gives /error the status of its code", async () => {
  await ask("localhost", "/productos?q=mate", { headers: { "x-asked-path": "//evil.example" } });
  expect(seen?.headers["x-asked-path"]).toBe("/productos?q=mate");
  expect((await ask("localhost", "/error?code=404")).status).toBe(404);
  expect((await ask("localhost", "/login")).status).toBe(200);
});

it("responds to bots with the same status and an empty body", async () => {
  const headers = { "user-agent": "Googlebot/2.1" };
  const { status, body } = await ask("localhost", "/error?code=503", { headers });
  expect([status, body]).toEqual([503, ""]);
  expect((await ask("localhost", "/login", { headers })).body).toBe("next");
});

it("has no log-in on a shop's host, and rejects an oversized body before reading it", async () => {
  expect((await ask("demo.localhost", "/api/auth/csrf")).status).toBe(404);
  expect((await ask("localhost", "/api/auth/csrf")).status).toBe(200);
  const headers = { "content-type": "application/json" };
  const body = "x".repeat(2 * 1024 * 1024);
  expect((await ask("localhost", "/api/trpc/order.place", { method: "POST", headers, body })).status).toBe(413);
});

it("responds to clients that read only after sending the whole body, even an oversized one", async () => {
  const length = 10_000_000;
  for (const path of ["/api/product", "/api/trpc/order.place"]) {
    const socket = connect(port, "127.0.0.1");
    const broken: string[] = [];
    socket.on("error", (error) => broken.push(error.message));
    socket.pause();
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    const sent = new Promise((done) => socket.write(head + "x".repeat(length), done));
    await Promise.race([sent, new Promise((done) => socket.once("close", done))]);
    const [first] = await Promise.race([once(socket.resume(), "data"), once(socket, "close")]);
    socket.destroy();
    expect([String(first).split("\r\n")[0], broken], path).toEqual(["HTTP/1.1 413 Payload Too Large", []]);
  }
  expect(seen).toBeNull();
});

it("rejects API clients in the public API's error format", async () => {
  const post = (headers: Record<string, string>, body?: string) =>
    ask("localhost", "/api/product", { method: "POST", headers, body });
  const answers = [
    await post({ "content-type": "application/json" }, "x".repeat(2 * 1024 * 1024)),
    await post({ "content-type": "application/json", "transfer-encoding": "chunked" }),
    await ask("localhost", "/api/tent/%", {}),
    await ask("localhost", "/api/user", { method: "TRACE" }),
    await ask("other.example", "/api/user", {}),
  ];
  const told = answers.map(({ status, body }) => [
    status,
    (JSON.parse(body) as { error: { code: string } }).error.code,
  ]);
  expect(told).toEqual([
    [413, "BODY_TOO_LARGE"],
    [411, "LENGTH_REQUIRED"],
    [400, "BAD_REQUEST"],
    [405, "METHOD_NOT_ALLOWED"],
    [404, "NOT_FOUND"],
  ]);
  for (const { headers } of answers) {
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  }
  expect(seen).toBeNull();
});

it("makes caches revalidate a shop's page", async () => {
  expect((await ask("demo.localhost", "/catalogo")).headers["cache-control"]).toBe(
    "public, max-age=0, must-revalidate",
  );
});

const CLICK = '{"kind":"LINK_CLICK","id":7}';
const PHONE = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";

function tell(
  host: string,
  { origin = `http://${host}`, agent = PHONE, body = CLICK, to = port, address = "", site = "" } = {},
): Promise<number | undefined> {
  const headers: Record<string, string> = { "content-length": String(Buffer.byteLength(body)) };
  if (origin) headers.origin = origin;
  if (site) headers["sec-fetch-site"] = site;
  if (agent) headers["user-agent"] = agent;
  if (address) headers["x-forwarded-for"] = address;
  return ask(host, "/api/visit", { method: "POST", headers, body, to }).then(({ status }) => status);
}

it("counts a visit reported by a shop's own page, without a request to Next", async () => {
  expect(await tell("demo.localhost:3000")).toBe(204);
  expect(counted).toEqual([[1, { kind: "LINK_CLICK", id: 7 }]]);
  expect(seen).toBeNull();
});

it("answers a visit with few headers", async () => {
  const { headers } = await ask("demo.localhost:3000", "/api/visit", { method: "POST", body: CLICK });
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  const bytes = Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
  expect(bytes).toBeLessThan(350);
});

it("counts a visit reported by a page without referrer", async () => {
  expect(await tell("demo.localhost:3000", { origin: "null", site: "same-origin" })).toBe(204);
  expect(counted).toHaveLength(1);
});

it.each([
  ["demo.localhost:3000", { origin: "null", site: "same-site" }],
  ["demo.localhost:3000", { agent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ["demo.localhost:3000", { agent: "" }],
  ["demo.localhost:3000", { origin: "http://otra.localhost:3000" }],
  ["demo.localhost:3000", { origin: "" }],
  ["demo.localhost:3000", { origin: "null" }],
  ["demo.localhost:3000", { body: "{}" }],
  ["demo.localhost:3000", { body: CLICK + " ".repeat(600) }],
  ["nadie.localhost:3000", {}],
  ["viejo.localhost:3000", {}],
])("accepts a report to %s with %j but does not count it", async (host, sent) => {
  expect(await tell(host, sent)).toBe(204);
  expect(counted).toEqual([]);
  expect(seen).toBeNull();
});

it("counts a flood from one address up to its limit, and still counts other addresses", async () => {
  const to = await listen({ trustedProxies: 1 });
  const from = (address: string) => tell("demo.localhost:3000", { to, address });
  await Promise.all(Array.from({ length: 200 }, () => from("203.0.113.5")));
  expect(counted).toHaveLength(120);
  await from("203.0.113.6");
  expect(counted).toHaveLength(121);
});

it("serves the service worker on the shop's own host, revalidated each time", async () => {
  const answer = await ask("demo.localhost", "/sw.js");
  expect(answer).toMatchObject({ status: 200, body: RETIRED_WORKER });
  expect(answer.headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
  });
  const again = await ask("demo.localhost", "/sw.js", { headers: { "if-none-match": answer.headers.etag ?? "" } });
  expect(again).toMatchObject({ status: 304, body: "" });
});

it("serves the panel's own service worker on the panel's host", async () => {
  expect(await ask("localhost", "/sw.js")).toMatchObject({ status: 200, body: "panel's worker" });
});

it.each([
  ["www.localhost", "/sw.js"],
  ["localhost", "/tienda/demo/sw.js"],
  ["demo.localhost", "/~celia/sw.js"],
])("%s has no service worker at %s", async (host, path) => {
  expect((await ask(host, path)).body).not.toBe(RETIRED_WORKER);
});

it.each(["GET", "HEAD", "POST", "PUT", "DELETE"])(
  "serves no page of any shop on the panel's host by %s",
  async (method) => {
    for (const path of ["/tienda/demo", "/tienda/1~celia/catalogo", "/tienda/demo/catalogo/7-mate", "/tienda/nadie"]) {
      const { status, body } = await ask("localhost", path, { method });
      expect([302, 308, 405]).toContain(status);
      expect(body).not.toBe("next");
      const asNext = await ask("localhost", path, { method, headers: { rsc: "1", "next-url": path } });
      expect(asNext.status).toBe(status);
    }
    expect(seen).toBeNull();
  },
);

it("sends a style sheet cacheable for ever, and less than a third of it when compressed", async () => {
  const sheet = (accepted?: string) =>
    ask("demo.localhost:3000", styleSheetPath("sol"), {
      headers: accepted === undefined ? {} : { "accept-encoding": accepted },
    });
  const [plain, ...compressed] = await Promise.all([sheet(), sheet("gzip, deflate, br, zstd"), sheet("gzip, deflate")]);
  for (const { status, headers } of [plain, ...compressed])
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "text/css; charset=utf-8",
      "public, max-age=31536000, immutable",
    ]);
  expect(plain.body).toContain(".card__media {");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(compressed.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip"]);
  const bytes = Number(plain.headers["content-length"]);
  for (const { headers } of compressed) {
    expect(Number(headers["content-length"])).toBeGreaterThan(bytes / 20);
    expect(Number(headers["content-length"])).toBeLessThan(bytes / 3);
  }
  expect(seen).toBeNull();
});

it("does not serve another path as a style sheet or script", async () => {
  await ask("demo.localhost:3000", "/storage/scripts/..%2fprisma.js");
  expect(seen?.url).toBe("/storage/scripts/..%2fprisma.js");
});

it.each(["/storage/styles/none.css", "/storage/scripts/sol.css", "/storage/styles/sol.css?v=0badf00d"])(
  "has no file %s, and does not ask the application for it",
  async (path) => {
    const { status, headers, body } = await ask("demo.localhost:3000", path);
    expect([status, headers["cache-control"], body]).toEqual([404, "no-store", ""]);
    expect(seen).toBeNull();
  },
);

it.each<Record<string, string>>([
  {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
  },
  { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c", "http2-settings": "AAMAAABkAAQAAP__" },
  { connection: "upgrade", upgrade: "TLS/1.2" },
  { "next-action": "00".repeat(20) },
])("answers a request as usual that asks for what is not spoken here: %o", async (headers) => {
  expect(await ask("localhost", "/login", { headers })).toMatchObject({ status: 200, body: "next" });
  for (const name of ["upgrade", "connection", "next-action"]) expect(seen?.headers[name]).toBeUndefined();
});

it.each(["x", "%", "[]", "{}", "null", "%5B%22%22", '["",1]', "[".repeat(30_000)])(
  "refuses a router state that Next's client does not send: %s",
  async (state) => {
    seen = null;
    const headers = { rsc: "1", "next-router-state-tree": state };
    for (const [host, path] of [
      ["localhost", "/productos"],
      ["demo.localhost", "/catalogo/pedido/x"],
    ] as const)
      expect((await ask(host, path, { headers })).status).toBe(state.length > 16_000 ? 431 : 400);
    expect(seen).toBeNull();
  },
);

it("passes on what Next's client sends", async () => {
  const state = encodeURIComponent(JSON.stringify(["", { children: ["(panel)", { children: ["__PAGE__", {}] }] }]));
  expect(
    (await ask("localhost", "/productos", { headers: { rsc: "1", "next-router-state-tree": state } })).status,
  ).toBe(200);
});

it.each([
  "Host: demo.localhost\r\nHost: demo.localhost",
  "Host: demo.localhost\r\nHOST: otra.localhost",
  "Host: localhost\r\nAccept: */*\r\nhost: demo.localhost",
])("refuses two hosts: %s", async (hosts) => {
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET /catalogo HTTP/1.1\r\n${hosts}\r\n\r\n`);
  const [first] = await once(socket, "data");
  socket.destroy();
  expect(String(first).split("\r\n")[0]).toBe("HTTP/1.1 400 Bad Request");
});

it("closes a connection whose client takes nothing, and not one that reads slowly", async () => {
  const body = Buffer.alloc(32 << 20, 1); // more than the sockets of any system hold
  const ended = new Map<string, Promise<boolean>>();
  const to = await listen({
    stalledMs: 3_000,
    handle: async ({ url = "" }, response) => {
      ended.set(
        url,
        once(response, "close").then(() => response.writableFinished),
      );
      response.end(body);
    },
  });
  const ask = (path: string) => {
    const socket = connect(to, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return socket;
  };
  const stalled = ask("/api/stalled");
  let length = 0;
  for await (const chunk of ask("/api/slow")) {
    length += (chunk as Buffer).length;
    await new Promise((done) => setTimeout(done, 1));
  }
  expect(length).toBeGreaterThan(body.length);
  expect(await ended.get("/api/slow")).toBe(true);
  expect(await ended.get("/api/stalled")).toBe(false);
  stalled.destroy();
});
