import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LocalStorage } from "~/server/adapters/local/storage";
import { fakeShopCache } from "~/test/context";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { lockHashes } from "./lock-hashes";
import { storeImage } from "./store-image";
import { prefixesOfHour, sweepImages } from "./sweep-images";

const db = testDb();
let root: string;
let storage: LocalStorage;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "images-"));
  storage = new LocalStorage({ root, defaults: root });
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
  await db.image.deleteMany();
});

async function files(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

const stored = (colour: string) =>
  pngOf(colour).then((file) => storeImage({ db, ports: { storage } }, { file, tentId: null }, async (_, row) => row));

const half = (hash: string) =>
  writeFile(path.join(root, "pictures", hash.slice(0, 2), `${hash}-160.webp.0123456789abcdef.tmp`), "half");

it("does nothing in a consistent or missing store", async () => {
  expect(await sweepImages({ db, storage, shopCache: fakeShopCache(db) })).toBe(0);
  await stored("#111111");
  const before = await files();
  expect(await sweepImages({ db, storage, shopCache: fakeShopCache(db) })).toBe(0);
  expect(await files()).toEqual(before);
});

it("deletes files without a row and partial files, and keeps the others", async () => {
  const [kept, lost] = [await stored("#222222"), await stored("#333333")];
  await half(kept.hash);
  await half(lost.hash);
  await db.image.delete({ where: { id: lost.id } });
  expect(await files()).toHaveLength(6);
  expect(await sweepImages({ db, storage, shopCache: fakeShopCache(db) })).toBe(4);
  expect((await files()).sort()).toEqual([`${kept.hash}-160.webp`, `${kept.hash}-200.webp`]);
});

it("sweeps a part of the store each hour, and all of it in a day", async () => {
  const lost = [await stored("#555555"), await stored("#666666"), await stored("#777777")];
  await db.image.deleteMany();
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 0, 1, hour)));
  for (const hour of hours) {
    const prefixes = prefixesOfHour(hour);
    const due = lost.filter(({ hash }) => prefixes.includes(hash.slice(0, 2)));
    expect(await sweepImages({ db, storage, shopCache: fakeShopCache(db) }, prefixes)).toBe(due.length * 2);
  }
  expect(await files()).toEqual([]);
  expect(hours.flatMap(prefixesOfHour)).toHaveLength(256);
});

it("waits for an upload in progress instead of deleting its files", async () => {
  const { hash, id } = await stored("#444444");
  const row = await db.image.delete({ where: { id } });
  let sweeping: Promise<number> | undefined;
  await db.$transaction(async (tx) => {
    await lockHashes(tx, [hash]);
    sweeping = sweepImages({ db, storage, shopCache: fakeShopCache(db) });
    await new Promise((done) => setTimeout(done, 200));
    expect(await files()).toHaveLength(2);
    await tx.image.create({ data: row });
  });
  expect(await sweeping).toBe(0);
  expect(await files()).toHaveLength(2);
});
