import { type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { HOUR_MS, MINUTE_MS } from "~/domain/duration";
import { RETIRED_WORKER } from "~/generated/inline/scripts";
import { KnownVersions } from "~/server/shop-versions";
import { applicationBehind } from "~/test/application-behind";
import { askedFor } from "~/test/edge-cache";
import { eventually } from "~/test/eventually";
import { noPictures } from "~/test/no-pictures";
import type { Handle } from "../application/application";
import { type Forward, fetchAnonymously } from "../application/forward";
import { createHostTable } from "../host-table";
import type { EdgeOptions } from "../options";
import { createEdge } from "../server";
import { createAnswerCache } from "./answer-cache";
import { CachedPage, type RenderedPage } from "./cached-page";
import { createPageCache, type PageCache, type PageCacheOptions } from "./page-cache";
import { connectEdgeCaches, purgePages } from "./purges";

const page = (body: string, headers: Record<string, string> = {}): RenderedPage => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": "s-maxage=31536000", ...headers },
  body: Buffer.from(body),
});

const text = async (store: PageCache, tentId = 1, url = "/tienda/1") =>
  (await (await store.find(tentId, url)).page.bodyIn("identity")).toString();

/** Versions that a test raises; every one is committed at once. */
function committedVersions() {
  const tents = new Map<number, number>();
  const state = { site: 0, reads: 0, down: false };
  const of = (tentId: number) => ({ tent: tents.get(tentId) ?? 0, site: state.site });
  return {
    state,
    of,
    raise: (tentId: number) => void tents.set(tentId, of(tentId).tent + 1),
    readVersion: async (tentId: number) => {
      state.reads++;
      if (state.down) throw new Error("no database");
      return of(tentId);
    },
  };
}

/** Applies a commit to the cache: of one tent, or of the site. */
function change(store: PageCache, versions: ReturnType<typeof committedVersions>, of: number | null) {
  if (of === null) return store.purgeSite(++versions.state.site);
  versions.raise(of);
  store.purge(of, versions.of(of));
}

/** Renders that finish when the test says so. */
function slowPages(options: { maxBytes?: number; maxAge?: number } = {}) {
  const versions = committedVersions();
  const waiting: { url: string; end: (made: RenderedPage) => void; fail: (error: Error) => void }[] = [];
  const onError = vi.fn();
  const render = (url: string) => new Promise<RenderedPage>((end, fail) => waiting.push({ url, end, fail }));
  const store = createPageCache({ render, versions: new KnownVersions(versions.readVersion), onError, ...options });
  return { waiting, onError, store, versions };
}

/** Waits until this many renders have started: each reads a version first. */
const begun = (waiting: readonly unknown[], count: number) => eventually(() => expect(waiting).toHaveLength(count));

function numberedPages(options: { maxBytes?: number; maxAge?: number } = {}, made?: (n: number) => RenderedPage) {
  let renders = 0;
  const render = async () => {
    renders += 1;
    return made ? made(renders) : page(`page ${renders}`);
  };
  const versions = committedVersions();
  const store = createPageCache({
    render,
    versions: new KnownVersions(versions.readVersion),
    onError: () => {},
    ...options,
  });
  return { store, versions, renders: () => renders };
}

/** A shop with some addresses; counts each lookup and each render. */
function shopOf(addresses: string[]) {
  const versions = committedVersions();
  const there = new Set(addresses);
  const looked: string[] = [];
  const made: string[] = [];
  const store = createPageCache({
    versions: new KnownVersions(versions.readVersion),
    onError: () => {},
    hasAddress: async (_tentId, path) => {
      looked.push(path);
      return there.has(path) || path === "/pausado";
    },
    render: async (url) => {
      made.push(url);
      const path = url.replace("/tienda/1", "");
      return there.has(path)
        ? page(url)
        : { ...page(`nothing by ${url}`, { "cache-control": "no-store" }), status: 404 };
    },
  });
  const ask = async (path: string) => {
    const address = { path, missingUrl: "/tienda/1/missing" };
    const { page, cached } = await store.find(1, `/tienda/1${path}`, address);
    return [page.status, cached, (await page.bodyIn("identity")).toString().replace("/tienda/1", "")];
  };
  return { versions, store, there, looked, made, ask };
}

describe("a missing address", () => {
  const nothing = "nothing by /missing";

  it("is looked up once, and shares one not-found page", async () => {
    const { looked, made, ask } = shopOf(["/mates"]);
    for (let n = 0; n < 500; n++) expect(await ask(`/nada-${n}`)).toEqual([404, false, nothing]);
    for (let n = 0; n < 500; n++) expect(await ask(`/nada-${n}`)).toEqual([404, true, nothing]);
    expect(looked).toHaveLength(1000); // beside the version, and as that was "no", after it
    expect(made).toEqual(["/tienda/1/missing"]);
    expect(await ask("/mates")).toEqual([200, false, "/mates"]);
  });

  it("is also cached when its render responds 404", async () => {
    const { made, ask } = shopOf([]);
    expect(await ask("/pausado")).toEqual([404, false, "nothing by /pausado"]);
    expect(await ask("/pausado")).toEqual([404, true, nothing]);
    expect(made).toHaveLength(2);
  });

  it.each([
    ["of the shop", 1],
    ["of the site", null],
  ])("exists after the change %s that created it", async (_, of) => {
    const { versions, store, there, ask } = shopOf([]);
    await ask("/mates");
    await ask("/mates");
    there.add("/mates");
    change(store, versions, of);
    expect(await ask("/mates")).toEqual([200, false, "/mates"]);
    expect(await ask("/mates")).toEqual([200, true, "/mates"]);
  });

  it("is not cached when a change arrives during the lookup", async () => {
    const { versions, store, there, looked, ask } = shopOf([]);
    const asked = ask("/mates");
    await vi.waitFor(() => expect(looked).not.toHaveLength(0));
    there.add("/mates");
    change(store, versions, 1);
    await asked;
    expect(await ask("/mates")).toEqual([200, false, "/mates"]);
  });

  it("is looked up again after ten minutes, as another server may have created it", async () => {
    const { there, versions, ask } = shopOf([]);
    await ask("/mates");
    there.add("/mates");
    versions.raise(1);
    vi.useFakeTimers({ now: Date.now() + 11 * MINUTE_MS, toFake: ["Date"] });
    expect(await ask("/mates")).toEqual([200, false, "/mates"]);
    vi.useRealTimers();
  });
});

describe("cached pages", () => {
  it("renders a page once, even for concurrent requests", async () => {
    const { store, renders } = numberedPages();
    const asked = await Promise.all(Array.from({ length: 20 }, () => text(store)));
    expect(new Set([...asked, await text(store)])).toEqual(new Set(["page 1"]));
    expect(renders()).toBe(1);
  });

  it("renders a page again once its lifetime is over, without serving the old one", async () => {
    const { store, renders } = numberedPages({}, (n) => page(`page ${n}`, { "cache-control": "public, s-maxage=60" }));
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    expect(await text(store)).toBe("page 1");
    vi.setSystemTime(Date.now() + 59_000);
    expect(await text(store)).toBe("page 1");
    vi.setSystemTime(Date.now() + 1_000);
    expect(await text(store)).toBe("page 2");
    // also when its version has to be compared first
    vi.setSystemTime(Date.now() + 11 * MINUTE_MS);
    expect(await text(store)).toBe("page 3");
    vi.useRealTimers();
    expect(renders()).toBe(3);
  });

  it.each([
    ["another status", { ...page("x"), status: 404 }],
    ["another content type", page("x", { "content-type": "application/json" })],
    ["a response that sets a cookie", page("x", { "set-cookie": "a=b" })],
    ["a response that Next does not cache", page("x", { "cache-control": "private, no-store" })],
  ])("does not cache %s", async (_what, made) => {
    const { store, renders } = numberedPages({}, () => made);
    await text(store);
    await text(store);
    expect(renders()).toBe(2);
  });

  it.each(["text/plain; charset=utf-8", "application/xml; charset=utf-8", "application/manifest+json"])(
    "caches a shop's file of type %s",
    async (type) => {
      const { store, renders } = numberedPages({}, () => page("x", { "content-type": type }));
      await text(store, 1, "/tienda/1/sitemap.xml");
      await text(store, 1, "/tienda/1/sitemap.xml");
      expect(renders()).toBe(1);
    },
  );

  it("separates tents and addresses", async () => {
    const { store } = numberedPages();
    const all = [await text(store, 1, "/a"), await text(store, 1, "/b"), await text(store, 2, "/a")];
    expect(all).toEqual(["page 1", "page 2", "page 3"]);
    expect([await text(store, 1, "/a"), await text(store, 1, "/b"), await text(store, 2, "/a")]).toEqual(all);
  });

  it("stays within its size limit and evicts the least recently used page", async () => {
    const { store, renders } = numberedPages({ maxBytes: 10_000 }, (n) => page(`${n}`.padEnd(1000)));
    for (let n = 0; n < 50; n += 1) await text(store, n);
    expect(store.size).toBeLessThanOrEqual(10_000);
    await text(store, 49);
    expect(renders()).toBe(50);
    await text(store, 0);
    expect(renders()).toBe(51);
  });

  it.each([
    ["one shop with many pages", 1, 2_000],
    ["one shop with large pages", 40, 200],
  ])("keeps the pages of other shops, whatever is asked of %s", async (_, times, count) => {
    const { store, renders } = numberedPages({ maxBytes: 400_000 }, (n) =>
      page("x".repeat(n <= 16 ? 1_000 : 1_000 * times)),
    );
    const real = Array.from({ length: 16 }, (_value, n) => [10 + (n % 4), `/page-${n}`] as const);
    for (const [tentId, url] of real) await text(store, tentId, url);
    for (let n = 0; n < count; n += 1) await text(store, 1, `/flood-${n}`);
    expect(store.size).toBeLessThanOrEqual(400_000);
    const rendered = renders();
    for (const [tentId, url] of real) await text(store, tentId, url);
    expect(renders()).toBe(rendered);
  });

  it("takes from the shop that was used least recently if all hold about as much", async () => {
    const { store, renders } = numberedPages({ maxBytes: 60_000 }, (n) => page("x".repeat(1_000 + n)));
    const ask = (tentId: number) => text(store, tentId, "/");
    for (let tentId = 1; tentId <= 10; tentId += 1) await ask(tentId);
    await ask(1);
    for (let tentId = 11; tentId <= 15; tentId += 1) await ask(tentId);
    const before = renders();
    await ask(1);
    await ask(15);
    expect(renders()).toBe(before);
    await ask(2);
    expect(renders()).toBe(before + 1);
  });

  it.each<[string, number, Record<string, string>]>([
    ["a link to no list", 410, {}],
    ["a list whose password is missing", 401, {}],
    ["a device that brings a made-up cookie", 404, { "set-cookie": "lista=; Max-Age=0" }],
    ["a shop that is suspended", 200, { "cache-control": "private, no-store", "set-cookie": "x=1" }],
  ])("keeps no not-found page for %s", async (_, status, headers) => {
    const render = async () => ({ ...page("nothing", headers), status });
    const store = createPageCache({
      render,
      versions: new KnownVersions(async () => ({ tent: 0, site: 0 })),
      hasAddress: async () => false,
      onError: () => {},
    });
    for (let n = 0; n < 50; n += 1)
      await store.find(1, `/list-${n}/nada`, { path: "/nada", missingUrl: `/list-${n}/missing` });
    expect(store.count).toBe(0);
  });

  it("retries a failed render", async () => {
    const { store, waiting } = slowPages();
    const first = text(store);
    await begun(waiting, 1);
    waiting[0]?.fail(new Error("down"));
    await expect(first).rejects.toThrow("down");
    const second = text(store);
    await begun(waiting, 2);
    waiting[1]?.end(page("well"));
    expect(await second).toBe("well");
  });
});

describe("age", () => {
  it("serves the stale page during a single render; a failure is reported and keeps the stale page", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const { store, waiting, onError } = slowPages({ maxAge: 1000 });
      const first = text(store);
      await begun(waiting, 1);
      waiting[0]?.end(page("old"));
      await first;
      vi.advanceTimersByTime(1500);
      expect([await text(store), await text(store)]).toEqual(["old", "old"]);
      await begun(waiting, 2);
      waiting[1]?.fail(new Error("down"));
      await eventually(() => expect(onError).toHaveBeenCalledOnce());
      expect(await text(store)).toBe("old");
      await begun(waiting, 3);
      waiting[2]?.end(page("new"));
      await eventually(async () => expect(await text(store)).toBe("new"));
      expect(waiting).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("purge", () => {
  it("purges the pages of the tent only", async () => {
    const { store, versions } = numberedPages();
    await text(store, 1, "/a");
    await text(store, 2, "/a");
    change(store, versions, 1);
    expect([await text(store, 1, "/a"), await text(store, 2, "/a")]).toEqual(["page 3", "page 2"]);
    change(store, versions, null);
    expect([await text(store, 1, "/a"), await text(store, 2, "/a")]).toEqual(["page 4", "page 5"]);
  });

  it.each([[1], [null]])(
    "neither caches a render that began before it (%s) nor serves it to later requests",
    async (of) => {
      const { store, waiting, versions } = slowPages();
      const before = text(store);
      await begun(waiting, 1);
      change(store, versions, of);
      const after = text(store);
      await begun(waiting, 2);
      waiting[1]?.end(page("new"));
      expect(await after).toBe("new");
      waiting[0]?.end(page("old"));
      expect(await before).toBe("old");
      expect(await text(store)).toBe("new");
      expect(waiting).toHaveLength(2);
    },
  );

  it("does not cache a render that began between two changes", async () => {
    const { store, waiting, versions } = slowPages();
    change(store, versions, 1);
    const between = text(store);
    await begun(waiting, 1);
    change(store, versions, 1);
    waiting[0]?.end(page("first change"));
    expect(await between).toBe("first change");
    const after = text(store);
    await begun(waiting, 2);
    waiting[1]?.end(page("second change"));
    expect(await after).toBe("second change");
  });

  it("requests a page as new as its version", async () => {
    const versions = committedVersions();
    const render = vi.fn(async () => page("x"));
    const store = createPageCache({ render, versions: new KnownVersions(versions.readVersion), onError: () => {} });
    versions.raise(1);
    versions.state.site = 4;
    await text(store, 1, "/a");
    expect(render).toHaveBeenCalledExactlyOnceWith("/a", 1, { tent: 1, site: 4 });
  });
});

describe("an unannounced change", () => {
  it("is detected within ten minutes: in the background after five, then before anything outdated is served", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const { store, versions } = numberedPages();
      await text(store);
      versions.raise(1);
      const { reads } = versions.state;
      vi.advanceTimersByTime(4 * MINUTE_MS);
      expect([await text(store), versions.state.reads]).toEqual(["page 1", reads]);
      vi.advanceTimersByTime(2 * MINUTE_MS);
      expect(await text(store)).toBe("page 1");
      await eventually(async () => expect(await text(store)).toBe("page 2"));
      versions.raise(1);
      vi.advanceTimersByTime(11 * MINUTE_MS);
      expect(await text(store)).toBe("page 3");
    } finally {
      vi.useRealTimers();
    }
  });

  it("is checked for once in ten minutes, and an unchanged page stays cached", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const { store, versions, renders } = numberedPages();
      await text(store);
      const { reads } = versions.state;
      vi.advanceTimersByTime(11 * MINUTE_MS);
      await Promise.all([text(store), text(store), text(store)]);
      expect([await text(store), versions.state.reads, renders()]).toEqual(["page 1", reads + 1, 1]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("cannot happen during a database outage, so cached pages are served", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const { store, versions, renders } = numberedPages();
      await text(store);
      versions.state.down = true;
      vi.advanceTimersByTime(HOUR_MS - 1);
      expect([await text(store), await text(store), renders()]).toEqual(["page 1", "page 1", 1]);
      versions.state.down = false;
      versions.raise(1);
      vi.advanceTimersByTime(11 * MINUTE_MS);
      expect(await text(store)).toBe("page 2");
    } finally {
      vi.useRealTimers();
    }
  });
});

it("removes everything when the application is lost, and compares versions before it caches again", async () => {
  const { store, versions, renders } = numberedPages();
  await text(store);
  versions.raise(1);
  store.reset();
  expect([await text(store), await text(store)]).toEqual(["page 2", "page 2"]);
  expect(renders()).toBe(2);
});

describe("over HTTP", () => {
  const PERSON =
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";
  const LONG = "<!doctype html>".padEnd(5000, "camisa ");
  const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  let server: Server;
  let application: Forward;
  let port = 0;
  let pages: PageCacheOptions;
  let known: KnownVersions;
  const versions = committedVersions();
  let store: PageCache;
  let options: (keeping?: PageCache) => EdgeOptions;

  beforeAll(async () => {
    const answer: Handle = async (incoming, response) => {
      seen.push({ url: askedFor(incoming), headers: incoming.headers });
      if (/\/(?:nada|no-encontrado)$/.test(incoming.url ?? ""))
        return void response.writeHead(404, { "Content-Type": "text/html" }).end("no");
      if (incoming.url?.endsWith("/roto")) throw new Error("broken");
      if (/\/mudo|q=mudo/.test(incoming.url ?? "")) return void response.writeHead(500).end();
      if (incoming.url === "/api/purge") {
        versions.raise(1);
        await purgePages(1, versions.of(1));
        return void response.end("done");
      }
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader("Cache-Control", "s-maxage=31536000");
      response.setHeader("Vary", "rsc");
      response.setHeader("ETag", '"of-next"');
      if (/quieta/.test(incoming.url ?? "")) response.setHeader("X-Script-Sources", "'sha256-one' 'sha256-two'");
      response.write(`${LONG}${incoming.headers.host}`);
      response.end();
    };
    application = await applicationBehind(answer);
    const { handle, ask } = application;
    known = new KnownVersions(versions.readVersion);
    pages = { render: fetchAnonymously(ask, "localhost:3000"), versions: known, onError: () => {} };
    store = createPageCache(pages);
    connectEdgeCaches({
      purgePages: store.purge,
      purgeSite: store.purgeSite,
      purgeHosts: () => {},
      purgePhotos: () => {},
      reset: store.reset,
    });
    options = (keeping = store) => ({
      cache: { pages: keeping, answers: createAnswerCache({ versions: known }), ask, countCall: async () => {} },
      appUrl: "http://localhost:3000",
      hostName: "localhost",
      dev: false,
      trustedProxies: 0,
      captchaOrigins: [],
      files: new Set(),
      tents: createHostTable(async ({ value }) =>
        value === "demo" || value === "una-tienda" ? { id: 1, subdomain: "demo", ga4: false, pixel: false } : null,
      ),
      handle,
      workers: { shop: RETIRED_WORKER, panel: "" },
      health: { check: async () => true, close: async () => {} },
      pictures: noPictures,
      isReady: async () => true,
      recordVisit: async () => {},
      onError: () => {},
    });
    server = createEdge(options());
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    store.reset();
    seen.length = 0;
  });
  afterAll(() => {
    server.close();
    application.close();
  });

  function ask(path: string, headers: Record<string, string> = {}, method = "GET", host = "demo.localhost:3000") {
    return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((done, fail) => {
      const sent = request({ host: "127.0.0.1", port, path, method, headers: { host, ...headers } }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      sent.on("error", fail);
      sent.end();
    });
  }

  it.each(["/mudo", "/catalogo/buscar?q=mudo"])("sends an error text for an empty failure: %s", async (path) => {
    for (let time = 0; time < 2; time++) {
      const { status, headers, body } = await ask(path, { "user-agent": PERSON });
      expect([status, headers["cache-control"], headers["x-content-type-options"]]).toEqual([
        500,
        "no-store",
        "nosniff",
      ]);
      expect(body.toString()).toContain("No disponible por el momento");
      expect(store.size).toBe(0);
    }
    const robot = await ask(path, { "user-agent": "Googlebot/2.1" });
    expect([robot.status, robot.body.length]).toEqual([500, 0]);
  });

  it("responds from memory in the accepted encoding, with one ETag for all encodings", async () => {
    const plain = await ask("/catalogo");
    const zipped = await ask("/catalogo", { "accept-encoding": "gzip, deflate" });
    const brotli = await ask("/catalogo", { "accept-encoding": "gzip, deflate, br, zstd" });
    const refusing = await ask("/catalogo", { "accept-encoding": "br;q=0, gzip;q=0" });
    expect(seen).toHaveLength(1);
    expect([plain.headers["cache-status"], zipped.headers["cache-status"]]).toEqual([
      "vidriera; fwd=miss",
      "vidriera; hit",
    ]);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(refusing.body).toEqual(plain.body);
    expect(plain.headers).toMatchObject({
      "content-length": String(plain.body.length),
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "Accept-Encoding",
      "content-security-policy": expect.stringContaining("default-src 'self'"),
    });
    expect(new Set([plain, zipped, brotli].map(({ headers }) => headers.etag))).toEqual(new Set([plain.headers.etag]));
    expect(plain.headers.etag).toMatch(/^W\/"[\w-]{27}"$/);
  });

  it("allows a page's inline scripts by hash when the application reports them, and does not expose the report", async () => {
    const answers = [
      await ask("/quieta"),
      await ask("/quieta", { "accept-encoding": "br" }),
      await ask("/quieta", {}, "HEAD"),
      await ask("/quieta", { "if-none-match": "*" }),
      await ask("/~celia/quieta"),
      await ask("/catalogo/buscar?q=quieta"),
      await ask("/catalogo/buscar?q=quieta", { "if-none-match": "*" }),
      await ask("/quieta", { rsc: "1" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 304, 200, 200, 304, 200]);
    for (const { headers } of answers) {
      expect(headers["content-security-policy"]).toMatch(/; script-src 'self' 'sha256-one' 'sha256-two'; /);
      expect(headers).not.toHaveProperty("x-script-sources");
    }
    const silent = (await ask("/catalogo")).headers["content-security-policy"];
    expect(silent).toContain("; script-src 'self'; ");
  });

  it("derives each encoding from any other, and holds little memory when only phones send requests", async () => {
    const body = Buffer.from(LONG.repeat(10));
    const forms = ["identity", "br", "gzip"] as const;
    for (const first of forms)
      for (const second of forms) {
        const page = new CachedPage({ status: 200, headers: {}, body });
        await page.bodyIn(first);
        await page.bodyIn(second);
        expect(await page.bodyIn("identity"), `${first}, ${second}`).toEqual(body);
      }
    const page = new CachedPage({ status: 200, headers: {}, body });
    expect(page.size).toBeGreaterThan(body.length);
    await page.bodyIn("br");
    expect(page.size).toBeLessThan(body.length / 5);
  });

  it("responds 304 to a client that has the page, and sends only headers to HEAD", async () => {
    const { headers, body } = await ask("/catalogo");
    for (const known of [String(headers.etag), `"other", ${headers.etag}`, String(headers.etag).slice(2), "*"]) {
      const again = await ask("/catalogo", { "if-none-match": known });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    }
    expect((await ask("/catalogo", { "if-none-match": '"other"' })).status).toBe(200);
    const head = await ask("/catalogo", {}, "HEAD");
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, String(body.length), 0]);
  });

  it("requests an order from the application every time, without caching", async () => {
    await ask("/catalogo/pedido/abc");
    await ask("/catalogo/pedido/abc");
    expect(seen).toHaveLength(2);
    await ask("/catalogo");
    expect(seen).toHaveLength(3);
  });

  it.each<Record<string, string>>([
    { rsc: "1" },
    { "next-router-prefetch": "1" },
    { "next-router-segment-prefetch": "/_tree" },
  ])("serves the same page to requests of Next's router: %j", async (headers) => {
    const first = await ask("/catalogo", headers);
    const plain = await ask("/catalogo");
    expect([first.body.toString(), plain.headers["cache-status"]]).toEqual([plain.body.toString(), "vidriera; hit"]);
    expect(seen.map(({ url }) => url)).toEqual(["/tienda/1/catalogo at 0.0"]);
  });

  it("sends one visitor's page whole, in the accepted encoding, rendered from their request", async () => {
    const sent = {
      "accept-encoding": "br",
      "x-forwarded-for": "6.6.6.6",
      "if-none-match": "*",
      "user-agent": "Chrome",
    };
    const order = await ask("/catalogo/pedido/abc?a=1", sent);
    expect([order.status, order.headers["content-encoding"], order.headers["cache-status"]]).toEqual([
      304,
      undefined,
      "vidriera; fwd=miss",
    ]);
    const { "if-none-match": _known, ...fresh } = sent;
    const whole = await ask("/catalogo/pedido/abc?a=1", fresh);
    expect([whole.status, whole.headers["content-encoding"]]).toEqual([200, "br"]);
    expect(whole.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(whole.headers["content-security-policy"]).toContain("default-src 'self'");
    expect(brotliDecompressSync(whole.body).toString()).toContain("camisa");
    expect(seen[1]?.url).toBe("/tienda/1/catalogo/pedido/abc?a=1");
    expect(seen[1]?.headers).toMatchObject({ "user-agent": "Chrome", "x-client-address": "127.0.0.1" });
    expect(seen[1]?.headers).not.toHaveProperty("accept-encoding");
  });

  it("serves the same page for links with tracking parameters, which Next never sees", async () => {
    const marked = await ask("/catalogo?fbclid=abc&utm_source=instagram");
    const plain = await ask("/catalogo");
    expect([marked.body.toString(), plain.headers["cache-status"]]).toEqual([plain.body.toString(), "vidriera; hit"]);
    await ask("/catalogo?_rsc=1a2b&utm_source=instagram", { rsc: "1" });
    expect(seen.map(({ url }) => url)).toEqual(["/tienda/1/catalogo at 0.0"]);
  });

  it("lets nothing that a visitor sends into a cached page", async () => {
    const poison = {
      cookie: "a=evil",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "gopher",
      "accept-language": "evil",
      "user-agent": "evil",
      "x-asked-path": "/evil",
      "x-middleware-subrequest": "evil",
      "x-nextjs-data": "1",
      range: "bytes=0-1",
    };
    const evil = await ask("/catalogo", poison, "GET", "DEMO.localhost:6666");
    expect(evil.status).toBe(200);
    expect(seen[0]?.headers).toEqual({
      host: "localhost:3000",
      "user-agent": "Mozilla/5.0",
      "x-shop-version": "1 0 0",
      "x-edge-request-id": expect.stringMatching(/^[\da-f-]{36}$/), // the edge's own
      connection: "keep-alive",
    });
    expect((await ask("/catalogo")).body).toEqual(evil.body);
    expect(seen).toHaveLength(1);
    expect((await ask("/catalogo", {}, "POST")).status).toBe(405);
    expect(seen).toHaveLength(1);
  });

  it("caches a shop's pages separately from style previews, and no more previews than there are styles", async () => {
    await ask("/catalogo");
    const other = await ask("/~celia/catalogo");
    await ask("/%7Ecelia/catalogo");
    expect(seen.map(({ url }) => url)).toEqual(["/tienda/1/catalogo at 0.0", "/tienda/1~celia/catalogo at 0.0"]);
    expect(other.headers["x-robots-tag"]).toBe("noindex");
    expect((await ask("/catalogo")).headers["x-robots-tag"]).toBeUndefined();
  });

  it("forwards requests that are not pages, and responds with an error when Next fails", async () => {
    expect((await ask("/nada")).status).toBe(404);
    expect((await ask("/nada")).body.toString()).toBe("no");
    expect(seen).toHaveLength(2);
    const bot = await ask("/nada", { "user-agent": "Googlebot/2.1" });
    expect([bot.status, bot.body.length]).toEqual([404, 0]);
    expect((await ask("/roto")).status).toBe(503);
  });

  it("renders again after a request that purges", async () => {
    await ask("/catalogo");
    await ask("/api/purge", {}, "POST", "localhost:3000");
    await ask("/catalogo");
    await ask("/catalogo");
    expect(seen.map(({ url }) => url)).toEqual([
      "/tienda/1/catalogo at 0.0",
      "/api/purge",
      "/tienda/1/catalogo at 1.0",
    ]);
  });

  it("lets shared caches keep a page for the configured time, and nothing else", async () => {
    const slow = createEdge(options(createPageCache({ ...pages, sharedSeconds: 60 })));
    await new Promise<void>((done) => slow.listen(0, "127.0.0.1", done));
    const own = port;
    port = (slow.address() as AddressInfo).port;
    try {
      const caching = async (path: string) => (await ask(path)).headers["cache-control"];
      expect(await caching("/catalogo")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=60");
      expect(await caching("/catalogo/buscar?q=a")).toBe("public, max-age=0, must-revalidate");
      expect(await caching("/catalogo/pedido/abc")).toBe("public, max-age=0, must-revalidate");
      expect(await caching("/nada")).toBeUndefined();
    } finally {
      port = own;
      slow.close();
    }
  });
});
