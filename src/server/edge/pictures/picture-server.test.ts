import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LocalStorage } from "~/server/adapters/local/storage";
import { createEdge } from "~/server/edge/server";
import { createHostTable } from "../host-table";
import { createPictureCache } from "./picture-cache";
import { createPictureServer } from "./picture-server";

const hash = "0123456789abcdef0123456789abcdef";
const name = `${hash}-160.webp`;
const small = Buffer.from("a small picture");
const large = Buffer.alloc(300_000, "0123456789");
const image = { hash, width: 160 };

let folder: string;
let storage: LocalStorage;
let opened: string[];
let away: boolean;
let known: boolean;
let hold: Promise<unknown> | null;
let cache: ReturnType<typeof createPictureCache>;
let server: Server;
let failures: unknown[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "photos-"));
  storage = new LocalStorage({ root: join(folder, "images"), defaults: "src/server/adapters/local/defaults" });
  [opened, away, known, hold, failures] = [[], false, false, null, []];
  cache = createPictureCache({
    storage: {
      open: async (wanted) => {
        opened.push(wanted);
        const file = await storage.open(wanted);
        await hold;
        if (away) throw new Error("the store is away");
        return file;
      },
      forget: (wanted) => storage.forget(wanted),
    },
    maxBytes: 600_000,
    isKnown: async () => known,
  });
  server = createEdge({
    appUrl: "http://localhost:3000",
    hostName: "localhost",
    dev: false,
    trustedProxies: 0,
    captchaOrigins: [],
    files: new Set(),
    tents: createHostTable(async ({ value }) =>
      value === "mitienda.example" ? { id: 1, subdomain: "demo", ga4: false, pixel: false } : null,
    ),
    pictures: createPictureServer({ cache, hostName: "localhost", onError: (error) => failures.push(error) }),
    handle: async (_request, response) => void response.end("next"),
    workers: { shop: "", panel: "" },
    health: { check: async () => true, close: async () => {} },
    isReady: async () => true,
    recordVisit: async () => {},
    onError: (error) => failures.push(error),
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done, fail) => {
    const sent = request(
      { host: "127.0.0.1", port, path: `/storage/images/${path}`, method, headers: { host: "localhost", ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          done({
            status: answer.statusCode,
            headers: answer.headers,
            rawHeaders: answer.rawHeaders,
            body: Buffer.concat(parts),
          }),
        );
        answer.on("error", fail);
      },
    );
    sent.once("error", fail);
    sent.end();
  });
}

it("sends a picture from the store once and then from memory, with the same short headers", async () => {
  await storage.put(name, small);
  const answers = [await ask(name), await ask(name), await ask(name, { host: "demo.localhost" })];
  for (const { status, headers, rawHeaders, body } of answers) {
    expect([status, body.toString()]).toEqual([200, small.toString()]);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(small.length),
      "cache-control": "public, max-age=31536000, immutable",
      etag: `"${hash}-160"`,
      "x-content-type-options": "nosniff",
    });
    const lines = rawHeaders.map((part, at) => part + (at % 2 === 0 ? ": " : "\r\n")).join("");
    expect(`HTTP/1.1 200 OK\r\n${lines}\r\n`.length).toBeLessThan(350);
  }
  expect(opened).toEqual([name]);
});

it.each([
  ["small, kept in memory", small],
  ["large, read for each request", large],
])("sends parts, and tells what is current, of a picture that is %s", async (_which, bytes) => {
  await storage.put(name, bytes);
  for (let time = 0; time < 2; time++) {
    const whole = await ask(name);
    expect(whole.body.equals(bytes)).toBe(true);
    const part = await ask(name, { range: "bytes=2-5" });
    expect([part.status, part.body.toString(), part.headers["content-range"], part.headers["content-length"]]).toEqual([
      206,
      bytes.subarray(2, 6).toString(),
      `bytes 2-5/${bytes.length}`,
      "4",
    ]);
    const end = await ask(name, { range: "bytes=-3", "if-range": `"${hash}-160"` });
    expect([end.status, end.body.toString()]).toEqual([206, bytes.subarray(-3).toString()]);
    expect((await ask(name, { range: "bytes=2-5", "if-range": '"another"' })).status).toBe(200);
    const beyond = await ask(name, { range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers["content-range"], beyond.body.length]).toEqual([
      416,
      `bytes */${bytes.length}`,
      0,
    ]);
    const head = await ask(name, { range: "bytes=2-5" }, "HEAD");
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, String(bytes.length), 0]);
    for (const etag of [`"${hash}-160"`, `W/"${hash}-160"`, `"x", "${hash}-160"`, "*"]) {
      const current = await ask(name, { "if-none-match": etag });
      expect([current.status, current.body.length]).toEqual([304, 0]);
    }
    expect((await ask(name, { "if-none-match": '"x"' })).status).toBe(200);
  }
});

it("reads a picture once for all who ask for it at the same time", async () => {
  await storage.put(name, small);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(name)));
  expect(answers.every(({ body }) => body.equals(small))).toBe(true);
  expect(opened).toEqual([name]);
});

it("has forgotten a deleted picture at the next request, also one that was being read", async () => {
  await storage.put(name, small);
  expect((await ask(name)).status).toBe(200);
  await storage.delete(name);
  await cache.purge([image]);
  expect((await ask(name)).status).toBe(404);

  await storage.put(name, small);
  cache.reset();
  let release = () => {};
  hold = new Promise<void>((done) => {
    release = done;
  });
  const before = opened.length;
  const late = ask(name);
  await expect.poll(() => opened.length).toBeGreaterThan(before);
  await storage.delete(name);
  await cache.purge([image]);
  hold = null;
  release();
  await late;
  expect((await ask(name)).status).toBe(404);
});

it("does not look again at once for a picture that is nowhere, unless the database knows it", async () => {
  for (let time = 0; time < 3; time++) expect((await ask(name)).status).toBe(404);
  expect(opened).toHaveLength(1);
  const other = "f".repeat(32);
  known = true;
  expect((await ask(`${other}-320.webp`)).status).toBe(404);
  await storage.put(`${other}-320.webp`, small);
  expect((await ask(`${other}-320.webp`)).status).toBe(200);
});

it("answers from memory while the store is away, and 503 for what is not there", async () => {
  await storage.put(name, small);
  await ask(name);
  away = true;
  expect((await ask(name)).status).toBe(200);
  for (let time = 0; time < 2; time++) {
    const { status, headers } = await ask(`${hash}-320.webp`);
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
  }
  expect(failures).toHaveLength(1);
  away = false;
  await storage.put(`${hash}-320.webp`, small);
  expect((await ask(`${hash}-320.webp`)).status).toBe(200);
});

it("revalidates the site's own pictures, which keep their names", async () => {
  const bundled = await ask("app/logo.png");
  expect([bundled.status, bundled.headers["content-type"], bundled.headers["cache-control"]]).toEqual([
    200,
    "image/png",
    "public, max-age=300",
  ]);
  const etag = String(bundled.headers.etag);
  expect((await ask("app/logo.png", { "if-none-match": etag })).status).toBe(304);
  await storage.put("app/logo.png", small);
  const next = await ask("app/logo.png", { "if-none-match": etag });
  expect([next.status, next.body.toString()]).toEqual([200, small.toString()]);
});

it("keeps no more in memory than it may", async () => {
  const names = Array.from({ length: 6 }, (_, n) => `${String(n).repeat(32)}-640.webp`);
  for (const one of names) await storage.put(one, large.subarray(0, 200_000));
  for (const one of names) await ask(one);
  expect(cache.bytes).toBeLessThanOrEqual(600_000);
  await ask(names[5] ?? "");
  await ask(names[0] ?? "");
  expect(opened).toEqual([...names, names[0]]);
});

it.each([
  "icons/none.png",
  "../secrets.json",
  "app/../../secrets.json",
  "app/logo.png%00",
  "app%2Flogo.png",
  "pictures/01",
  `${hash}-160.webp/`,
  `${hash}-160.webp.0123456789abcdef.tmp`,
  `${hash}-0.webp`,
  "",
])("has nothing at %j", async (path) => {
  await storage.put(name, small);
  expect((await ask(path)).status).toBe(404);
});

it("refuses what is not reading, and hosts that are nobody's", async () => {
  await storage.put(name, small);
  for (let time = 0; time < 2; time++) {
    expect((await ask(name, { host: "nadie.example" })).status).toBe(404);
    expect((await ask(name, { host: "mitienda.example" })).status).toBe(200);
    expect((await ask(name, {}, "POST")).body.toString()).not.toBe(small.toString());
  }
});

describe("any Range and If-Range", () => {
  const etag = `"${hash}-160"`;
  const place = fc.oneof(
    fc.nat(small.length + 2).map(String),
    fc.nat(large.length + 2).map(String),
    fc.constantFrom(...[small, large].flatMap(({ length }) => [`${length - 1}`, `${length}`])),
    fc.constantFrom("", "00", "-1", "1e3", "0x2", " 3", "4 ", "999999999999999", "9".repeat(400)),
  );
  const unit = fc.constantFrom("bytes", "bytes", "bytes", "Bytes", "items", "");
  const part = fc.tuple(place, place).map(([first, last]) => `${first}-${last}`);
  const parts = fc.oneof(
    { weight: 4, arbitrary: part },
    fc.array(part, { maxLength: 40 }).map((all) => all.join(",")),
  );
  // what Node sends as a header at all
  const text = fc.string({ unit: fc.constantFrom(...'\t !"#%,-./:;=\\\xe1\xff', ..."0159aszW") });
  const ranges = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(unit, parts).map(([name, asked]) => `${name}=${asked}`) },
    text,
  );
  const conditions = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(undefined, etag) },
    fc.constantFrom(`W/${etag}`, '"another"', "*", "Fri, 20 Nov 2099 00:00:00 GMT"),
    text,
  );

  it.each([
    ["kept in memory", small],
    ["read for each request", large],
  ])("gets the whole of a picture that is %s, the slice that is told, or 416", async (_which, bytes) => {
    await storage.put(name, bytes);
    const seen = new Set<number | undefined>();
    const check = async (range: string, condition: string | undefined, method: string) => {
      const answer = await ask(name, { range, ...(condition === undefined ? {} : { "if-range": condition }) }, method);
      const { status, headers, body } = answer;
      seen.add(status);
      expect([200, 206, 416]).toContain(status);
      if (status === 416) {
        expect([method, condition ?? etag, headers["content-range"]]).toEqual(["GET", etag, `bytes */${bytes.length}`]);
        return;
      }
      const told = /^bytes (\d+)-(\d+)\/(\d+)$/
        .exec(headers["content-range"] ?? "")
        ?.slice(1)
        .map(Number);
      const [start = 0, end = bytes.length - 1, size = bytes.length] = told ?? [];
      expect([status === 206, size]).toEqual([told !== undefined, bytes.length]);
      expect(Number(headers["content-length"])).toBe(end - start + 1);
      expect(body.equals(method === "HEAD" ? Buffer.alloc(0) : bytes.subarray(start, end + 1))).toBe(true);
      if (status !== 206) return;
      expect([method, condition ?? etag]).toEqual(["GET", etag]);
      const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
      const from = first === "" ? Math.max(0, bytes.length - Number(last)) : Number(first);
      const to = first === "" || last === "" ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
      expect([start, end]).toEqual([from, to]);
    };
    const property = fc.asyncProperty(ranges, conditions, fc.constantFrom("GET", "GET", "HEAD"), check);
    await fc.assert(property, { seed: 20_261_130, numRuns: 400 });
    expect([...seen].sort()).toEqual([200, 206, 416]);
    expect(failures).toEqual([]);
  });
});
