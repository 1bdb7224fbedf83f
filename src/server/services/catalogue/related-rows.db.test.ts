import { beforeAll, expect, test } from "vitest";
import { DAY_MS } from "~/domain/duration";
import type { Prisma } from "~/generated/prisma/client";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { getPublicProduct } from "./get-product";

const db = testDb();
beforeAll(() => makeBase(db));

async function makeShop() {
  const { owner, tent, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const category = await makeCategory(db, tentId);
  const product = (name: string, over: Partial<Prisma.ProductUncheckedCreateInput> = {}) =>
    makeProduct(db, tentId, { name, categoryId: category.id, ...over });
  let number = 0;
  const order = (products: readonly { id: number }[], over: Partial<Prisma.OrderUncheckedCreateInput> = {}) =>
    db.order.create({
      data: {
        tentId,
        number: ++number,
        clientKey: `related-${tentId}-${number}`,
        token: `related-${tentId}-${number}`,
        customerName: "Lucía",
        currency: "ARS",
        subtotal: 1,
        total: 1,
        lines: { create: products.map(({ id }) => ({ productId: id, name: "-", quantity: 1 })) },
        ...over,
      },
    });
  const related = async ({ id }: { id: number }) => {
    const found = await getPublicProduct(ctx, mintPublicTentId(tent.id), id);
    return { names: found?.related.map(({ name }) => name), orderedTogether: found?.orderedTogether };
  };
  return { tentId, product, order, related };
}

test("products of the same category, without the product itself and what is sold out", async () => {
  const { product, related } = await makeShop();
  const before = await product("Antes");
  const mate = await product("Mate");
  await product("Agotado", { stock: "0" });
  await product("Bombilla");
  await product("Otra categoría", { categoryId: null });
  expect(await related(mate)).toEqual({ names: ["Bombilla", "Antes"], orderedTogether: false });
  expect((await related(before)).names).toEqual(["Mate", "Bombilla"]);
});

test.each([
  ["of a category", {}],
  ["without a category", { categoryId: null }],
])("products %s follow in the order of the shop, from the next one on, at most four", async (_, over) => {
  const { product, related } = await makeShop();
  const orders = [3, 1, 6, 4, 2, 5];
  const products = await Promise.all(orders.map((order) => product(`N.º ${order}`, { order, ...over })));
  const namesBelow = async (order: number) => (await related(products[orders.indexOf(order)] ?? { id: 0 })).names;
  expect(await namesBelow(1)).toEqual(["N.º 2", "N.º 3", "N.º 4", "N.º 5"]);
  expect(await namesBelow(4)).toEqual(["N.º 5", "N.º 6", "N.º 1", "N.º 2"]);
  expect(await namesBelow(6)).toEqual(["N.º 1", "N.º 2", "N.º 3", "N.º 4"]);
});

test("first those that were ordered together at least twice, the most often first", async () => {
  const { product, order, related } = await makeShop();
  const mate = await product("Mate");
  const yerba = await product("Yerba", { categoryId: null });
  const bombilla = await product("Bombilla");
  const once = await product("Una vez", { categoryId: null });
  const inCategory = await product("De la categoría");
  for (const lines of [
    [mate, yerba],
    [mate, yerba, once],
    [mate, yerba, bombilla],
    [mate, bombilla],
  ])
    await order(lines);
  expect(await related(mate)).toEqual({ names: ["Yerba", "Bombilla", "De la categoría"], orderedTogether: false });
  await order([mate, inCategory]);
  await order([mate, inCategory]);
  expect(await related(mate)).toEqual({ names: ["Yerba", "Bombilla", "De la categoría"], orderedTogether: true });
});

test("cancelled, suspected and old orders do not count, nor hidden or sold-out products", async () => {
  const { product, order, related } = await makeShop();
  const mate = await product("Mate", { categoryId: null });
  const [cancelled, suspected, old, paused, gone, there] = await Promise.all([
    product("Cancelado"),
    product("Sospechoso"),
    product("Viejo"),
    product("Pausado", { paused: true }),
    product("Agotado", { stock: "0" }),
    product("Termo"),
  ]);
  for (const _ of [1, 2]) {
    await order([mate, cancelled], { status: "CANCELLED" });
    await order([mate, suspected], { suspected: true });
    await order([mate, old], { createdAt: new Date(Date.now() - 181 * DAY_MS) });
    await order([mate, paused, gone, there]);
  }
  expect(await related(mate)).toEqual({ names: ["Termo"], orderedTogether: true });
});

test("another shop's orders do not count", async () => {
  const { product, related } = await makeShop();
  const other = await makeShop();
  const mate = await product("Mate", { categoryId: null });
  const yerba = await product("Yerba");
  for (const _ of [1, 2]) await other.order([mate, yerba]);
  expect(await related(mate)).toEqual({ names: [], orderedTogether: false });
});
