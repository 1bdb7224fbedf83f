import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LocalStorage } from "~/server/adapters/local/storage";
import { testDb } from "~/test/test-db";
import { removeOrphans, storeImage } from "./store-image";

const db = testDb();
let root: string;
let ctx: Parameters<typeof storeImage>[0];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "images-"));
  ctx = { db, ports: { storage: new LocalStorage({ root, defaults: root }) } };
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
  await db.image.deleteMany();
});

const photo = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function files(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name.replace(/^[0-9a-f]{32}/, "hash"));
}

describe("storeImage", () => {
  it("stores the sizes and inserts the row that `link` references", async () => {
    const stored = await storeImage(ctx, { file: await photo("#c0392b"), tentId: null }, async (_, image) => image);
    const row = await db.image.findUniqueOrThrow({ where: { id: stored.id } });
    expect(row).toMatchObject({ width: 400, height: 300, placeholder: "#c83828", tentId: null });
    expect((await files()).sort()).toEqual(["hash-160.webp", "hash-320.webp", "hash-400.webp"]);
    const sizes = await Promise.all(
      [160, 320, 400].map(async (width) => (await ctx.ports.storage.open(`${row.hash}-${width}.webp`))?.size ?? 0),
    );
    expect(row.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
  });

  it("leaves neither file nor row of a broken image", async () => {
    const file = (await photo("#222222")).subarray(0, 300);
    await expect(storeImage(ctx, { file, tentId: null }, async () => null)).rejects.toMatchObject({
      code: "IMAGE_BROKEN",
    });
    expect([await files(), await db.image.count()]).toEqual([[], 0]);
  });

  it("leaves neither file nor row when linking fails", async () => {
    const refused = storeImage(ctx, { file: await photo("#222222"), tentId: null }, async () => {
      throw new Error("limit reached");
    });
    await expect(refused).rejects.toThrow("limit reached");
    expect([await files(), await db.image.count()]).toEqual([[], 0]);
  });

  it("keeps the files of a picture that another row uses when linking fails", async () => {
    const file = await photo("#333333");
    await storeImage(ctx, { file, tentId: null }, async () => null);
    const refused = storeImage(ctx, { file, tentId: null }, async () => {
      throw new Error("limit reached");
    });
    await expect(refused).rejects.toThrow("limit reached");
    expect([(await files()).length, await db.image.count()]).toEqual([3, 1]);
  });
});

describe("removeOrphans", () => {
  it("deletes the files only with the last row", async () => {
    const file = await photo("#444444");
    const [one, two] = [
      await storeImage(ctx, { file, tentId: null }, async (_, image) => image),
      await storeImage(ctx, { file, tentId: null }, async (_, image) => image),
    ];
    expect(two.hash).toBe(one.hash);
    await db.image.delete({ where: { id: one.id } });
    await removeOrphans(ctx, [one]);
    expect((await files()).length).toBe(3);
    await db.image.delete({ where: { id: two.id } });
    await removeOrphans(ctx, [two]);
    expect(await files()).toEqual([]);
    await removeOrphans(ctx, []);
  });

  it("never deletes the files of a row inserted concurrently", async () => {
    const file = await photo("#555555");
    for (let round = 0; round < 8; round += 1) {
      const old = await storeImage(ctx, { file, tentId: null }, async (_, image) => image);
      await db.image.delete({ where: { id: old.id } });
      await Promise.all([removeOrphans(ctx, [old]), storeImage(ctx, { file, tentId: null }, async () => null)]);
      expect((await files()).length).toBe(3);
      await db.image.deleteMany();
      await removeOrphans(ctx, [old]);
      expect(await files()).toEqual([]);
    }
  });
});
