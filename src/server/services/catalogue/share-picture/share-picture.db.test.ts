import { beforeAll, expect, test } from "vitest";
import type { SharePicture } from "~/domain/catalogue/share-picture/share-picture-schemas";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { getPictureSetup } from "./get-picture-setup";
import { getSharePicture } from "./get-share-picture";

const db = testDb();
beforeAll(() => makeBase(db));

test("a price is told with its unit: in a picture of one product, in a collage, and in the message", async () => {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const units = ["UNIT", "KG", "HUNDRED_GRAMS", "METRE", "DOZEN"] as const;
  const ids: number[] = [];
  for (const unit of units) ids.push((await makeProduct(db, tentId, { name: unit, price: "8900", unit })).id);
  const shown = {
    format: "post",
    title: null,
    price: true,
    previousPrice: true,
    address: true,
    withoutPhoto: [],
  } as const;
  const asked = (productIds: number[], more: Partial<SharePicture> = {}) =>
    getSharePicture(ctx, tentId, { ...shown, withoutPhoto: [], productIds, ...more });

  const [, kilo = 0] = ids;
  const single = await asked([kilo]);
  expect(single.products).toMatchObject([{ note: "por kg", price: { sign: "$", number: "8.900" } }]);
  const { products } = await asked(ids);
  expect(products.map(({ price }) => price?.number)).toEqual([
    "8.900",
    "8.900 por kg",
    "8.900 por 100 g",
    "8.900 por m",
    "8.900 por docena",
  ]);
  expect((await asked(ids, { price: false })).products.map(({ price }) => price)).toEqual(ids.map(() => null));
  const { chosen } = await getPictureSetup(ctx, tentId, { productIds: ids, scope: { of: "all" } });
  expect(chosen.map(({ unit }) => unit)).toEqual(units);
});

test("no name is empty: what the fonts lack has its code or number", async () => {
  const { owner, tent, tentId } = await makeTent(db, { name: "寿司屋", tagline: "🍣" });
  const { ctx } = merchantContext(db, owner.id);
  const names = [
    ["寿司", "A-12"],
    ["🍕🔥", null],
    ["Παγωτό", null],
    ["Pizza 🍕", "P-1"],
  ] as const;
  const ids: number[] = [];
  for (const [name, sku] of names) ids.push((await makeProduct(db, tentId, { name, sku })).id);
  const { shop, title, products } = await getSharePicture(ctx, tentId, {
    format: "post",
    title: "🍕🔥",
    price: true,
    previousPrice: true,
    address: true,
    withoutPhoto: [],
    productIds: ids,
  });
  expect(shop).toMatchObject({ name: `${tent.subdomain}.localhost:3000`, tagline: null });
  expect(title).toBeNull();
  expect(products.map(({ name }) => name)).toEqual(["A-12", `Producto ${ids[1]}`, "Παγωτό", "Pizza"]);
});
