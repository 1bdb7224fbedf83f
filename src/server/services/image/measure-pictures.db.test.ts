import { beforeAll, beforeEach, expect, it } from "vitest";
import { imageUrl } from "~/domain/product/images/image";
import { getPublicProduct } from "~/server/services/catalogue/get-product";
import { getShop } from "~/server/services/catalogue/get-shop";
import { resolvePublicTent } from "~/server/services/catalogue/resolve-tent";
import { addProductImage } from "~/server/services/product/images/add-product-image";
import { setLogo } from "~/server/services/tent/settings/set-logo";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { logoOf, pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { measurePictures } from "./measure-pictures";

const db = testDb();
beforeAll(() => makeBase(db));
beforeEach(() => db.image.deleteMany());

const clear = async (colour: string) => new Blob([new Uint8Array(await logoOf(colour).png().toBuffer())]);

/** A shop with a logo and a product with a photo, and what its visitors get. */
async function openShop(logo: Blob, photo: Blob) {
  const { tent, tentId, owner } = await makeTent(db);
  const { ctx, shopCache, storage } = merchantContext(db, owner.id);
  await setLogo(ctx, tentId, logo);
  const { id } = await makeProduct(db, tentId);
  await addProductImage(ctx, tentId, { productId: id, file: photo });
  const shop = await resolvePublicTent(ctx, { by: "id", value: tent.id });
  if (!shop) throw new Error("no shop");
  const visited = async () => {
    const [page, product] = [await getShop(ctx, shop), await getPublicProduct(ctx, shop, id)];
    return [page.logo, product?.photo, product?.photos[0]].map((of) => (of ? imageUrl(of, 160).split("#")[1] : of));
  };
  shopCache.purged.length = 0;
  return { ctx, tentId, shopCache, storage, visited };
}

it("an upload is measured at once, and visitors' pages say its ink", async () => {
  const { visited, ctx, shopCache } = await openShop(await clear("#000000"), await clear("#ffffff"));
  expect(await visited()).toEqual(["dark", "light", "light"]);
  expect(await measurePictures(ctx)).toBe(0);
  expect(shopCache.purged).toEqual([]);
});

it("pictures of an earlier release are as before until they are measured, and only pages that change are purged", async () => {
  const clearOne = await openShop(await clear("#0b1f3a"), await clear("#ffe100"));
  const opaque = await openShop(await pngOf("#000000"), await pngOf("#ffffff"));
  await db.image.updateMany({ data: { ink: null } });
  expect(await clearOne.visited()).toEqual([undefined, undefined, undefined]);
  expect(await measurePictures(clearOne.ctx)).toBe(4);
  expect(await clearOne.visited()).toEqual(["dark", "light", "light"]);
  expect(await opaque.visited()).toEqual([undefined, undefined, undefined]);
  expect(clearOne.shopCache.purged).toEqual([clearOne.tentId]);
  expect(await measurePictures(clearOne.ctx)).toBe(0);
});

it("a picture whose file is missing or broken is not looked at again, and stops no other", async () => {
  const { ctx, storage, visited } = await openShop(await clear("#000000"), await clear("#ffffff"));
  const data = { tentId: null, width: 900, height: 900, bytes: 1, placeholder: "#ffffff", ink: null };
  await db.image.createMany({ data: ["a", "b"].map((letter) => ({ ...data, hash: letter.repeat(32) })) });
  await storage.put(`${"b".repeat(32)}-160.webp`, new TextEncoder().encode("no picture"));
  await db.image.updateMany({ data: { ink: null } });
  expect(await measurePictures(ctx)).toBe(4);
  expect(await visited()).toEqual(["dark", "light", "light"]);
  expect(await db.image.count({ where: { ink: "OTHER" } })).toBe(2);
});
