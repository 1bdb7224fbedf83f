import { beforeAll, describe, expect, test } from "vitest";
import { manualOrderSchema } from "~/domain/order/manage/manual";
import { orderSubmitSchema } from "~/domain/order/place/schemas";
import { placeOrder } from "~/server/services/order/place/place-order";
import { makeBase, makeCoupon, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { createManualOrder } from "./create-manual-order";
import { getOrder } from "./get-order";
import { findListOfPhone, getOrderSetup, searchOrderProducts } from "./order-products";

const db = testDb();
beforeAll(() => makeBase(db));

/** Friday noon in Buenos Aires. */
const NOON = new Date("2026-11-20T15:00:00Z");
const TYPED = "11 5874-9895";
const PHONE = "5491158749895";

async function makeShop(over: Parameters<typeof makePriceList>[2] = {}) {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id, NOON);
  const list = await makePriceList(db, tentId, over);
  const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000" });
  const accept = (priceListId: number, acceptedAt: Date | null = NOON) =>
    db.priceListCustomer.create({ data: { priceListId, phone: PHONE, name: "Don Tito", acceptedAt } });
  const create = async (order: object = {}) => {
    const { number } = await createManualOrder(
      ctx,
      tentId,
      manualOrderSchema.parse({
        clientKey: crypto.randomUUID(),
        lines: [{ productId: mate.id, quantityMilli: 1_000 }],
        customerName: "Don Tito",
        method: "PICKUP",
        ...order,
      }),
    );
    return getOrder(ctx, tentId, number);
  };
  return { ctx, tentId, list, mate, accept, create };
}

const byList = { priceListName: "Mayorista", total: 75_000 };
const atPublicPrices = { priceListId: null, priceListName: null, total: 100_000 };
const notActive = { code: "VALIDATION", details: { fields: { priceListId: ["priceList.notActive"] } } };

describe("without a choice the phone decides", () => {
  test("an accepted customer's order is made by the list, with the phone as it is typed", async () => {
    const { list, accept, create } = await makeShop();
    expect(await create({ customerPhone: TYPED })).toMatchObject(atPublicPrices);
    await accept(list.id);
    expect(await create({ customerPhone: TYPED })).toMatchObject({ ...byList, priceListId: list.id });
    expect(await create({ customerPhone: "+54 9 11 5874 9895" })).toMatchObject(byList);
    expect(await create({ customerPhone: "11 5874-9896" })).toMatchObject(atPublicPrices);
    expect(await create()).toMatchObject(atPublicPrices);
  });

  test("whoever only asks for the list is no customer of it", async () => {
    const { list, accept, create, ctx, tentId } = await makeShop();
    await accept(list.id, null);
    expect(await create({ customerPhone: TYPED })).toMatchObject(atPublicPrices);
    expect(await findListOfPhone(ctx, tentId, TYPED)).toBeNull();
  });

  test("of several lists the oldest that is active counts", async () => {
    const { list, accept, create, tentId, ctx } = await makeShop();
    const newer = await makePriceList(db, tentId, { name: "Amigos", percent: "50" });
    await accept(newer.id);
    await accept(list.id);
    expect(await create({ customerPhone: TYPED })).toMatchObject(byList);
    expect(await findListOfPhone(ctx, tentId, TYPED)).toBe(list.id);
    await db.priceList.update({ where: { id: list.id }, data: { validTo: "2026-11-19" } });
    expect(await create({ customerPhone: TYPED })).toMatchObject({ priceListName: "Amigos", total: 50_000 });
    expect(await findListOfPhone(ctx, tentId, TYPED)).toBe(newer.id);
    await db.priceList.update({ where: { id: newer.id }, data: { paused: true } });
    expect(await create({ customerPhone: TYPED })).toMatchObject(atPublicPrices);
    expect(await findListOfPhone(ctx, tentId, TYPED)).toBeNull();
  });

  test("a customer of another shop's list is not known", async () => {
    const [{ create, ctx, tentId }, other] = [await makeShop(), await makeShop()];
    await other.accept(other.list.id);
    expect(await create({ customerPhone: TYPED })).toMatchObject(atPublicPrices);
    expect(await findListOfPhone(ctx, tentId, TYPED)).toBeNull();
  });

  test("a visitor's order with that phone has the public prices", async () => {
    const { list, accept, ctx, tentId, mate } = await makeShop();
    await accept(list.id);
    const { number } = await placeOrder(
      { ...ctx, actor: null },
      orderSubmitSchema.parse({
        tentId,
        clientKey: crypto.randomUUID(),
        lines: [{ productId: mate.id, quantityMilli: 1_000 }],
        customerName: "Don Tito",
        customerPhone: TYPED,
        method: "PICKUP",
      }),
      { address: "10.9.0.1" },
    );
    expect(await getOrder(ctx, tentId, number)).toMatchObject(atPublicPrices);
  });
});

describe("what the merchant chooses", () => {
  test("the public prices for a customer of the list, or another list than the phone's", async () => {
    const { list, accept, create, tentId } = await makeShop();
    await accept(list.id);
    const friends = await makePriceList(db, tentId, { name: "Amigos", percent: "50" });
    expect(await create({ customerPhone: TYPED, priceListId: null })).toMatchObject(atPublicPrices);
    expect(await create({ customerPhone: TYPED, priceListId: friends.id })).toMatchObject({ total: 50_000 });
    expect(await create({ priceListId: list.id })).toMatchObject(byList);
  });

  test.each([
    ["paused", { paused: true }],
    ["over", { validTo: "2026-11-19" }],
    ["not yet valid", { validFrom: "2026-11-21" }],
  ])("not a list that is %s", async (_name, over) => {
    const { list, create } = await makeShop(over);
    await expect(create({ priceListId: list.id })).rejects.toMatchObject(notActive);
  });

  test("not a list of another shop, or one that was deleted; nothing is stored", async () => {
    const [{ create, list, tentId }, other] = [await makeShop(), await makeShop()];
    await expect(create({ priceListId: other.list.id })).rejects.toMatchObject(notActive);
    await db.priceList.delete({ where: { id: list.id } });
    await expect(create({ priceListId: list.id })).rejects.toMatchObject(notActive);
    expect(await db.order.count({ where: { tentId } })).toBe(0);
  });
});

describe("an order by hand on a list", () => {
  test("has the list's own prices, of variants too, and those by the percentage, rounded", async () => {
    const { list, create, tentId, ctx } = await makeShop({ rounding: "100" });
    const shirt = await makeProduct(db, tentId, { name: "Remera", price: "1090" });
    const values = ["S", "M", "L"].map((size) => ({ productId: shirt.id, values: [size] }));
    const [small, medium, large] = await db.variant.createManyAndReturn({
      data: values.map((one, position) => ({ ...one, position })),
    });
    const entry = { priceListId: list.id, productId: shirt.id };
    await db.priceListEntry.create({ data: { ...entry, variantId: small?.id ?? 0, price: "640" } });
    const lineOf = (variantId: number | undefined, over: object = {}) => ({
      productId: shirt.id,
      variantId,
      quantityMilli: 1_000,
      ...over,
    });
    const lines = [lineOf(small?.id), lineOf(medium?.id), lineOf(large?.id, { price: 50_000 })];
    const order = await create({ priceListId: list.id, lines });
    expect(order.lines.map(({ price }) => price)).toEqual([64_000, 80_000, 50_000]);
    // what the screen shows is what is stored
    const [, shown] = await searchOrderProducts(ctx, tentId, null);
    expect(shown?.variants.map(({ price, listPrices }) => [price, listPrices])).toEqual([
      [109_000, [{ listId: list.id, price: 64_000 }]],
      [109_000, [{ listId: list.id, price: 80_000 }]],
      [109_000, [{ listId: list.id, price: 80_000 }]],
    ]);
    await db.priceListEntry.create({ data: { ...entry, price: "700" } });
    const later = await create({ priceListId: list.id, lines });
    expect(later.lines.map(({ price }) => price)).toEqual([64_000, 70_000, 50_000]);
  });

  test("may have products that the list does not show, and does not reach its minimum", async () => {
    const { list, create, tentId } = await makeShop({ restricted: true, minTotal: "9000", minUnits: 12 });
    expect(await create({ priceListId: list.id })).toMatchObject(byList);
    expect(await db.order.count({ where: { tentId } })).toBe(1);
  });

  test("counts only promotions that name the list, and a coupon over them", async () => {
    const { list, create, tentId } = await makeShop();
    await makeCoupon(db, tentId);
    const percent = { tentId, kind: "PERCENT" } as const;
    await db.promotion.create({ data: { ...percent, percent: "50", name: "Para todos" } });
    expect(await create({ priceListId: list.id })).toMatchObject(byList);
    await db.promotion.create({ data: { ...percent, percent: "10", name: "Mayoristas", onLists: [list.id] } });
    expect(await create({ priceListId: list.id, coupon: "matera" })).toMatchObject({
      subtotal: 75_000,
      discounts: [
        { kind: "PROMOTION", name: "Mayoristas", amount: 7_500 },
        { kind: "COUPON", amount: 50_000 },
      ],
      total: 17_500,
    });
    expect(await create({ priceListId: null })).toMatchObject({ discounts: [{ name: "Para todos" }], total: 50_000 });
  });

  test("sent twice is one order, also when its list ended in between", async () => {
    const { list, create, tentId } = await makeShop();
    const order = { priceListId: list.id, clientKey: crypto.randomUUID() };
    const { number } = await create(order);
    await db.priceList.update({ where: { id: list.id }, data: { paused: true } });
    expect(await create(order)).toMatchObject({ number, ...byList });
    expect(await db.order.count({ where: { tentId } })).toBe(1);
  });
});

test("the forms of an order know the active lists of the shop alone", async () => {
  const { ctx, tentId, list } = await makeShop({ minTotal: "5000" });
  await makeShop();
  await makePriceList(db, tentId, { name: "Vieja", paused: true });
  expect((await getOrderSetup(ctx, tentId)).lists).toEqual([
    { id: list.id, name: "Mayorista", minTotal: 500_000, minUnits: null },
  ]);
  const [mate] = await searchOrderProducts(ctx, tentId, "mate");
  expect(mate?.listPrices).toEqual([{ listId: list.id, price: 75_000 }]);
});
