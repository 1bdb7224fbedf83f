import { beforeAll, expect, test } from "vitest";
import { cents } from "~/domain/money/money";
import type { Prisma } from "~/generated/prisma/client";
import { requireOpenList } from "~/server/services/price-lists/open-list";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeCategory, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { proposedProducts } from "./proposed-products";
import type { PublicShop } from "./visible";

const db = testDb();
beforeAll(() => makeBase(db));

async function openShop() {
  const { owner, tent, tentId } = await makeTent(db);
  const publicId = mintPublicTentId(tent.id);
  const { ctx } = merchantContext(db, owner.id);
  const product = (name: string, price: string | null, over: Partial<Prisma.ProductUncheckedCreateInput> = {}) =>
    makeProduct(db, tentId, { name, price, ...over });
  const proposed = async (most: number | null = null, shop: PublicShop = publicId) =>
    (await proposedProducts(ctx, shop, most === null ? null : cents(most))).map(
      ({ name, priceCents }) => `${name} ${priceCents}`,
    );
  return { ctx, publicId, tentId, product, proposed };
}

test("proposes what can be added at once, from the cheapest on, up to the amount", async () => {
  const { tentId, product, proposed } = await openShop();
  const paused = await makeCategory(db, tentId, { paused: true });
  await makeCategory(db, tentId);
  await product("Termo", "3000");
  await product("Yerba", "800");
  await product("Por docena", "100", { minQuantity: "12" });
  await product("Queda uno de a dos", "100", { stock: "1", minQuantity: "2" });
  await product("Agotada", "100", { stock: "0" });
  await product("Reservada", "100", { stock: "1", held: "1" });
  await product("Pausada", "100", { paused: true });
  await product("De un rubro en pausa", "100", { categoryId: paused.id });
  await product("Borrada", "100", { deletedAt: new Date() });
  await product("A consultar", null);
  await product("Gratis", "0");
  const shirt = await product("Con talles", "100");
  await db.productOption.create({ data: { productId: shirt.id, name: "Talle", values: ["S"], position: 0 } });
  expect(await proposed()).toEqual(["Yerba 80000", "Por docena 10000", "Termo 300000"]);
  expect(await proposed(120_000)).toEqual(["Yerba 80000", "Por docena 10000"]);
  expect(await proposed(80_000)).toEqual(["Yerba 80000"]);
});

test("chooses of many the first of the shop in each step of the price", async () => {
  const { product, proposed } = await openShop();
  for (let price = 1; price <= 40; price += 1) await product(`N.º ${price}`, String(price), { order: -price });
  const found = await proposed();
  expect(found).toHaveLength(16);
  expect(found[0]).toBe("N.º 3 300");
  expect(found.at(-1)).toBe("N.º 40 4000");
});

test("proposes at the prices of a list, and nothing where prices are hidden", async () => {
  const { ctx, publicId, tentId, product, proposed } = await openShop();
  await product("Yerba", "1000");
  const { secret } = await makePriceList(db, tentId, { hidesPublic: true });
  const list = await requireOpenList(ctx, publicId, { secret, pass: null });
  expect(await proposed(80_000, { tentId: publicId, list })).toEqual(["Yerba 75000"]);
  expect(await proposed()).toEqual([]);
});

test("proposes nothing of another shop", async () => {
  const { proposed } = await openShop();
  const other = await openShop();
  await other.product("Ajena", "1000");
  expect(await proposed()).toEqual([]);
});
