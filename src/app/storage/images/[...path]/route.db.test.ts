import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { imageFileName } from "~/domain/product/images/image";
import { ports } from "~/server/container";
import { storeImage } from "~/server/services/image/store-image";
import { testDb } from "~/test/test-db";
import { GET, HEAD } from "./route";

let name: string;

beforeAll(async () => {
  const file = await sharp({ create: { width: 200, height: 100, channels: 3, background: "#c0392b" } })
    .png()
    .toBuffer();
  const image = await storeImage({ db: testDb(), ports }, { file, tentId: null }, async (_, row) => row);
  name = imageFileName(image.hash, 160);
});

const ask = (path: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  (method === "HEAD" ? HEAD : GET)(new Request(`http://localhost/storage/images/${path}`, { headers, method }), {
    params: Promise.resolve({ path: path.split("/") }),
  });

describe("/storage/images", () => {
  it("serves an uploaded picture, cacheable for a year", async () => {
    const answer = await ask(name);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(160);
  });

  it.each(["app/logo.png", "app/oferta.png", "app/no-photo.jpg", "icons/whatsapp.png"])(
    "serves the bundled %s until one is uploaded",
    async (path) => {
      const answer = await ask(path);
      const bundled = await readFile(`src/server/adapters/local/defaults/${path}`);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bundled)).toBe(true);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
      const again = await ask(path, { "if-none-match": answer.headers.get("etag") ?? "" });
      expect([again.status, await again.text(), again.headers.get("content-length")]).toEqual([304, "", null]);
    },
  );

  it("serves the uploaded logo once there is one", async () => {
    const before = (await ask("app/logo.png")).headers.get("etag");
    await ports.storage.put("app/logo.png", new Uint8Array([1, 2, 3]));
    const answer = await ask("app/logo.png", { "if-none-match": before ?? "" });
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 3]);
    await ports.storage.delete("app/logo.png");
  });

  it("responds to HEAD without a body", async () => {
    const answer = await ask(name, {}, "HEAD");
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([200, "image/webp", ""]);
  });

  it.each([
    "icons/none.png",
    "0123456789abcdef0123456789abcdef-160.webp",
    "../secrets.json",
    "app/../../secrets.json",
    "app/logo.png\0",
    "pictures/01",
    "",
  ])("responds 404 at %j", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
