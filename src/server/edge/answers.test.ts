import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "~/server/errors";
import { applicationBehind } from "~/test/application-behind";
import { askedFor, edgeCache } from "~/test/edge-cache";
import { noPictures } from "~/test/no-pictures";
import { sendRaw } from "~/test/poison";
import type { Forward } from "./application/forward";
import { createHostTable, type HostTable } from "./host-table";
import { createEdge } from "./server";

let server: Server;
let application: Forward;
let cache: ReturnType<typeof edgeCache>;
let port = 0;
/** What the application was asked for. */
let asked: string[] = [];
let requests: IncomingMessage[] = [];
let version = 0;
/** What a limit says to the next calls: of the edge's, and of the application's. */
let isOver = false;
let status = 200;
/** The shop of the name "demo". */
let demo = 1;
/** Whether a shop has the domain that is asked. */
let hasDomain = true;
let tents: HostTable;

beforeAll(async () => {
  application = await applicationBehind(async (request, response) => {
    asked.push(askedFor(request));
    requests.push(request);
    const isPage = !request.url?.startsWith("/api/");
    if (/\/(?:cerca|icono|tarjeta)\//.test(request.url ?? "")) {
      const lifetime = request.url?.includes("-old") ? "max-age=300" : "max-age=31536000, immutable";
      response.writeHead(status, { "content-type": "image/png", "cache-control": `public, ${lifetime}` });
      return void response.end(`${request.url} ${asked.length} ${"a long picture ".repeat(200)}`);
    }
    response.writeHead(status, {
      "content-type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      "cache-control": !isPage
        ? "no-store"
        : request.url?.startsWith("/tienda/")
          ? "private, no-cache, no-store"
          : "private, no-cache, s-maxage=86400",
      ...(isPage ? {} : { "access-control-allow-origin": "*", "x-request-id": "of-the-application" }),
    });
    response.end(`${request.url} ${asked.length}`);
  });
  const { handle, ask } = application;
  cache = edgeCache(ask, {
    readVersion: async () => ({ tent: version, site: 0 }),
    countCall: async () => {
      if (isOver) throw new AppError("RATE_LIMITED");
    },
  });
  tents = createHostTable(async ({ by, value }) => {
    if (by === "domain" && !hasDomain) return null;
    if (value === "antes") return { id: 1, subdomain: "antes", ga4: false, pixel: false, movedTo: "demo" };
    const id = by === "id" ? Number(value) : value === "demo" ? demo : 2;
    return id > 2 ? null : { id, subdomain: id === 1 ? "demo" : "otra", ga4: false, pixel: false };
  });
  server = createEdge({
    appUrl: "http://localhost:3000",
    hostName: "localhost",
    dev: false,
    trustedProxies: 0,
    captchaOrigins: [],
    files: new Set(),
    tents,
    cache,
    handle,
    workers: { shop: "", panel: "" },
    health: { check: async () => true, close: async () => {} },
    pictures: noPictures,
    isReady: async () => true,
    recordVisit: async () => {},
    onError: () => {},
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  cache.pages.reset();
  cache.answers.reset();
  [asked, requests, isOver, status] = [[], [], false, 200];
});
afterAll(() => {
  server.close();
  application.close();
});

const SHOP = "demo.localhost:3000";
const SITE = "localhost:3000";
const open = (path: string, host = SHOP, headers: Record<string, string> = {}) =>
  sendRaw(port, { path, host, headers });
const timeless = ({ head, body }: { head: string; body: string }) => [head.replace(/\r\ndate: [^\r]*/i, ""), body];
const isHit = ({ head }: { head: string }) => /cache-status: vidriera; hit/i.test(head);

describe("a search", () => {
  it.each([
    ["the page", "/catalogo/buscar?q=mate&orden=menor-precio", "/catalogo/buscar?utm=1&orden=menor-precio&q=%20mate"],
    ["in a style", "/~celia/catalogo/buscar?q=mate", "/~celia/catalogo/buscar?q=mate&x=2"],
    ["suggestions", "/catalogo/buscar/sugerencias?q=mat", "/catalogo/buscar/sugerencias?q=mat&pagina=9"],
  ])("is answered from memory when it is asked for again: %s", async (_what, first, again) => {
    const one = await open(first);
    const other = await open(again);
    expect([isHit(one), isHit(other), other.body]).toEqual([false, true, one.body]);
    expect(other.head).toMatch(/cache-control: private, no-cache, no-store\r\n/i);
    expect(other.head).not.toMatch(/etag/i);
    // from then on its address is known, and not resolved again
    for (let time = 0; time < 2; time++) expect(timeless(await open(again))).toEqual(timeless(other));
    expect(asked).toHaveLength(1);
    version += 1;
    cache.pages.purge(1, { tent: version, site: 0 });
    expect((await open(again)).body).toContain(" 2");
    expect((await open(first)).body).toContain(" 2");
  });

  it("is another one in another shop, style, word or order", async () => {
    const different = ["?q=mate", "?q=yerba", "?q=mate&orden=menor-precio", "?q=mate&stock=1"];
    for (const query of different) await open(`/catalogo/buscar${query}`);
    await open("/catalogo/buscar?q=mate", "otra.localhost:3000");
    await open("/~sol/catalogo/buscar?q=mate");
    expect(new Set(asked).size).toBe(6);
  });

  it("passes nothing of the visitor on but the address, for limits", async () => {
    await open("/catalogo/buscar?q=mate", SHOP, {
      cookie: "a=b",
      "accept-language": "es-AR",
      "x-shop-version": "1 999 9",
    });
    expect(requests[0]?.headers).toEqual({
      host: SITE,
      "user-agent": "Mozilla/5.0",
      "x-client-address": "127.0.0.1",
      "x-shop-version": `1 ${version} 0`,
      "x-edge-request-id": expect.any(String),
      connection: "keep-alive",
    });
  });

  it("is kept for nobody who was refused", async () => {
    status = 429;
    expect((await open("/catalogo/buscar?q=mate")).status).toBe(429);
    status = 200;
    expect((await open("/catalogo/buscar?q=mate")).status).toBe(200);
    status = 429;
    expect((await open("/catalogo/buscar?q=mate")).status).toBe(200);
  });

  it("with the prices of a list is asked for each time", async () => {
    for (let time = 0; time < 2; time++) await open("/lista/k7Qm2-xP_9aLr4TzW0vBn1/catalogo/buscar?q=mate");
    expect(asked).toHaveLength(2);
  });
});

describe("a picture that the application makes of a shop's content", () => {
  const CLOSE_UP = `/catalogo/cerca/${"0f".repeat(16)}-1280-65-720.webp`;
  const ICON = "/catalogo/icono/normal-48-abc.png";

  it.each([CLOSE_UP, ICON, "/catalogo/tarjeta/tienda-abc.jpg", `/~celia${CLOSE_UP}`])(
    "is answered from memory as it is, with the headers of a file: %s",
    async (path) => {
      const accepts = { "accept-encoding": "br, gzip" };
      const [first, again] = [await open(path, SHOP, accepts), await open(`${path}?utm=1`, SHOP, accepts)];
      expect([first.status, isHit(first), isHit(again), again.body]).toEqual([200, false, true, first.body]);
      const third = await open(path, SHOP, accepts);
      expect([isHit(third), third.body, asked.length]).toEqual([true, first.body, 1]);
      for (const { head } of [first, again, third]) {
        expect(head).toMatch(/cache-control: public, max-age=31536000, immutable\r\n/i);
        expect(head).toMatch(/content-type: image\/png\r\n/i);
        expect(head).toMatch(/x-content-type-options: nosniff\r\n/i);
        expect(head).not.toMatch(/content-encoding|vary|content-security-policy|set-cookie/i);
        expect(head.length).toBeLessThanOrEqual(350);
      }
      const etag = /etag: (\S+)/i.exec(third.head)?.[1] ?? "";
      const [known, head] = [
        await open(path, SHOP, { "if-none-match": etag }),
        await sendRaw(port, { path, host: SHOP, method: "HEAD" }),
      ];
      expect([known.status, known.body, head.status, head.body]).toEqual([304, "", 200, ""]);
      expect(asked).toHaveLength(1);
    },
  );

  it("is made again once the shop has changed, and for another shop", async () => {
    for (let time = 0; time < 3; time++) await open(ICON);
    await open(ICON, "otra.localhost:3000");
    expect(asked.map((one) => one.split(" ")[0])).toEqual([`/tienda/1${ICON}`, `/tienda/2${ICON}`]);
    version += 1;
    cache.pages.purge(1, { tent: version, site: 0 });
    expect(isHit(await open(ICON))).toBe(false);
    expect(asked).toHaveLength(3);
  });

  it("is asked for each time at an address of former content, and with the prices of a list", async () => {
    for (const path of ["/catalogo/icono/normal-48-old.png", `/lista/k7Qm2-xP_9aLr4TzW0vBn1${ICON}`])
      for (let time = 0; time < 2; time++) expect(isHit(await open(path))).toBe(false);
    expect(asked).toHaveLength(4);
    expect(cache.answers.bytes).toBe(0);
  });

  it("is gone as soon as its photo is deleted, while the others stay", async () => {
    for (const path of [CLOSE_UP, ICON]) for (let time = 0; time < 2; time++) await open(path);
    cache.answers.purgePhotos([{ hash: "0f".repeat(16), width: 1280 }]);
    status = 404;
    expect((await open(CLOSE_UP)).status).toBe(404);
    expect(isHit(await open(ICON))).toBe(true);
  });
});

describe("a public read of the API", () => {
  it.each(["/api/getProducts/1", "/api/tent-by-subdomain/demo", "/api/links/1", "/api/category-products/9?tent_id=1"])(
    "is answered from memory, with the headers of the contract and a request id of its own: %s",
    async (path) => {
      const [first, again, atShop] = [await open(path, SITE), await open(`${path}`, SITE), await open(path)];
      expect([isHit(first), isHit(again), isHit(atShop), again.body, atShop.body]).toEqual([
        false,
        true,
        true,
        first.body,
        first.body,
      ]);
      const third = await open(path, SITE);
      expect([isHit(third), third.body]).toEqual([true, first.body]);
      expect(asked).toHaveLength(1);
      const ids = [first, again, third].map(({ head }) => /x-request-id: ([\da-f-]{36})\r\n/i.exec(head)?.[1]);
      expect(new Set(ids).size).toBe(3);
      for (const { head } of [first, again, third]) {
        expect(head).toMatch(/cache-control: no-store\r\n/i);
        expect(head).toMatch(/access-control-allow-origin: \*\r\n/i);
        expect(head).not.toMatch(/etag|of-the-application/i);
      }
      version += 1;
      cache.pages.purge(1, { tent: version, site: 0 });
      expect(isHit(await open(path, SITE))).toBe(false);
    },
  );

  it.each<[string, string, Record<string, string>]>([
    ["with a token", "/api/getProducts/1", { authorization: "Bearer abc" }],
    ["with an empty authorization", "/api/getProducts/1", { authorization: "" }],
    ["with a list", "/api/getProducts/1?list=k7Qm2-xP_9aLr4TzW0vBn1", {}],
    ["with a list's password", "/api/getProducts/1?list_password=1", {}],
    ["of a product as it is now", "/api/refetch-product/1", {}],
    ["of a shop by its former name", "/api/tent-by-subdomain/antes", {}],
    ["of a shop that does not exist", "/api/getProducts/3", {}],
  ])("is asked for each time %s, and fills nothing", async (_how, path, headers) => {
    for (let time = 0; time < 2; time++) expect(isHit(await open(path, SITE, headers))).toBe(false);
    expect(asked).toHaveLength(2);
    expect(cache.answers.bytes).toBe(0);
  });

  it("counts against the caller's limit also from memory: who is over it is refused by the application", async () => {
    await open("/api/getProducts/1", SITE);
    [isOver, status] = [true, 429];
    expect((await open("/api/getProducts/1", SITE)).status).toBe(429);
    [isOver, status] = [false, 200];
    for (let time = 0; time < 2; time++) expect(isHit(await open("/api/getProducts/1", SITE))).toBe(true);
    [isOver, status] = [true, 429];
    expect((await open("/api/getProducts/1", SITE)).status).toBe(429);
  });

  it("is not answered from memory at a known address with a token or a body, or when the shop is another one", async () => {
    for (let time = 0; time < 3; time++) await open("/api/tent-by-subdomain/demo", SITE);
    expect(asked).toHaveLength(1);
    await open("/api/tent-by-subdomain/demo", SITE, { authorization: "Bearer abc" });
    await sendRaw(port, {
      path: "/api/tent-by-subdomain/demo",
      host: SITE,
      headers: { "content-length": "2" },
      body: "{}",
    });
    expect(asked).toHaveLength(2);
    demo = 2;
    tents.purge(["demo"]);
    await open("/api/tent-by-subdomain/demo", SITE);
    expect(asked).toHaveLength(3);
    demo = 1;
    tents.purge(["demo"]);
  });

  it("is refused at a domain that is no shop's any more", async () => {
    for (let time = 0; time < 3; time++)
      expect((await open("/api/getProducts/1", "mitienda.example")).status).toBe(200);
    hasDomain = false;
    tents.purge(["mitienda.example"]);
    expect((await open("/api/getProducts/1", "mitienda.example")).status).toBe(404);
    hasDomain = true;
    tents.purge(["mitienda.example"]);
  });

  it.each(["POST", "HEAD", "OPTIONS"])("%s is the application's", async (method) => {
    await open("/api/getProducts/1", SITE);
    await sendRaw(port, { path: "/api/getProducts/1", host: SITE, method });
    expect(asked).toHaveLength(2);
  });
});

describe("a document of the site", () => {
  const speaks = (language: string, cookie = "") => ({ "accept-language": language, ...(cookie && { cookie }) });
  const SESSION = "vidriera.session=abc";

  it.each(["/", "/login", "/registrate", "/terminos-y-condiciones"])(
    "is the same for all of one wording and country: %s",
    async (path) => {
      const first = await open(path, SITE, speaks("es-AR,es;q=0.9"));
      const again = await open(path, SITE, speaks("en, es-AR;q=0.5", "time-zone=America%2FBogota"));
      expect([isHit(first), isHit(again), again.body]).toEqual([false, true, first.body]);
      expect(again.head).not.toMatch(/nonce/);
      expect(requests[0]?.headers).toMatchObject({ cookie: "wording=ar", "accept-language": "es-AR" });
      await open(path, SITE, speaks("es-MX"));
      await open(path, SITE, speaks("es-AR", "wording=neutral"));
      expect(requests.map(({ headers }) => [headers.cookie, headers["accept-language"]])).toEqual([
        ["wording=ar", "es-AR"],
        ["wording=neutral", "es-MX"],
        ["wording=neutral", "es-AR"],
      ]);
      cache.pages.purgeSite(1);
      expect(isHit(await open(path, SITE, speaks("es-AR")))).toBe(false);
    },
  );

  it.each(["/", "/login", "/terminos-y-condiciones"])("is never shown to who brings a session: %s", async (path) => {
    await open(path, SITE);
    for (let time = 0; time < 2; time++) expect(isHit(await open(path, SITE, { cookie: SESSION }))).toBe(false);
    expect(asked).toHaveLength(3);
    expect(requests[2]?.headers.cookie).toBe(SESSION);
  });

  it("of log-in that leads back to a screen is made for each visitor", async () => {
    for (let time = 0; time < 2; time++) await open("/login?volver=%2Fpedidos", SITE);
    expect(asked).toEqual(["/login?volver=%2Fpedidos", "/login?volver=%2Fpedidos"]);
    await open("/login?volver=https%3A%2F%2Fevil.example", SITE);
    expect(isHit(await open("/login?utm_source=x", SITE))).toBe(true);
  });

  it("is compressed, and 304 for who has it", async () => {
    const { head } = await open("/login", SITE);
    const etag = /etag: (\S+)/i.exec(head)?.[1] ?? "";
    expect((await open("/login", SITE, { "if-none-match": etag })).status).toBe(304);
  });
});
