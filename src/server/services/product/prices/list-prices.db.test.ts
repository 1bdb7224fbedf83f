import { beforeAll, expect, it } from "vitest";
import { priceListScopeSchema } from "~/domain/product/prices/price-list-schema";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { listPrices } from "./list-prices";

const db = testDb();
beforeAll(() => makeBase(db));

async function shop() {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const list = (scope: object = {}) => listPrices(ctx, tentId, priceListScopeSchema.parse(scope));
  const lines = async (scope: object = {}) =>
    (await list(scope)).products.map(({ category, name }) => `${category ?? "-"}: ${name}`);
  return { tentId, list, lines };
}

it("lists what customers see, in the shop's order, by category", async () => {
  const { tentId, list, lines } = await shop();
  const [mates, deco, hidden] = [
    await makeCategory(db, tentId, { name: "Mates", order: 1 }),
    await makeCategory(db, tentId, { name: "Deco", order: 0 }),
    await makeCategory(db, tentId, { name: "Oculta", order: 2, paused: true }),
  ];
  await makeProduct(db, tentId, { name: "suelto", order: 0, unit: "KG", price: null });
  await makeProduct(db, tentId, { name: "segundo", order: 3, categoryId: mates.id });
  await makeProduct(db, tentId, {
    name: "primero",
    order: 1,
    categoryId: mates.id,
    variants: { create: [{ values: ["M"], price: "800" }, { values: ["L"] }] },
    options: { create: { name: "Talle", position: 0, values: ["M", "L"] } },
  });
  await makeProduct(db, tentId, {
    name: "florero",
    order: 9,
    categoryId: deco.id,
    offer: true,
    previousPrice: "1500",
    stock: 0,
  });
  await makeProduct(db, tentId, { name: "pausado", categoryId: mates.id, paused: true });
  await makeProduct(db, tentId, { name: "en oculta", categoryId: hidden.id });
  await makeProduct(db, tentId, { name: "borrado", deletedAt: new Date() });

  expect(await lines()).toEqual(["Deco: florero", "Mates: primero", "Mates: segundo", "-: suelto"]);
  expect((await list()).total).toBe(4);
  expect(await lines({ categoryId: mates.id })).toEqual(["Mates: primero", "Mates: segundo"]);
  expect(await lines({ offersOnly: true })).toEqual(["Deco: florero"]);
  const { products } = await list();
  expect(products[0]).toMatchObject({ priceCents: 100_000, previousCents: 150_000, offer: true, soldOut: true });
  expect(products[1]).toMatchObject({ priceCents: 80_000, from: true });
  expect(products[3]).toMatchObject({ priceCents: null, unit: "KG", category: null });
});

it("has no categories when all are paused, like the shop", async () => {
  const { tentId, lines } = await shop();
  const category = await makeCategory(db, tentId, { paused: true });
  await makeProduct(db, tentId, { name: "mate", categoryId: category.id });
  expect(await lines()).toEqual(["-: mate"]);
});

it("never includes another merchant's products, nor those of its category", async () => {
  const [mine, theirs] = [await shop(), await shop()];
  const category = await makeCategory(db, theirs.tentId);
  await makeProduct(db, theirs.tentId, { categoryId: category.id });
  expect(await mine.list()).toEqual({ products: [], total: 0 });
  expect(await mine.lines({ categoryId: category.id })).toEqual([]);
});
