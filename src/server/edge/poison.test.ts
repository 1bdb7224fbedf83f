import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RETIRED_WORKER } from "~/generated/inline/scripts";
import { applicationBehind } from "~/test/application-behind";
import { edgeCache } from "~/test/edge-cache";
import { type Attempt, attempts, type RawAnswer, sendRaw } from "~/test/poison";
import type { Forward } from "./application/forward";
import { createHostTable } from "./host-table";
import type { EdgeOptions } from "./options";
import { createPictureCache } from "./pictures/picture-cache";
import { createPictureServer } from "./pictures/picture-server";
import { createEdge } from "./server";

const TENTS = [
  { id: 1, subdomain: "demo", ga4: false, pixel: false },
  { id: 2, subdomain: "otra", ga4: false, pixel: false },
];
const SHOP = { host: "demo.localhost:3000", other: "otra.localhost:3000" };
const SITE = { host: "localhost:3000", other: "otra.localhost:3000" };
const PHOTO = "/storage/images/0123456789abcdef0123456789abcdef-160.webp";
const PAGE = { path: "/catalogo", ...SHOP };
const KEPT = [
  { what: "page", ...PAGE },
  { what: "search", path: "/catalogo/buscar?q=mate", ...SHOP },
  { what: "list of suggestions", path: "/catalogo/buscar/sugerencias?q=mat", ...SHOP },
  { what: "read of the API", path: "/api/getProducts/1", ...SITE },
  { what: "read of the API with a query", path: "/api/category-products/4?tent_id=1", ...SITE },
  { what: "document of the site", path: "/terminos-y-condiciones", ...SITE },
  { what: "photo", path: PHOTO, ...SHOP },
  { what: "close-up of a cover", path: `/catalogo/cerca/${"0f".repeat(16)}-1280-65-720.webp`, ...SHOP },
  { what: "picture of a shop's icon", path: "/catalogo/icono/normal-48-abc.png", ...SHOP },
];

/** A fake application that trusts every header it receives and marks every answer cacheable for everybody. */
const gullible: EdgeOptions["handle"] = async ({ method, url, headers: all }, response) => {
  // the edge's own: another one for each request, and for each address, which limits count
  const { "x-edge-request-id": _, "x-client-address": address = "127.0.0.1", ...headers } = all;
  if (address !== "127.0.0.1") headers.address = address;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "s-maxage=31536000");
  response.setHeader("X-Seen", encodeURIComponent(JSON.stringify(headers)));
  response.end(JSON.stringify({ method, url, headers }));
};

let server: Server;
let application: Forward;
let cache: ReturnType<typeof edgeCache>;
let port = 0;
/** How often the store was read. */
let reads = 0;

const content = new TextEncoder().encode("a photo");
const pictures = createPictureCache({
  storage: {
    open: async (name) => {
      reads += 1;
      if (!PHOTO.endsWith(name)) return null;
      const stream = () => new Blob([content]).stream();
      return { size: content.length, version: "1", stream, read: async () => content };
    },
    forget: async () => {},
  },
  maxBytes: 100_000,
  isKnown: async () => false,
});

beforeAll(async () => {
  application = await applicationBehind(gullible);
  const { handle, ask } = application;
  cache = edgeCache(ask);
  server = createEdge({
    appUrl: "http://localhost:3000",
    hostName: "localhost",
    dev: false,
    trustedProxies: 1, // the worst case: a proxy is trusted
    captchaOrigins: [],
    files: new Set(),
    tents: createHostTable(
      async ({ value }) => TENTS.find(({ id, subdomain }) => value === id || value === subdomain) ?? null,
    ),
    cache,
    handle,
    workers: { shop: RETIRED_WORKER, panel: "panel's worker" },
    health: { check: async () => true, close: async () => {} },
    pictures: createPictureServer({ cache: pictures, hostName: "localhost", onError: () => {} }),
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

function forgetAll(): void {
  cache.pages.reset();
  cache.answers.reset();
  pictures.reset();
}

/** The answer, and whether it came from memory. */
async function ask(target: { path: string; host: string }, attempt: Partial<Attempt> = {}) {
  const before = reads;
  const answer = await sendRaw(port, { path: target.path, host: target.host, ...attempt });
  const isPhoto = target.path === PHOTO && !/cache-status/i.test(answer.head);
  return { answer, isHit: isPhoto ? reads === before : /cache-status: vidriera; hit/i.test(answer.head) };
}

/** An answer without what differs each time, and without the order of its headers. */
function stored({ head, body }: RawAnswer): string {
  const [status = "", ...headers] = head.replace(/'nonce-[^']*'/, "").split("\r\n");
  const same = headers.filter((line) => !/^(?:date|cache-status|x-request-id):/i.test(line));
  return [status, ...same.sort(), body].join("\n");
}

describe.each(KEPT)("a $what in memory", (target) => {
  it.each(attempts(target))("is unaffected by $what, before and after it is kept", async (attempt) => {
    forgetAll();
    const clean = await ask(target);
    await ask(target, attempt);
    const after = await ask(target);
    forgetAll();
    await ask(target, attempt);
    const first = await ask(target);
    const again = await ask(target);
    expect([clean.answer.status, clean.isHit, after.isHit, again.isHit]).toEqual([200, false, true, true]);
    for (const { answer } of [after, first, again]) expect(stored(answer)).toBe(stored(clean.answer));
    expect(stored(clean.answer)).not.toMatch(/evil|gopher|otra/);
  });
});

it("what is passed on ends with its connection if the client asked for that", async () => {
  const { answer } = await ask({ path: "/api/otra-cosa", ...SITE });
  expect(answer.head).toMatch(/^connection: close$/im);
});

it("each shop gets its own page, whatever was requested before", async () => {
  await ask(PAGE);
  const other = await ask({ ...PAGE, host: PAGE.other });
  expect(other.answer.body).toContain('"url":"/tienda/2/catalogo"');
  expect((await ask(PAGE)).answer.body).toContain('"url":"/tienda/1/catalogo"');
});

it.each([
  ["a token", "/api/getProducts/1", { authorization: "Bearer evil" }],
  ["the link of a list", "/api/getProducts/1?list=evil", {}],
  ["a session", "/terminos-y-condiciones", { cookie: "vidriera.session=evil" }],
])("nobody is answered from memory who brings %s, nor fills it", async (_what, path, headers) => {
  forgetAll();
  const target = { path, ...SITE };
  for (let time = 0; time < 2; time++) {
    const { answer, isHit } = await ask(target, { headers });
    expect([answer.status, isHit, answer.body.includes("evil")]).toEqual([200, false, true]);
  }
  expect((await ask({ ...SITE, path: path.split("?", 1)[0] ?? "" })).isHit).toBe(false);
});
