import { beforeAll, describe, expect, test } from "vitest";
import { manualOrderSchema, orderEditSchema } from "~/domain/order/manage/manual";
import { orderActionSchema, orderSubmitSchema } from "~/domain/order/place/schemas";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { placeOrder } from "../place/place-order";
import { actOnOrder } from "./act-on-order";
import { createManualOrder } from "./create-manual-order";
import { editOrderLines } from "./edit-order-lines";
import { getOrder } from "./get-order";
import { searchOrderProducts } from "./order-products";
import { countUnseenOrders } from "./unseen-orders";

const db = testDb();
beforeAll(() => makeBase(db));

async function makeShop(over: Parameters<typeof makeTent>[1] = {}) {
  const { owner, tentId } = await makeTent(db, over);
  const { ctx } = merchantContext(db, owner.id);
  const create = (lines: object[], rest: object = {}) =>
    createManualOrder(
      ctx,
      tentId,
      manualOrderSchema.parse({
        clientKey: crypto.randomUUID(),
        lines,
        customerName: "Doña Rosa",
        method: "PICKUP",
        ...rest,
      }),
    );
  const place = (lines: object[]) =>
    placeOrder(
      ctx,
      orderSubmitSchema.parse({
        tentId,
        clientKey: crypto.randomUUID(),
        lines,
        customerName: "Lucía",
        method: "PICKUP",
        paymentMethod: "CASH",
      }),
      { address: `10.4.0.${tentId}` },
    );
  const edit = (number: number, lines: object[]) =>
    editOrderLines(ctx, tentId, orderEditSchema.parse({ number, lines }));
  return { ctx, tentId, create, place, edit };
}

const one = (productId: number, over: object = {}) => ({ productId, quantityMilli: 1_000, ...over });
const refused = (key: string) => ({ code: "VALIDATION", details: { fields: { lines: [key] } } });

describe("a manual order", () => {
  test("accepts paused and sold-out products and prices set by hand, and takes the next number", async () => {
    const { ctx, tentId, create, place } = await makeShop({ minimumPurchase: "99999" });
    const paused = await makeProduct(db, tentId, { paused: true, price: "1000", stock: "0" });
    const shirt = await makeProduct(db, tentId, { price: "500" });
    const variant = await db.variant.create({ data: { productId: shirt.id, values: ["Talle M"], price: "800" } });
    const other = await db.variant.create({ data: { productId: shirt.id, values: ["Talle L"] } });
    await db.tent.update({ where: { id: tentId }, data: { minimumPurchase: null } });
    await place([one(shirt.id, { variantId: variant.id })]);
    const told = (await queuedJobs(db, "mail-order")).length;
    await db.tent.update({ where: { id: tentId }, data: { minimumPurchase: "99999" } });
    const { number } = await create([
      one(paused.id, { price: 75_000 }),
      one(shirt.id, { variantId: variant.id, quantityMilli: 2_000 }),
      one(shirt.id, { variantId: other.id, price: null }),
    ]);
    expect(number).toBe(2);
    const order = await getOrder(ctx, tentId, number);
    expect(order).toMatchObject({ source: "MANUAL", seen: true, total: 235_000, hasUnpriced: true });
    expect(order.lines.map(({ variantName, price, total }) => [variantName, price, total])).toEqual([
      [null, 75_000, 75_000],
      ["Talle M", 80_000, 160_000],
      ["Talle L", null, null],
    ]);
    expect(order.events).toMatchObject([{ kind: "placed", by: "Ana Pérez" }]);
    expect(await countUnseenOrders(ctx, tentId)).toBe(1);
    expect(await queuedJobs(db, "mail-order")).toHaveLength(told);
  });

  test("applies the shop's delivery and discount rules and identifies the customer by phone", async () => {
    const { ctx, tentId, create } = await makeShop({
      cashDiscount: 10,
      deliveryZones: [{ name: "Centro", cost: "200" }],
    });
    const product = await makeProduct(db, tentId, { price: "1000" });
    const at = { method: "DELIVERY", address: "Calle 1", customerPhone: "11 5874-9895", paymentMethod: "CASH" };
    await create([one(product.id)], { ...at, zone: "Centro" });
    expect(await getOrder(ctx, tentId, 1)).toMatchObject({
      discount: 10_000,
      deliveryCost: 20_000,
      total: 110_000,
      customer: { phone: "5491158749895", orders: 1 },
    });
    await expect(create([one(product.id)], { ...at, zone: "Lejos" })).rejects.toMatchObject({
      details: { fields: { zone: ["order.zoneRequired"] } },
    });
  });

  test("is stored once however often it is sent, and shares the shop's number sequence", async () => {
    const { tentId, create, place } = await makeShop();
    const product = await makeProduct(db, tentId);
    const key = { clientKey: crypto.randomUUID() };
    const numbers = await Promise.all([
      create([one(product.id)], key),
      create([one(product.id)], key),
      place([one(product.id)]),
      create([one(product.id)]),
    ]);
    expect(numbers[0]?.number).toBe(numbers[1]?.number);
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(3);
    expect(await db.order.count({ where: { tentId } })).toBe(3);
  });

  test("rejects another merchant's products, wrong quantities and amounts that are too large", async () => {
    const [{ tentId, create }, other] = [await makeShop(), await makeShop()];
    const foreign = await makeProduct(db, other.tentId);
    const flour = await makeProduct(db, tentId, { unit: "KG", step: "0.5", minQuantity: "0.5" });
    await expect(create([one(foreign.id)])).rejects.toMatchObject(refused("order.lineGone"));
    await expect(create([one(flour.id, { quantityMilli: 700 })])).rejects.toMatchObject(refused("order.quantityStep"));
    const dear = one(flour.id, { price: 99_999_999_999_999, quantityMilli: 2_000 });
    await expect(create([dear])).rejects.toMatchObject(refused("order.tooLarge"));
    expect(manualOrderSchema.safeParse({ lines: [one(1), one(1)] }).success).toBe(false);
  });
});

describe("editing the lines of a new order", () => {
  test("keeps stored names and the discount percentage, changes quantity and price, adds and removes", async () => {
    const { ctx, tentId, place, edit } = await makeShop({ cashDiscount: 10 });
    const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000" });
    const lamp = await makeProduct(db, tentId, { name: "Lámpara", price: "2000" });
    const cup = await makeProduct(db, tentId, { name: "Taza", price: "300", paused: true });
    await place([one(mate.id), one(lamp.id)]);
    await db.product.update({ where: { id: mate.id }, data: { name: "Otro nombre", price: "9" } });
    const lines = (await getOrder(ctx, tentId, 1)).lines;
    await edit(1, [
      { lineId: lines[0]?.id, quantityMilli: 3_000, price: 90_000 },
      { lineId: null, ...one(cup.id) },
    ]);
    const order = await getOrder(ctx, tentId, 1);
    expect(order.lines.map(({ name, total }) => [name, total])).toEqual([
      ["Mate", 270_000],
      ["Taza", 30_000],
    ]);
    expect(order).toMatchObject({ subtotal: 300_000, discount: 30_000, total: 270_000 });
    expect(order.events[0]).toMatchObject({ kind: "edit", by: "Ana Pérez" });
  });

  test("is rejected once confirmed, for lines of another order and for quantities between the steps", async () => {
    const { ctx, tentId, place, edit } = await makeShop();
    const flour = await makeProduct(db, tentId, { unit: "KG", step: "0.5", minQuantity: "0.5" });
    await place([one(flour.id)]);
    await place([one(flour.id)]);
    const lineOf = async (number: number) => (await getOrder(ctx, tentId, number)).lines[0]?.id;
    const line = { lineId: await lineOf(1), quantityMilli: 1_500, price: 100 };
    await expect(edit(1, [{ ...line, quantityMilli: 1_200 }])).rejects.toMatchObject(refused("order.quantityStep"));
    await expect(edit(1, [{ ...line, lineId: await lineOf(2) }])).rejects.toMatchObject({ code: "NOT_FOUND" });
    await edit(1, [line]);
    await actOnOrder(ctx, tentId, orderActionSchema.parse({ number: 2, action: "confirm" }));
    await expect(edit(2, [{ ...line, lineId: await lineOf(2) }])).rejects.toMatchObject({ code: "STATE_NOT_ALLOWED" });
    expect((await getOrder(ctx, tentId, 1)).total).toBe(150);
  });
});

test("finds own products by word prefix, paused ones too, but not others' or deleted ones", async () => {
  const [{ ctx, tentId }, other] = [await makeShop(), await makeShop()];
  await makeProduct(db, tentId, { name: "Yerba mate", paused: true });
  await makeProduct(db, tentId, { name: "Mate de calabaza" });
  await makeProduct(db, tentId, { name: "Mate viejo", deletedAt: new Date() });
  await makeProduct(db, other.tentId, { name: "Mate ajeno" });
  const names = async (search: string | null) =>
    (await searchOrderProducts(ctx, tentId, search)).map(({ name }) => name);
  expect(await names("máte")).toEqual(["Mate de calabaza", "Yerba mate"]);
  expect(await names("ma cala")).toEqual(["Mate de calabaza"]);
  expect(await names("%")).toEqual([]);
  expect(await names(null)).toHaveLength(2);
});
