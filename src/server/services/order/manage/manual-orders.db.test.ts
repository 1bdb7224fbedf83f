import { beforeAll, describe, expect, test } from "vitest";
import { manualOrderSchema } from "~/domain/order/manage/manual";
import { orderSubmitSchema } from "~/domain/order/place/schemas";
import { registry } from "~/server/metrics/registry";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { findCustomers } from "../customers/find-customers";
import { placeOrder } from "../place/place-order";
import { createManualOrder } from "./create-manual-order";
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
  return { ctx, tentId, create, place };
}

const one = (productId: number, over: object = {}) => ({ productId, quantityMilli: 1_000, ...over });
const refused = (key: string) => ({ code: "VALIDATION", details: { fields: { lines: [key] } } });

describe("a manual order", () => {
  test("is stored without a phone where visitors must give theirs", async () => {
    const { tentId, create } = await makeShop({ customerPhone: "always" });
    const { id } = await makeProduct(db, tentId, { price: "500" });
    await create([one(id)]);
    expect(await db.order.findFirst({ where: { tentId } })).toMatchObject({ customerPhone: null, source: "MANUAL" });
  });

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
      paymentAdjustments: { create: [{ method: "CASH", percent: 10 }] },
      deliveryZones: [{ name: "Centro", cost: "200" }],
    });
    const product = await makeProduct(db, tentId, { price: "1000" });
    const at = { method: "DELIVERY", address: "Calle 1", customerPhone: "11 5874-9895", paymentMethod: "CASH" };
    await create([one(product.id)], { ...at, zone: "Centro" });
    expect(await getOrder(ctx, tentId, 1)).toMatchObject({
      discount: 10_000,
      discounts: [{ kind: "PAYMENT", name: "10 % en efectivo", base: 100_000, amount: 10_000, percent: 10 }],
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
    const eggs = await makeProduct(db, tentId, { step: "6", minQuantity: "12" });
    await expect(create([one(eggs.id, { quantityMilli: 7_000 })])).rejects.toMatchObject(refused("order.quantityStep"));
    const dear = one(flour.id, { price: 99_999_999_999_999, quantityMilli: 2_000 });
    await expect(create([dear])).rejects.toMatchObject(refused("order.tooLarge"));
    expect(manualOrderSchema.safeParse({ lines: [one(1), one(1)] }).success).toBe(false);
  });
});

test("what is weighed has the weight of the scale, below the smallest quantity for visitors and between its steps", async () => {
  const { ctx, tentId, create } = await makeShop();
  const cheese = await makeProduct(db, tentId, { unit: "KG", step: "0.25", minQuantity: "0.5", price: "1000" });
  const ham = await makeProduct(db, tentId, { unit: "HUNDRED_GRAMS", price: "200" });
  const cloth = await makeProduct(db, tentId, { unit: "METRE", step: "0.5", price: "300" });
  const weights = [
    one(cheese.id, { quantityMilli: 235 }),
    one(ham.id, { quantityMilli: 1_570 }),
    one(cloth.id, { quantityMilli: 1_333 }),
  ];
  const { number } = await create(weights);
  expect(await getOrder(ctx, tentId, number)).toMatchObject({
    lines: [
      { quantity: 235, total: 23_500 },
      { quantity: 1_570, total: 31_400 },
      { quantity: 1_333, total: 39_990 },
    ],
    total: 94_890,
  });
});

describe("what the merchant adds by hand", () => {
  test("a line that is no product, delivery cost, discount and a payment are stored as given", async () => {
    const { ctx, tentId, create } = await makeShop({
      paymentAdjustments: { create: [{ method: "CASH", percent: 10 }] },
      deliveryCost: "900",
    });
    const kettle = await makeProduct(db, tentId, { price: "46800" });
    const { number } = await create(
      [one(kettle.id), { productId: null, name: " Arreglo ", quantityMilli: 1_000, price: 200_000 }],
      {
        method: "DELIVERY",
        address: "Av. Rivadavia 5420",
        paymentMethod: "CASH",
        deliveryCost: 320_000,
        discount: { amount: 280_000 },
        paid: true,
      },
    );
    const order = await getOrder(ctx, tentId, number);
    expect(order.lines.map(({ name, custom, total }) => [name, custom, total])).toEqual([
      [kettle.name, false, 4_680_000],
      ["Arreglo", true, 200_000],
    ]);
    expect(order).toMatchObject({ subtotal: 4_880_000, deliveryCost: 320_000, discount: 280_000, total: 4_920_000 });
    expect(order.discounts).toEqual([{ kind: "MANUAL", name: "", base: 4_880_000, amount: 280_000 }]);
    expect(order.state.payment).toBe("RECEIVED");
    expect(order.events.map(({ kind }) => kind)).toEqual(["receivePayment", "placed"]);
  });

  test("may be only a line that is no product; the shop's rules apply to what is not given", async () => {
    const { ctx, tentId, create } = await makeShop({
      paymentAdjustments: { create: [{ method: "CASH", percent: 10 }] },
      deliveryCost: "900",
    });
    const line = { productId: null, name: "Arreglo", quantityMilli: 1_000, price: 200_000 };
    await create([line], { method: "DELIVERY", address: "Calle 1", paymentMethod: "CASH" });
    expect(await getOrder(ctx, tentId, 1)).toMatchObject({ discount: 20_000, deliveryCost: 90_000, total: 270_000 });
    await expect(create([line], { discount: { amount: 200_001 } })).rejects.toMatchObject({
      details: { fields: { discount: ["order.discountTooLarge"] } },
    });
  });

  test("a customer is found by a part of the phone or the name, with their last address", async () => {
    const [{ ctx, tentId, create }, other] = [await makeShop(), await makeShop()];
    const line = { productId: null, name: "Arreglo", quantityMilli: 1_000, price: 100 };
    const lucia = { customerName: "Lucía Fernández", customerPhone: "11 5874-9895" };
    await create([line], { ...lucia, method: "DELIVERY", address: "Av. Rivadavia 5420" });
    await create([line], { ...lucia, customerPhone: "+54 9 11 5874-9895" });
    await other.create([line], lucia);
    const found = [{ name: "Lucía Fernández", phone: "5491158749895", orders: 2, address: "Av. Rivadavia 5420" }];
    expect(await findCustomers(ctx, tentId, "11 5874")).toMatchObject(found);
    expect(await findCustomers(ctx, tentId, "lucia")).toMatchObject(found);
    expect(await findCustomers(ctx, tentId, "%%")).toEqual([]);
    expect(await findCustomers(ctx, tentId, "9")).toEqual([]);
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
  expect(await names("mat cala")).toEqual(["Mate de calabaza"]);
  expect(await names("%")).toEqual([]);
  expect(await names(null)).toHaveLength(2);
});

test("orders are counted by channel, and those that are sent again once", async () => {
  const { ctx, tentId, create, place } = await makeShop();
  const product = await makeProduct(db, tentId);
  registry.resetMetrics();
  await place([one(product.id)]);
  const clientKey = crypto.randomUUID();
  await create([one(product.id)], { clientKey });
  await create([one(product.id)], { clientKey });
  await expect(create([one(product.id + 1_000_000)])).rejects.toThrow("VALIDATION");
  const byProgram = { ...ctx, actor: ctx.actor && { ...ctx.actor, tokenId: 1 } };
  const order = { lines: [one(product.id)], customerName: "Doña Rosa", method: "PICKUP" };
  await createManualOrder(byProgram, tentId, manualOrderSchema.parse({ ...order, clientKey: crypto.randomUUID() }));
  const counted = (await registry.getMetricsAsJSON()).find(({ name }) => name === "vidriera_orders_total");
  expect(counted?.values).toEqual([
    { value: 1, labels: { channel: "shop" } },
    { value: 1, labels: { channel: "panel" } },
    { value: 1, labels: { channel: "api" } },
  ]);
});
