import type { ServerResponse } from "node:http";
import { beforeAll, expect, it } from "vitest";
import { makeBase, makeProduct } from "~/test/factories";
import { photoServer } from "~/test/photo-server";
import { makePhotoShop, picture } from "~/test/photo-shop";
import { pngOf } from "~/test/pictures";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { uploadDraft } from "~/test/upload-draft";
import { addProductImage } from "../../images/add-product-image";
import { replaceProductImage } from "../../images/replace-product-image";
import { cancelImport, resumeImport } from "../import-states";
import { startImport } from "../prepare-import";
import { runImport } from "../run-import";
import { previewUndo, undoImport } from "../undo-import";
import { claimPhoto } from "./claim-photo";
import { fetchPhotos } from "./fetch-photos";
import { photoProgress } from "./photo-progress";
import { cancelPhotos, retryPhoto, retryPhotos } from "./photo-states";

const db = testDb();
const server = await photoServer();
beforeAll(() => makeBase(db));

async function makeShop() {
  const shop = await makePhotoShop(db, server.place);
  const { ctx, tentId } = shop;
  return {
    ...shop,
    url: (name: string) => server.url(`/${tentId}/${name}`),
    at: (name: string, answer: Parameters<typeof server.at>[1]) => server.at(`/${tentId}/${name}`, answer),
    run: () => fetchPhotos(ctx, { tentId }),
    states: async () => (await shop.photos()).map(({ status }) => status),
    jobs: async () =>
      (await queuedJobs(db, "import-photos")).filter(({ data }) => (data as { tentId: number }).tentId === tentId)
        .length,
    /** Imports products of these names, and returns their ids. */
    importProducts: async (...names: string[]) => {
      const file = new Blob([`Nombre;Precio\n${names.map((name) => `${name};100`).join("\n")}\n`]);
      const { id } = await uploadDraft(ctx, tentId, { file, name: "tienda.csv" });
      await startImport(ctx, tentId, { id, cells: [] });
      await runImport(ctx, { importId: id });
      const products = await db.product.findMany({ where: { tentId, name: { in: names } }, orderBy: { id: "asc" } });
      return { id, ids: products.map((product) => product.id) };
    },
    inBin: async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).deletedAt !== null,
  };
}

it("failed photos are tried again, one or all", async () => {
  const shop = await makeShop();
  const { ctx, tentId, importId } = shop;
  const { id: productId } = await makeProduct(db, tentId, { name: "Cuaderno" });
  const urls = ["a", "b", "c"].map(shop.url);
  shop.at("c", picture("#cccccc"));
  await shop.want(importId, productId, urls);
  await shop.run();
  const { failures, latest, secondsLeft, ...counts } = await photoProgress(ctx, tentId, importId);
  expect([latest, secondsLeft]).toEqual([[expect.stringMatching(/^\/storage\/images\/.+\.webp$/)], null]);
  expect(counts).toEqual({ total: 3, done: 1, failed: 2, waiting: 0, cancelled: 0 });
  expect(failures).toEqual(
    (await shop.photos()).slice(0, 2).map(({ id, url }) => ({
      id,
      productId,
      productName: "Cuaderno",
      url,
      reason: { key: "gone", n: 404 },
    })),
  );
  shop.at("a", picture("#aaaaaa"));
  shop.at("b", picture("#bbbbbb"));
  const [first, second, third] = await shop.photos();
  const before = await shop.jobs();
  await retryPhoto(ctx, tentId, second?.id ?? 0);
  expect(await shop.jobs()).toBe(before + 1);
  expect(await shop.photos()).toMatchObject([
    { status: "FAILED" },
    { status: "WAITING", attempts: 0, reason: null, endedAt: null },
    { status: "DONE" },
  ]);
  await shop.run();
  expect(await retryPhotos(ctx, tentId, importId)).toBe(1);
  await shop.run();
  expect(await shop.states()).toEqual(["DONE", "DONE", "DONE"]);
  expect(await retryPhotos(ctx, tentId, importId)).toBe(0);
  const orders = await db.productImage.findMany({ where: { productId }, orderBy: { order: "asc" } });
  expect(orders.map(({ imageId }) => imageId)).toEqual((await shop.photos()).map(({ imageId }) => imageId));
  await expect(retryPhoto(ctx, tentId, first?.id ?? 0)).rejects.toMatchObject({ code: "STATE_NOT_ALLOWED" });

  const { ctx: otherCtx, tentId: otherTent } = await makeShop();
  const notFound = { code: "NOT_FOUND" };
  await expect(retryPhoto(otherCtx, otherTent, third?.id ?? 0)).rejects.toMatchObject(notFound);
  await expect(retryPhotos(otherCtx, otherTent, importId)).rejects.toMatchObject(notFound);
  await expect(cancelPhotos(otherCtx, otherTent, importId)).rejects.toMatchObject(notFound);
});

it("cancelled photos are not fetched; one that is being fetched may arrive", async () => {
  const shop = await makeShop();
  const { ctx, tentId, importId } = shop;
  const { id: productId } = await makeProduct(db, tentId);
  await shop.want(importId, productId, ["a", "b", "c", "d", "e"].map(shop.url));
  let fetched = 0;
  let cancelAll = () => {};
  const cancelled = new Promise<number>((done, fail) => {
    cancelAll = () => void cancelPhotos(ctx, tentId, importId).then(done, fail);
  });
  const answers = {
    a: picture("#0a0a0a"),
    b: (_request: unknown, response: ServerResponse) => void response.writeHead(503).end(),
    c: (_request: unknown, response: ServerResponse) => void response.writeHead(404).end(),
  };
  for (const [name, answer] of Object.entries(answers)) {
    shop.at(name, (request, response) => {
      fetched += 1;
      if (fetched === 3) cancelAll();
      void cancelled.then(() => answer(request, response));
    });
  }
  await shop.run();
  expect(await cancelled).toBe(2);
  // the second one would have been tried again
  expect(await shop.states()).toEqual(["DONE", "CANCELLED", "FAILED", "CANCELLED", "CANCELLED"]);
  expect(await shop.shown(productId)).toHaveLength(1);
  shop.wait(3_600_000);
  const asked = server.stats.asked.length;
  await shop.run();
  expect(server.stats.asked.length).toBe(asked);
});

it("cancelling an import cancels its photos, resuming it brings back those that nobody had cancelled before", async () => {
  const shop = await makeShop();
  const { ctx, tentId } = shop;
  const { id, ids } = await shop.importProducts("Mate", "Pava");
  await db.productImport.update({ where: { id }, data: { status: "RUNNING", endedAt: null } });
  await shop.want(id, ids[1] ?? 0, [shop.url("unwanted")]);
  await cancelPhotos(ctx, tentId, id);
  await shop.want(id, ids[0] ?? 0, [shop.url("a"), shop.url("b")]);
  await cancelImport(ctx, tentId, id);
  expect(await shop.states()).toEqual(["CANCELLED", "CANCELLED", "CANCELLED"]);
  const before = await shop.jobs();
  await resumeImport(ctx, tentId, id);
  expect(await shop.states()).toEqual(["CANCELLED", "WAITING", "WAITING"]);
  expect(await shop.jobs()).toBe(before + 1);
});

it("undoing an import bins products whose photos it brought, and leaves those that got others", async () => {
  const shop = await makeShop();
  const { ctx, tentId } = shop;
  const { id, ids } = await shop.importProducts("Mate", "Pava", "Termo", "Yerba", "Bombilla");
  const [mate = 0, pava = 0, termo = 0, yerba = 0, bombilla = 0] = ids;
  server.at("*", picture("#424242"));
  for (const product of [mate, pava, termo]) await shop.want(id, product, [shop.url(`${product}`)]);
  const other = await shop.makeImport();
  await shop.want(other, yerba, [shop.url(`${yerba}`)]);
  await shop.run();
  await shop.want(id, mate, [shop.url("later")]);
  await shop.want(id, bombilla, [shop.url("never")]);
  await addProductImage(ctx, tentId, { productId: pava, file: await pngOf("#00aa00") });
  const cropped = await db.productImage.findFirstOrThrow({ where: { productId: termo } });
  await replaceProductImage(ctx, tentId, { id: cropped.id, file: await pngOf("#0000aa") });

  expect(await previewUndo(ctx, tentId, id)).toMatchObject({
    binned: 2,
    left: 3,
    leftNames: ["Pava", "Termo", "Yerba"],
  });
  await undoImport(ctx, tentId, id);
  expect(await photoProgress(ctx, tentId, id)).toMatchObject({ done: 3, waiting: 0, cancelled: 2 });
  await runImport(ctx, { importId: id });
  expect(await Promise.all([mate, pava, termo, yerba, bombilla].map(shop.inBin))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
  const asked = server.stats.asked.length;
  await shop.run();
  expect(server.stats.asked.length).toBe(asked);
});

it("undoing takes the photos away again that it brought to the merchant's own products, but not from those changed since", async () => {
  const shop = await makeShop();
  const { ctx, tentId } = shop;
  const before = await Promise.all(
    ["Mate", "Pava", "Termo"].map((name) => makeProduct(db, tentId, { name, sku: name, price: 50 })),
  );
  const [mate = 0, pava = 0, termo = 0] = before.map((product) => product.id);
  const own = await addProductImage(ctx, tentId, { productId: mate, file: await pngOf("#00aa00") });
  const file = new Blob(["Código;Precio\nMate;100\nPava;100\nTermo;50\n"]);
  const { id } = await uploadDraft(ctx, tentId, { file, name: "tienda.csv" });
  await startImport(ctx, tentId, { id, cells: [] });
  await runImport(ctx, { importId: id });
  server.at("*", picture("#434343"));
  const photos = (product: number) => [shop.url(`own-${product}`)];
  for (const product of [mate, pava, termo]) await shop.want(id, product, photos(product));
  await shop.run();
  await db.product.update({ where: { id: pava }, data: { price: 300 } });
  await undoImport(ctx, tentId, id);
  await runImport(ctx, { importId: id });
  const counts = await Promise.all([mate, pava, termo].map(async (product) => (await shop.shown(product)).length));
  expect(counts).toEqual([1, 1, 0]);
  expect(await db.productImage.count({ where: { id: own.id } })).toBe(1);

  const again = await shop.makeImport();
  await shop.want(again, termo, photos(termo));
  await shop.run();
  expect(await shop.shown(termo)).toHaveLength(1);
});

it("a photo that arrives while its import is undone does not keep its product", async () => {
  const shop = await makeShop();
  const { ctx, tentId } = shop;
  const { id, ids } = await shop.importProducts("Mate", "Pava");
  const [mate = 0, pava = 0] = ids;
  shop.at("before", (request, response) => {
    void undoImport(ctx, tentId, id).then(() => picture("#bebebe")(request, response));
  });
  await shop.want(id, mate, [shop.url("before")]);
  await shop.run();
  expect(await shop.states()).toEqual(["DONE"]);
  await runImport(ctx, { importId: id });
  expect(await shop.inBin(mate)).toBe(true);

  const late = await shop.makeImport();
  await db.product.update({ where: { id: pava }, data: { deletedAt: null } });
  shop.at("after", (request, response) => {
    const binned = db.product.update({ where: { id: pava }, data: { deletedAt: ctx.now() } });
    void binned.then(() => picture("#efefef")(request, response));
  });
  await shop.want(late, pava, [shop.url("after")]);
  await shop.run();
  expect((await shop.photos()).at(-1)).toMatchObject({ status: "FAILED", reason: "productGone" });
});

it("photos stay known when their import is forgotten, and go with their product", async () => {
  const shop = await makeShop();
  const { ctx, tentId, importId } = shop;
  const { id: productId } = await makeProduct(db, tentId);
  await shop.want(importId, productId, [shop.url("x")]);
  await claimPhoto(ctx, tentId);
  await db.productImport.delete({ where: { id: importId } });
  expect(await shop.photos()).toMatchObject([{ importId: null, status: "RUNNING" }]);
  await db.product.delete({ where: { id: productId } });
  expect(await shop.photos()).toEqual([]);
});
