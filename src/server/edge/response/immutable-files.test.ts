import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { styleLetters } from "~/server/assets/style-files";
import { styleSheet, styleSheetPath } from "~/server/assets/style-sheet";
import { readVisitorFile, visitorFiles } from "~/server/assets/visitor-script";
import { immutableFile, sendImmutable } from "./immutable-files";

let server: Server;

beforeAll(async () => {
  server = createServer(async (asked, response) => {
    const file = immutableFile(asked.url ?? "");
    if (file) await sendImmutable(asked, response, file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => {
  server.close();
});

function ask(path: string, { encoding, method = "GET" }: { encoding?: string; method?: string } = {}) {
  const { port } = server.address() as AddressInfo;
  const headers = encoding === undefined ? {} : { "accept-encoding": encoding };
  return new Promise<{ status?: number | undefined; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    sent.once("error", fail);
    sent.end();
  });
}

it("sends a style sheet in the accepted encoding, cacheable for ever, on repeated requests too", async () => {
  const wanted = styleSheet("sol").text;
  for (let time = 0; time < 2; time++) {
    const plain = await ask(styleSheetPath("sol"));
    const brotli = await ask("/storage/styles/sol.css", { encoding: "gzip, deflate, br" });
    const zipped = await ask("/storage/styles/sol.css", { encoding: "br;q=0, gzip" });
    expect(plain.body.toString()).toBe(wanted);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(wanted);
    expect(gunzipSync(zipped.body).toString()).toBe(wanted);
    expect(brotli.headers).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      vary: "Accept-Encoding",
    });
  }
});

it("sends each part of the visitor's script, and only headers to HEAD", async () => {
  for (const file of visitorFiles()) {
    const { headers, body } = await ask(`/storage/scripts/${file}`);
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(body.toString()).toBe(readVisitorFile(file));
    const head = await ask(`/storage/scripts/${file}`, { method: "HEAD" });
    expect([head.headers["content-length"], head.body.length]).toEqual([String(body.length), 0]);
  }
});

it("sends a style's fonts and background picture unchanged", async () => {
  const { fonts, faces } = styleLetters("benito");
  const [, ground = ""] = /--kraft:url\(([^)]+)\)/.exec(faces) ?? [];
  for (const [path, type] of [...fonts.map((font) => [font, "font/woff2"]), [ground, "image/webp"]]) {
    const { status, headers, body } = await ask(path ?? "", { encoding: "br" });
    expect([status, headers["content-type"], headers["content-encoding"]]).toEqual([200, type, undefined]);
    expect(body.length).toBeGreaterThan(1000);
    expect(faces).toContain(path);
  }
});

it.each([
  "/storage/styles/nadie.css",
  "/storage/styles/sol.css?v=0badf00d", // of another build
  "/storage/styles/sol-listing.css?v=0badf00d",
  "/storage/styles/kraft.webp?v=0badf00d",
  "/storage/styles/nadie.woff2",
  "/storage/scripts/kraft.webp",
  "/storage/styles/sol.js",
  "/storage/styles/../style-sheet.css",
  "/storage/scripts/visitor.js",
  "/storage/scripts/..%2f..%2fenv.js",
  "/storage/scripts/constructor.js",
  "/storage/images/x.css",
])("does not serve %s", async (path) => {
  expect((await ask(path)).status).toBe(404);
});
