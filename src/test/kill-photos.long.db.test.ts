import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MINUTE_MS } from "~/domain/duration";
import { imageFileName, imageWidths } from "~/domain/product/images/image";
import { LocalStorage } from "~/server/adapters/local/storage";
import { sweepImages } from "~/server/services/image/sweep-images";
import { fetchPhotos } from "~/server/services/product/import/photos/fetch-photos";
import { photoProgress } from "~/server/services/product/import/photos/photo-progress";
import { retryPhotos } from "~/server/services/product/import/photos/photo-states";
import { fakeShopCache } from "./context";
import { makeBase, makeProduct } from "./factories";
import { photoServer } from "./photo-server";
import { makePhotoShop, picture } from "./photo-shop";
import { settled } from "./settled";
import { testDb } from "./test-db";

const ROUNDS = 20;
const PRODUCTS = 40;
const PHOTOS = 6;
const db = testDb();
const server = await photoServer();
let images: string;
beforeAll(async () => {
  await makeBase(db);
  images = await mkdtemp(join(tmpdir(), "killed-photos-"));
});
afterAll(() => rm(images, { recursive: true, force: true }));

it("brings every photo once, in order, although its workers are killed at any moment", async () => {
  const shop = await makePhotoShop(db, server.place);
  const storage = new LocalStorage({ root: images, defaults: images });
  const ctx = { ...shop.ctx, ports: { ...shop.ctx.ports, storage } };
  const products = await Promise.all(Array.from({ length: PRODUCTS }, () => makeProduct(db, shop.tentId)));
  for (const [at, { id }] of products.entries()) {
    const names = Array.from({ length: PHOTOS }, (_, n) => `/a/${at}-${n}`);
    for (const [n, name] of names.entries()) server.at(name, picture(`#${(at + 16).toString(16)}${n}0ff`, 20));
    await shop.want(shop.importId, id, names.map(server.url));
  }
  const progress = () => photoProgress(ctx, shop.tentId, shop.importId);
  let killed = 0;
  for (; killed < ROUNDS && (await progress()).waiting > 0; killed += 1) {
    const asked = server.stats.asked.length;
    const child = fork(
      join(import.meta.dirname, "kill-photos-child.ts"),
      [String(shop.tentId), server.place, images, ctx.now().toISOString()],
      { execArgv: ["--import", "tsx"], stdio: ["ignore", "inherit", "inherit", "ipc"] },
    );
    const exit = once(child, "exit");
    try {
      await expect.poll(() => server.stats.asked.length, { interval: 5 }).toBeGreaterThan(asked);
      await new Promise((done) => setTimeout(done, 5 + killed * 23));
    } finally {
      child.kill("SIGKILL");
    }
    await exit;
    await settled(db);
    expect(await db.importPhoto.count({ where: { status: "RUNNING" } })).toBeLessThanOrEqual(3);
    shop.wait(3 * MINUTE_MS);
  }
  const before = await progress();
  await retryPhotos(ctx, shop.tentId, shop.importId);
  while ((await progress()).waiting > 0) await fetchPhotos(ctx, { tentId: shop.tentId });
  await retryPhotos(ctx, shop.tentId, shop.importId); // those that were killed at all attempts
  while ((await progress()).waiting > 0) await fetchPhotos(ctx, { tentId: shop.tentId });
  const { done, total } = await progress();
  process.stdout.write(`${before.done} of ${total} photos in ${killed} killed processes, ${before.failed} failed\n`);
  expect(killed).toBeGreaterThan(5);
  expect(done).toBe(PRODUCTS * PHOTOS);

  for (const { id } of products) {
    const shown = await db.productImage.findMany({ where: { productId: id }, orderBy: { order: "asc" } });
    const wanted = await db.importPhoto.findMany({ where: { productId: id }, orderBy: { place: "asc" } });
    expect(shown.map(({ imageId }) => imageId)).toEqual(wanted.map(({ imageId }) => imageId));
  }
  const rows = await db.image.findMany({ where: { tentId: shop.tentId } });
  expect(rows).toHaveLength(PRODUCTS * PHOTOS);
  await sweepImages({ db, storage, shopCache: fakeShopCache(db) });
  for (const { hash, width } of rows)
    for (const each of imageWidths(width)) expect(await storage.open(imageFileName(hash, each))).not.toBeNull();
  expect(server.stats.most).toBeLessThanOrEqual(3);
});
