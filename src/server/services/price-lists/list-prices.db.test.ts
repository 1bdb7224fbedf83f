import { beforeAll, expect, test } from "vitest";
import { parseSearch } from "~/domain/catalogue/search/search";
import { cents } from "~/domain/money/money";
import { listPriceOf } from "~/domain/pricing/unit-price";
import { getPublicProduct } from "~/server/services/catalogue/get-product";
import { getShop } from "~/server/services/catalogue/get-shop";
import { firstProducts, listPublicProducts } from "~/server/services/catalogue/list-products";
import { readAllProducts } from "~/server/services/catalogue/read-products";
import { searchProducts } from "~/server/services/catalogue/search/search-products";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { listPass, requireOpenList } from "./open-list";

const db = testDb();
beforeAll(() => makeBase(db));

/** Friday noon in Buenos Aires. */
const NOON = new Date("2026-11-20T15:00:00Z");

async function makeShop(over: Parameters<typeof makePriceList>[2] = {}) {
  const { owner, tentId } = await makeTent(db);
  const list = await makePriceList(db, tentId, over);
  const { ctx } = merchantContext(db, owner.id, NOON);
  const visitor = { ...ctx, actor: null };
  const publicId = mintPublicTentId(tentId);
  const open = (pass: string | null = null) => requireOpenList(visitor, publicId, { secret: list.secret, pass });
  const shown = async () => ({ tentId: publicId, list: await open() });
  return { owner, tentId, publicId, list, ctx, visitor, open, shown };
}

test("the database calculates the prices of a list as the cart does", async () => {
  for (const [percent, rounding] of [
    ["12.5", null],
    ["33.33", "10"],
    ["25", "100"],
    ["0.01", null],
    ["99.99", "0.5"],
  ] as const) {
    const { tentId, visitor, list, shown } = await makeShop({ percent, rounding });
    const prices = ["0.01", "0.99", "10", "4999.99", "5000", "15900", "123456.78", "99999999.99"];
    const products: { id: number }[] = [];
    for (const price of prices) products.push(await makeProduct(db, tentId, { price }));
    const asked = await makeProduct(db, tentId, { name: "Sin precio", price: null });
    const own = products[3];
    if (!own) throw new Error("no product");
    await db.priceListEntry.create({ data: { priceListId: list.id, productId: own.id, price: "77.77" } });
    const shop = await shown();
    const cards = await listPublicProducts(visitor, shop, { of: "all" }, 1);
    const entries = [{ productId: own.id, variantId: null, price: cents(7_777) }];
    const expected = products.map(({ id }, at) =>
      listPriceOf(
        { ...shop.list, entries },
        { productId: id, variantId: null },
        cents(Math.round(Number(prices[at]) * 100)),
      ),
    );
    expect(cards.map(({ priceCents }) => priceCents)).toEqual([...expected, null]);
    expect(cards.at(-1)?.id).toBe(asked.id);
    const cheapest = await searchProducts(visitor, shop, parseSearch({ orden: "menor-precio" }));
    const sorted = cheapest.products.map(({ priceCents }) => priceCents);
    expect(sorted).toEqual([...expected.toSorted((one, other) => (one ?? 0) - (other ?? 0)), null]);
  }
});

test("variants have their own price on a list, else that of their product, else the percentage", async () => {
  const { tentId, visitor, list, shown } = await makeShop({ percent: "10" });
  const product = await makeProduct(db, tentId, { name: "Remera", price: "100", previousPrice: "150", offer: true });
  await db.productOption.create({
    data: { productId: product.id, name: "Talle", values: ["S", "M", "L"], position: 0 },
  });
  const [small, medium, large] = await Promise.all(
    [
      { values: ["S"], price: null },
      { values: ["M"], price: "200" },
      { values: ["L"], price: "300" },
    ].map((row, position) => db.variant.create({ data: { productId: product.id, ...row, position } })),
  );
  await db.priceListEntry.create({
    data: { priceListId: list.id, productId: product.id, variantId: large?.id, price: "250" },
  });
  const priceOf = async () => {
    const detail = await getPublicProduct(visitor, await shown(), product.id);
    return detail?.variants.map(({ id, priceCents }) => [id, priceCents]);
  };
  expect(await priceOf()).toEqual([
    [small?.id, 9_000],
    [medium?.id, 18_000],
    [large?.id, 25_000],
  ]);
  await db.priceListEntry.create({ data: { priceListId: list.id, productId: product.id, price: "80" } });
  expect(await priceOf()).toEqual([
    [small?.id, 8_000],
    [medium?.id, 8_000],
    [large?.id, 25_000],
  ]);
  const [card] = await listPublicProducts(visitor, await shown(), { of: "all" }, 1);
  expect(card).toMatchObject({ priceCents: 8_000, from: true, previousCents: null });
});

test("a list shows only its products, everywhere", async () => {
  const { tentId, visitor, list, publicId, shown } = await makeShop({ restricted: true });
  const mate = await makeProduct(db, tentId, { name: "Mate", price: "100" });
  const other = await makeProduct(db, tentId, { name: "Mate chico", price: "50" });
  await db.priceList.update({ where: { id: list.id }, data: { visibleProductIds: [mate.id] } });
  const shop = await shown();
  const [cards = []] = await firstProducts(visitor, shop, [{ of: "all" }], 10);
  expect(cards.map(({ id }) => id)).toEqual([mate.id]);
  expect(await getPublicProduct(visitor, shop, other.id)).toBeNull();
  expect((await searchProducts(visitor, shop, parseSearch({ q: "mate" }))).total).toBe(1);
  expect((await getShop(visitor, shop)).productCount).toBe(1);
  expect((await getShop(visitor, publicId)).productCount).toBe(2);
});

test("a shop that hides its prices shows none to others, in pages and to programs", async () => {
  const { tentId, owner, visitor, ctx, list, publicId, shown } = await makeShop({ hidesPublic: true, percent: "50" });
  await makeProduct(db, tentId, { name: "Mate", price: "100", previousPrice: "120", offer: true });
  const card = async (shop: Parameters<typeof listPublicProducts>[1]) =>
    (await listPublicProducts(visitor, shop, { of: "all" }, 1))[0];
  expect(await card(publicId)).toMatchObject({ priceCents: null, previousCents: null });
  expect(await card(await shown())).toMatchObject({ priceCents: 5_000 });
  const read = async (as: typeof ctx, named: Parameters<typeof readAllProducts>[2] = null) =>
    (
      JSON.parse(await readAllProducts(as, tentId, named)) as { price: number | null; previous_price: number | null }[]
    )[0];
  expect(await read(visitor)).toMatchObject({ price: null, previous_price: null });
  expect(await read(visitor, { secret: list.secret, password: null, address: "10.0.0.1" })).toMatchObject({
    price: 50,
    previous_price: null,
  });
  expect(await read(ctx)).toMatchObject({ price: 100, previous_price: 120 });
  expect(owner.id).toBe(ctx.actor?.userId);
  await db.quantityBreak.create({ data: { tentId, from: "3", price: "77" } });
  await db.quantityBreak.create({ data: { tentId, from: "6", percent: "10" } });
  expect((await getShop(visitor, publicId)).rules.breaks).toMatchObject([{ percent: 10 }]);
  expect((await getShop(visitor, await shown())).rules.breaks).toHaveLength(2);
  await db.priceList.update({ where: { id: list.id }, data: { validFrom: "2026-11-21" } });
  expect(await card(publicId)).toMatchObject({ priceCents: 10_000 });
  expect((await getShop(visitor, publicId)).rules.breaks).toHaveLength(2);
});

test("a list is open with its link, its password, while it is active, in its shop", async () => {
  const { tentId, list, visitor, open } = await makeShop();
  await expect(open()).resolves.toMatchObject({ id: list.id });
  const other = await makeShop();
  const elsewhere = requireOpenList(visitor, other.publicId, { secret: list.secret, pass: null });
  await expect(elsewhere).rejects.toMatchObject({ code: "NOT_FOUND" });

  const change = (data: object) => db.priceList.update({ where: { id: list.id, tentId }, data });
  await change({ passwordHash: "-", passwordVersion: 1 });
  const pass = listPass({ id: list.id, passwordVersion: 1 }, list.secret);
  await expect(open()).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(open("x".repeat(22))).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(open(pass)).resolves.toMatchObject({ id: list.id });
  await change({ passwordVersion: 2 });
  await expect(open(pass)).rejects.toMatchObject({ code: "NOT_FOUND" });

  await change({ passwordHash: null });
  for (const closed of [
    { paused: true },
    { paused: false, validFrom: "2026-11-21" },
    { validFrom: null, validTo: "2026-11-19" },
  ]) {
    await change(closed);
    await expect(open()).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  await change({ validTo: "2026-11-20" });
  await expect(open()).resolves.toMatchObject({ id: list.id });
});
