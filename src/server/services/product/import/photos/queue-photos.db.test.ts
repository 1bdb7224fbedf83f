import { beforeAll, expect, it } from "vitest";
import { MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import { makeBase, makeProduct } from "~/test/factories";
import { photoServer } from "~/test/photo-server";
import { makePhotoShop, picture } from "~/test/photo-shop";
import { pngOf } from "~/test/pictures";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { addProductImage } from "../../images/add-product-image";
import { removeProductImage } from "../../images/remove-product-image";
import { fetchPhotos } from "./fetch-photos";
import { cancelPhotos } from "./photo-states";

const db = testDb();
const server = await photoServer();
beforeAll(() => makeBase(db));

async function makeShop() {
  const shop = await makePhotoShop(db, server.place);
  const { id } = await makeProduct(db, shop.tentId);
  const jobs = async () =>
    (await queuedJobs(db, "import-photos")).filter(({ data }) => (data as { tentId: number }).tentId === shop.tentId);
  return { ...shop, productId: id, jobs, run: () => fetchPhotos(shop.ctx, { tentId: shop.tentId }) };
}

it("notes each address once, in order, and enqueues one job for a part", async () => {
  const shop = await makeShop();
  const photo = server.url("/a.png");
  expect(
    await shop.want(shop.importId, shop.productId, [photo, `${photo}#2`, ` ${photo}`, server.url("/b.png")]),
  ).toEqual([]);
  expect(await shop.photos()).toMatchObject([
    { url: photo, place: 0, status: "WAITING", importId: shop.importId, attempts: 0 },
    { url: server.url("/b.png"), place: 1, status: "WAITING" },
  ]);
  expect(await shop.jobs()).toHaveLength(1);
  await shop.want(shop.importId, shop.productId, [server.url("/c.png")]);
  expect(await shop.jobs()).toHaveLength(2); // the first job may have looked already
});

it("enqueues nothing when the part is not written", async () => {
  const shop = await makeShop();
  await expect(shop.want(-1, shop.productId, [server.url("/a.png")])).rejects.toThrow();
  expect([await shop.photos(), await shop.jobs()]).toEqual([[], []]);
});

it("notes what is no address as failed, and tells what cannot be stored", async () => {
  const shop = await makeShop();
  const long = `https://example.test/${"a".repeat(2_000)}`;
  expect(await shop.want(shop.importId, shop.productId, ["foto.jpg", long, "ftp://example.test/a.jpg"])).toEqual([
    { productId: shop.productId, url: long, failure: { key: "longAddress", n: null } },
  ]);
  expect(await shop.photos()).toMatchObject([
    { url: "foto.jpg", status: "FAILED", reason: "notAddress", endedAt: shop.ctx.now() },
    { url: "ftp://example.test/a.jpg", status: "FAILED", reason: "notAddress" },
  ]);
  expect(await shop.jobs()).toEqual([]);
  await shop.want(shop.importId, shop.productId, ["foto.jpg"]);
  expect(await shop.photos()).toHaveLength(2);
});

it("takes as many photos as a product may have, and puts them after its own", async () => {
  const shop = await makeShop();
  const own = await addProductImage(shop.ctx, shop.tentId, { productId: shop.productId, file: await pngOf("#010203") });
  const urls = Array.from({ length: MAX_PRODUCT_IMAGES + 2 }, (_, at) => server.url(`/many/${at}.png`));
  server.at("*", picture("#334455"));
  const refused = await shop.want(shop.importId, shop.productId, urls);
  expect(refused.map(({ url, failure }) => [url, failure])).toEqual(
    urls.slice(MAX_PRODUCT_IMAGES).map((url) => [url, { key: "surplus", n: MAX_PRODUCT_IMAGES }]),
  );
  await shop.run();
  const rows = await shop.photos();
  expect(rows.filter(({ status }) => status === "DONE")).toHaveLength(MAX_PRODUCT_IMAGES - 1);
  expect(rows.filter(({ status }) => status === "FAILED")).toMatchObject([{ reason: `full:${MAX_PRODUCT_IMAGES}` }]);
  const [first] = await db.productImage.findMany({ where: { productId: shop.productId }, orderBy: { order: "asc" } });
  expect(first?.id).toBe(own.id);
  expect(await db.image.count({ where: { tentId: shop.tentId } })).toBe(MAX_PRODUCT_IMAGES);
});

it("does not fetch a photo twice, also if the merchant deleted it; tries again what failed or was cancelled", async () => {
  const shop = await makeShop();
  const path = (name: string) => `/once-${shop.tentId}/${name}.png`;
  const urls = ["done", "failed", "cancelled"].map((name) => server.url(path(name)));
  server.at(path("done"), picture("#a1b2c3"));
  server.at(path("failed"), (_request, response) => response.writeHead(404).end());
  await shop.want(shop.importId, shop.productId, urls.slice(0, 2));
  await shop.run();
  await shop.want(shop.importId, shop.productId, urls);
  await cancelPhotos(shop.ctx, shop.tentId, shop.importId);
  expect((await shop.photos()).map(({ status }) => status)).toEqual(["DONE", "CANCELLED", "CANCELLED"]);
  const { id } = await db.productImage.findFirstOrThrow({ where: { productId: shop.productId } });
  await removeProductImage(shop.ctx, shop.tentId, id);
  expect(await shop.photos()).toMatchObject([{ status: "DONE", imageId: null }, {}, {}]);

  server.stats.asked.length = 0;
  server.at(path("failed"), picture("#c3b2a1"));
  server.at(path("cancelled"), picture("#d3b2a1"));
  const second = await shop.makeImport();
  expect(await shop.want(second, shop.productId, urls)).toEqual([]);
  await shop.run();
  expect(server.stats.asked.toSorted()).toEqual([path("cancelled"), path("failed")]);
  expect((await shop.photos()).map(({ status, importId, place }) => [status, importId, place])).toEqual([
    ["DONE", shop.importId, 0],
    ["DONE", second, 1],
    ["DONE", second, 2],
  ]);
  expect(await shop.shown(shop.productId)).toHaveLength(2);
});

it("what still waits belongs to the newest import that wants it", async () => {
  const shop = await makeShop();
  await shop.want(shop.importId, shop.productId, [server.url("/w.png")]);
  const second = await shop.makeImport();
  await shop.want(second, shop.productId, [server.url("/w.png"), server.url("/x.png")]);
  expect(await shop.photos()).toMatchObject([
    { importId: second, place: 0 },
    { importId: second, place: 1 },
  ]);
});
