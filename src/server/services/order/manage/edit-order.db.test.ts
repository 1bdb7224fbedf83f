import { beforeAll, describe, expect, test } from "vitest";
import { orderEditSchema, todaysDiscountsSchema } from "~/domain/order/manage/manual";
import type { OrderAction } from "~/domain/order/manage/states";
import { orderActionSchema, orderListSchema, orderSubmitSchema } from "~/domain/order/place/schemas";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import {
  makeBase,
  makeCategory,
  makeCoupon,
  makePriceList,
  makeProduct,
  makeTent,
  merchantContext,
} from "~/test/factories";
import { testDb } from "~/test/test-db";
import { getCustomer, listCustomers } from "../customers/customers";
import { getTrackedOrder } from "../place/get-tracked-order";
import { readOrderProgress } from "../place/order-progress";
import { placeOrder } from "../place/place-order";
import { repeatOrder } from "../place/repeat-order";
import { actOnOrder } from "./act-on-order";
import { editOrder } from "./edit-order";
import { getOrder } from "./get-order";
import { listOrders } from "./list-orders";
import { getTodaysDiscounts } from "./todays-discounts";

const db = testDb();
beforeAll(() => makeBase(db));

const one = (productId: number, over: object = {}) => ({ productId, quantityMilli: 1_000, ...over });
const stockOf = async (id: number) => Number((await db.product.findUniqueOrThrow({ where: { id } })).stock);

async function makeShop(over: Parameters<typeof makeTent>[1] = {}) {
  const { owner, tentId } = await makeTent(db, over);
  const { ctx, shopCache } = merchantContext(db, owner.id);
  const place = async (lines: object[], rest: object = {}) => {
    const { number } = await placeOrder(
      ctx,
      orderSubmitSchema.parse({
        tentId,
        clientKey: crypto.randomUUID(),
        lines,
        customerName: "Lucía Fernández",
        customerPhone: "11 5874-9895",
        method: "PICKUP",
        ...rest,
      }),
      { address: `10.9.0.${tentId % 250}` },
    );
    return number;
  };
  const act = (number: number, action: OrderAction, rest: object = {}) =>
    actOnOrder(ctx, tentId, orderActionSchema.parse({ number, action, ...rest }));
  /** An edit of an order as its screen sends it: what is stored, with some of it changed. */
  const edit = async (number: number, rest: object = {}) => {
    const order = await getOrder(ctx, tentId, number);
    const input = {
      number,
      clientKey: crypto.randomUUID(),
      version: order.version,
      lines: order.lines.map(({ id, quantity, price }) => ({ lineId: id, quantityMilli: quantity, price })),
      deliveryCost: order.deliveryCost,
      discount: { amount: order.discount },
      customerName: order.customer.name,
      customerPhone: order.customer.phone,
      method: order.state.method,
      address: order.address,
      zone: order.zone,
      branchId: order.branchId,
      paymentMethod: order.paymentMethod,
      ...rest,
    };
    return editOrder(ctx, tentId, orderEditSchema.parse(input));
  };
  const linesOf = async (number: number) => (await getOrder(ctx, tentId, number)).lines;
  return { ctx, tentId, shopCache, place, act, edit, linesOf };
}

describe("changing an order", () => {
  test("keeps stored names and line ids, changes quantity and price, adds and removes, and says what changed", async () => {
    const { ctx, tentId, place, edit, linesOf } = await makeShop({
      paymentAdjustments: { create: [{ method: "CASH", percent: 10 }] },
    });
    const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000" });
    const lamp = await makeProduct(db, tentId, { name: "Lámpara", price: "2000" });
    const cup = await makeProduct(db, tentId, { name: "Taza", price: "300", paused: true });
    await place([one(mate.id), one(lamp.id)], { paymentMethod: "CASH" });
    await db.product.update({ where: { id: mate.id }, data: { name: "Otro nombre", price: "9" } });
    const [first] = await linesOf(1);
    const { version, difference } = await edit(1, {
      lines: [
        { lineId: first?.id, quantityMilli: 3_000, price: 90_000 },
        { lineId: null, ...one(cup.id) },
        { lineId: null, productId: null, name: "Envoltorio", quantityMilli: 1_000, price: 150_000 },
      ],
      discount: { percent: 10 },
    });
    const order = await getOrder(ctx, tentId, 1);
    expect(version).toBe(order.version);
    expect(order.lines.map(({ name, custom, total }) => [name, custom, total])).toEqual([
      ["Mate", false, 270_000],
      ["Taza", false, 30_000],
      ["Envoltorio", true, 150_000],
    ]);
    expect(order.lines[0]?.id).toBe(first?.id);
    expect(order).toMatchObject({ subtotal: 450_000, discount: 45_000, total: 405_000 });
    expect(difference.lines.map(({ name, from, to }) => [name, from?.quantity, to?.quantity])).toEqual([
      ["Mate", 1_000, 3_000],
      ["Lámpara", 1_000, undefined],
      ["Taza", undefined, 1_000],
      ["Envoltorio", undefined, 1_000],
    ]);
    expect(difference.amounts.total).toEqual({ from: 270_000, to: 405_000 });
    expect(order.events[0]).toMatchObject({ kind: "edit", by: "Ana Pérez", difference });
  });

  test("keeps the discounts that it was placed with, whatever the shop's rules are now, until another is given", async () => {
    const { ctx, tentId, place, edit, linesOf } = await makeShop({
      paymentAdjustments: {
        create: [
          { method: "TRANSFER", percent: 10 },
          { method: "OTHER", percent: -20 },
        ],
      },
    });
    const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000" });
    await place([one(mate.id)], { paymentMethod: "TRANSFER" });
    await place([one(mate.id)], { paymentMethod: "OTHER" });
    await db.paymentAdjustment.updateMany({ where: { tentId }, data: { percent: 50 } });
    const two = async (number: number) => {
      const [line] = await linesOf(number);
      return [{ lineId: line?.id, quantityMilli: 2_000, price: 100_000 }];
    };
    await edit(1, { lines: await two(1), discount: undefined });
    expect(await getOrder(ctx, tentId, 1)).toMatchObject({
      discount: 20_000,
      discounts: [{ kind: "PAYMENT", name: "10 % por transferencia", base: 200_000, amount: 20_000, percent: 10 }],
      total: 180_000,
    });
    const { difference } = await edit(2, { lines: await two(2), discount: undefined });
    expect(difference.amounts.discount).toEqual({ from: -20_000, to: -40_000 });
    expect(await getOrder(ctx, tentId, 2)).toMatchObject({ discount: -40_000, total: 240_000 });
    await edit(2, { discount: { amount: 5_000 } });
    expect(await getOrder(ctx, tentId, 2)).toMatchObject({
      discounts: [{ kind: "MANUAL", name: "", base: 200_000, amount: 5_000 }],
      total: 195_000,
    });
  });

  test("takes today's discounts in place of those that it was placed with, as they were shown before", async () => {
    const { ctx, tentId, place, edit, linesOf } = await makeShop({
      paymentAdjustments: { create: [{ method: "CASH", percent: 10 }] },
    });
    const category = await makeCategory(db, tentId);
    const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000", categoryId: category.id });
    const lamp = await makeProduct(db, tentId, { name: "Lámpara", price: "2000" });
    const { id: couponId } = await makeCoupon(db, tentId, { maxUses: 1 });
    const number = await place([one(mate.id, { quantityMilli: 2_000 }), one(lamp.id)], {
      paymentMethod: "CASH",
      coupon: "matera",
    });
    expect(await getOrder(ctx, tentId, number)).toMatchObject({ total: 315_000 });
    await db.promotion.create({
      data: { tentId, name: "2x1", kind: "NXM", buy: 2, pay: 1, reach: "CATEGORIES", categoryIds: [category.id] },
    });
    await db.tent.update({
      where: { id: tentId },
      data: { paymentAdjustments: { updateMany: { where: {}, data: { percent: 20 } } } },
    });
    await db.coupon.update({ where: { id: couponId }, data: { paused: true } });
    const discounts = [
      { kind: "PROMOTION", name: "2x1", base: 200_000, amount: 100_000 },
      { kind: "COUPON", name: "Cupón MATERA", base: 300_000, amount: 50_000 },
      { kind: "PAYMENT", name: "20 % en efectivo", base: 250_000, amount: 50_000 },
    ];
    const lines = (await linesOf(number)).map(({ id, quantity, price }) => ({
      lineId: id,
      quantityMilli: quantity,
      price,
    }));
    const asked = todaysDiscountsSchema.parse({ number, lines, method: "PICKUP", paymentMethod: "CASH" });
    expect(await getTodaysDiscounts(ctx, tentId, asked)).toMatchObject(discounts);
    expect(await getOrder(ctx, tentId, number), "asking changes nothing").toMatchObject({ total: 315_000, version: 0 });
    const { difference } = await edit(number, { discount: { rules: "today" } });
    expect(await getOrder(ctx, tentId, number)).toMatchObject({ subtotal: 400_000, total: 200_000 });
    const { discounts: kept } = await db.order.findUniqueOrThrow({ where: { tentId_number: { tentId, number } } });
    expect(kept).toMatchObject(discounts.map(({ name, amount }) => ({ name, amount })));
    expect(difference.amounts.total).toEqual({ from: 315_000, to: 200_000 });
    await edit(number, { discount: undefined });
    expect(await getOrder(ctx, tentId, number), "and keeps them from then on").toMatchObject({ total: 200_000 });
  });

  test("takes the promotions of its price list only", async () => {
    const { ctx, tentId, place, edit } = await makeShop();
    const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000" });
    const { id, secret } = await makePriceList(db, tentId);
    const number = await place([one(mate.id)], { list: { secret } });
    await db.promotion.create({ data: { tentId, name: "Público", kind: "PERCENT", percent: 50 } });
    await edit(number, { discount: { rules: "today" } });
    expect(await getOrder(ctx, tentId, number)).toMatchObject({ total: 75_000 });
    await db.promotion.create({ data: { tentId, name: "Gremio", kind: "PERCENT", percent: 10, onLists: [id] } });
    await edit(number, { discount: { rules: "today" } });
    expect(await getOrder(ctx, tentId, number)).toMatchObject({ total: 67_500 });
  });

  test("keeps the discount of an order from before its rules were kept: a share of the goods where it was one", async () => {
    const { ctx, tentId, place, edit, linesOf } = await makeShop();
    const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000" });
    await place([one(mate.id)]);
    await db.order.updateMany({
      where: { tentId },
      data: { discount: "100", total: "900", discounts: [], rulesVersion: null },
    });
    const [line] = await linesOf(1);
    await edit(1, { lines: [{ lineId: line?.id, quantityMilli: 2_000, price: 100_000 }], discount: undefined });
    expect(await getOrder(ctx, tentId, 1)).toMatchObject({ discount: 20_000, total: 180_000 });
  });

  test("changes delivery, address, payment method and customer, who is another one with another phone", async () => {
    const { ctx, tentId, place, edit } = await makeShop({ deliveryZones: [{ name: "Centro", cost: "200" }] });
    const mate = await makeProduct(db, tentId, { price: "1000" });
    await place([one(mate.id)]);
    const { difference } = await edit(1, {
      method: "DELIVERY",
      address: "Belgrano 1450",
      zone: "Centro",
      deliveryCost: 20_000,
      paymentMethod: "TRANSFER",
      customerName: "Martín Gómez",
      customerPhone: "11 5874-9896",
    });
    expect(difference.facts.map(({ fact, to }) => [fact, to])).toEqual([
      ["customerName", "Martín Gómez"],
      ["customerPhone", "5491158749896"],
      ["method", "DELIVERY"],
      ["address", "Belgrano 1450"],
      ["zone", "Centro"],
      ["paymentMethod", "TRANSFER"],
    ]);
    expect(await getOrder(ctx, tentId, 1)).toMatchObject({ total: 120_000, customer: { orders: 1 } });
    const { rows } = await listCustomers(ctx, tentId, { search: null, page: 1 });
    expect(rows).toMatchObject([{ name: "Martín Gómez", orders: 1, spent: 120_000 }]);
    const id = rows[0]?.id ?? 0;
    expect(await getCustomer(ctx, tentId, { id, page: 1 })).toMatchObject({ orders: 1, rows: [{ place: "Centro" }] });
    await expect(edit(1, { zone: "Lejos" })).rejects.toMatchObject({
      details: { fields: { zone: ["order.zoneRequired"] } },
    });
    await edit(1, { method: "PICKUP", deliveryCost: 20_000 });
    expect(await getOrder(ctx, tentId, 1), "nobody pays for a delivery that is none").toMatchObject({
      deliveryCost: 0,
      total: 100_000,
    });
  });

  test("is possible until the order is handed over, and again once that is undone", async () => {
    const { tentId, place, act, edit } = await makeShop();
    const mate = await makeProduct(db, tentId);
    const number = await place([one(mate.id)]);
    for (const action of ["confirm", "prepare"] as const) {
      await act(number, action);
      await edit(number, { customerName: action });
    }
    await act(number, "pickUp");
    await expect(edit(number, { customerName: "Tarde" })).rejects.toMatchObject({ code: "STATE_NOT_ALLOWED" });
    await act(number, "undoPickUp");
    await edit(number, { customerName: "A tiempo" });
    await act(number, "cancel");
    await expect(edit(number)).rejects.toMatchObject({ code: "STATE_NOT_ALLOWED" });
  });

  test("refuses lines of another order, quantities between the steps, and a discount above the goods", async () => {
    const { tentId, place, edit, linesOf } = await makeShop();
    const flour = await makeProduct(db, tentId, { unit: "PACKAGE", step: "0.5", minQuantity: "0.5" });
    await place([one(flour.id)]);
    await place([one(flour.id)]);
    const [foreign] = await linesOf(2);
    const [own] = await linesOf(1);
    const refused = (field: string, key: string) => ({ details: { fields: { [field]: [key] } } });
    const line = { lineId: own?.id, quantityMilli: 1_200, price: 100 };
    await expect(edit(1, { lines: [line] })).rejects.toMatchObject(refused("lines", "order.quantityStep"));
    const other = { lines: [{ ...line, lineId: foreign?.id, quantityMilli: 1_000 }] };
    await expect(edit(1, other)).rejects.toMatchObject(refused("lines", "order.lineGone"));
    const off = { lines: [{ ...line, quantityMilli: 500 }], discount: { amount: 51 } };
    await expect(edit(1, off)).rejects.toMatchObject(refused("discount", "order.discountTooLarge"));
  });
});

test("the lines of what is weighed get the weight of the scale, those stored and those added", async () => {
  const { tentId, place, edit, linesOf } = await makeShop();
  const cheese = await makeProduct(db, tentId, { unit: "KG", step: "0.25", minQuantity: "0.25", price: "1000" });
  const ham = await makeProduct(db, tentId, { unit: "HUNDRED_GRAMS", price: "200" });
  await place([one(cheese.id)]);
  const [line] = await linesOf(1);
  const added = { lineId: null, productId: ham.id, variantId: null, quantityMilli: 1_570, price: 20_000 };
  await edit(1, { lines: [{ lineId: line?.id, quantityMilli: 1_235, price: 100_000 }, added] });
  const stored = await db.orderLine.findMany({ where: { order: { tentId } }, orderBy: { position: "asc" } });
  expect(stored.map(({ quantity, total }) => [Number(quantity), Number(total)])).toEqual([
    [1.235, 1_235],
    [1.57, 314],
  ]);
});

describe("stock", () => {
  test("follows a confirmed order, and what is returned later is what it has then", async () => {
    const { tentId, shopCache, place, act, edit, linesOf } = await makeShop();
    const mate = await makeProduct(db, tentId, { stock: "10" });
    const candle = await makeProduct(db, tentId, { stock: "5" });
    const endless = await makeProduct(db, tentId);
    const number = await place([one(mate.id), one(candle.id), one(endless.id)]);
    const [ofMate, , ofEndless] = await linesOf(number);
    await edit(number, { customerName: "Nadie toca el stock" });
    expect([await stockOf(mate.id), shopCache.purged]).toEqual([10, []]);

    await act(number, "confirm");
    await db.product.update({ where: { id: endless.id }, data: { stock: "7" } });
    const purged = shopCache.purged.length;
    await edit(number, {
      lines: [
        { lineId: ofMate?.id, quantityMilli: 3_000, price: 100 },
        { lineId: ofEndless?.id, quantityMilli: 1_000, price: 100 },
      ],
    });
    expect([await stockOf(mate.id), await stockOf(candle.id), await stockOf(endless.id)]).toEqual([7, 5, 7]);
    expect(shopCache.purged.length).toBe(purged + 1);

    await act(number, "undoConfirm");
    expect([await stockOf(mate.id), await stockOf(candle.id), await stockOf(endless.id)]).toEqual([10, 5, 7]);
    await act(number, "confirm");
    expect([await stockOf(mate.id), await stockOf(endless.id)]).toEqual([7, 6]);
    await act(number, "cancel");
    expect([await stockOf(mate.id), await stockOf(endless.id)]).toEqual([10, 7]);
  });

  test("counts every line of a product that has several", async () => {
    const { tentId, place, act, edit, linesOf } = await makeShop();
    const mate = await makeProduct(db, tentId, { stock: "10" });
    const number = await place([one(mate.id)]);
    const [first] = await linesOf(number);
    const kept = { lineId: first?.id, quantityMilli: 1_000, price: 100 };
    await edit(number, { lines: [kept, { lineId: null, ...one(mate.id, { quantityMilli: 4_000 }) }] });
    await act(number, "confirm");
    expect(await stockOf(mate.id)).toBe(5);
    await edit(number, { lines: [kept] });
    expect(await stockOf(mate.id)).toBe(9);
    await expect(
      edit(number, { lines: [kept, { lineId: null, ...one(mate.id, { quantityMilli: 10_000 }) }] }),
    ).rejects.toMatchObject({ details: { shortages: [{ wanted: 11_000, left: 10_000 }] } });
    await act(number, "cancel");
    expect(await stockOf(mate.id)).toBe(10);
  });

  test("a shortage names the whole quantity, and changes nothing", async () => {
    const { ctx, tentId, place, act, edit, linesOf } = await makeShop();
    const mate = await makeProduct(db, tentId, { name: "Mate", stock: "3" });
    const candle = await makeProduct(db, tentId, { stock: "5" });
    const number = await place([one(mate.id, { quantityMilli: 2_000 }), one(candle.id)]);
    await act(number, "confirm");
    const [line] = await linesOf(number);
    const before = await getOrder(ctx, tentId, number);
    await expect(
      edit(number, { lines: [{ lineId: line?.id, quantityMilli: 4_000, price: 100 }] }),
    ).rejects.toMatchObject({
      code: "STOCK_MISSING",
      details: { shortages: [{ name: "Mate", wanted: 4_000, left: 3_000 }] },
    });
    expect([await stockOf(mate.id), await stockOf(candle.id)]).toEqual([1, 4]);
    expect(await getOrder(ctx, tentId, number)).toEqual({ ...before, asOf: expect.any(Date) });
  });
});

describe("two at once, repeated, broken off", () => {
  test("an edit based on older contents is refused with the present ones", async () => {
    const { tentId, place, edit } = await makeShop();
    const mate = await makeProduct(db, tentId, { price: "1000" });
    const number = await place([one(mate.id)]);
    await edit(number, { customerName: "Primera" });
    await expect(edit(number, { version: 0, customerName: "Segunda" })).rejects.toMatchObject({
      code: "CONFLICT",
      details: { order: { customerName: "Primera", total: 100_000 } },
    });
  });

  test("of several edits at once one is made; the same edit sent several times is made once", async () => {
    const { ctx, tentId, place, act, edit, linesOf } = await makeShop();
    const mate = await makeProduct(db, tentId, { stock: "100" });
    const number = await place([one(mate.id)]);
    await act(number, "confirm");
    const [line] = await linesOf(number);
    const to = (quantity: number) => ({ lines: [{ lineId: line?.id, quantityMilli: quantity * 1_000, price: 100 }] });
    const rivals = await Promise.allSettled(
      [2, 3, 4, 5].map((quantity) => edit(number, { version: 0, ...to(quantity) })),
    );
    expect(rivals.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { lines, version } = await getOrder(ctx, tentId, number);
    expect(version).toBe(1);
    expect(await stockOf(mate.id)).toBe(100 - (lines[0]?.quantity ?? 0) / 1_000);

    const clientKey = crypto.randomUUID();
    const again = await Promise.all([1, 2, 3].map(() => edit(number, { version: 1, clientKey, ...to(9) })));
    expect(again).toEqual([again[0], again[0], again[0]]);
    expect(await stockOf(mate.id)).toBe(91);
    expect((await getOrder(ctx, tentId, number)).events.filter(({ kind }) => kind === "edit")).toHaveLength(2);
  });

  test("edits, confirmations and cancellations of orders with the same products neither block each other nor lose stock", async () => {
    const { tentId, place, act, edit, linesOf } = await makeShop();
    const products = await Promise.all([1, 2, 3].map(() => makeProduct(db, tentId, { stock: "1000" })));
    const ids = products.map(({ id }) => id);
    const numbers = [];
    for (const at of [0, 1, 2, 3]) numbers.push(await place((at % 2 ? ids.toReversed() : ids).map((id) => one(id))));
    await Promise.all(numbers.map((number) => act(number, "confirm")));
    const work = numbers.flatMap((number, at) => [
      linesOf(number).then((lines) =>
        edit(number, {
          lines: lines.toReversed().map(({ id }) => ({ lineId: id, quantityMilli: 1_000 * (at + 2), price: 100 })),
        }),
      ),
      at === 3 ? act(number, "receivePayment") : Promise.resolve(),
    ]);
    await Promise.all(work);
    expect(await Promise.all(ids.map(stockOf))).toEqual([986, 986, 986]);
    await Promise.all(numbers.map((number) => act(number, "cancel")));
    expect(await Promise.all(ids.map(stockOf))).toEqual([1_000, 1_000, 1_000]);
  });

  test("an edit that breaks off after its stock moved leaves everything as it was, and can be repeated", async () => {
    const { ctx, tentId, place, act, edit, linesOf } = await makeShop();
    const mate = await makeProduct(db, tentId, { stock: "10" });
    const number = await place([one(mate.id)]);
    await act(number, "confirm");
    const [line] = await linesOf(number);
    const change = { clientKey: crypto.randomUUID(), lines: [{ lineId: line?.id, quantityMilli: 4_000, price: 100 }] };
    const before = await getOrder(ctx, tentId, number);
    // the connection is lost while the edit waits for the order's row, with the tent's lock and the stock already taken
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT id FROM order_lines WHERE id = ${line?.id ?? 0} FOR UPDATE`;
      const broken = edit(number, change).then(
        () => "done",
        () => "broken",
      );
      let killed = 0;
      while (killed === 0) {
        const rows = await db.$queryRaw<{ killed: boolean }[]>`
          SELECT pg_terminate_backend(pid) AS killed FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%order_lines%'`;
        killed = rows.length;
      }
      expect(await broken).toBe("broken");
    });
    expect(await stockOf(mate.id)).toBe(9);
    expect(await getOrder(ctx, tentId, number)).toEqual({ ...before, asOf: expect.any(Date) });
    await edit(number, change);
    expect(await stockOf(mate.id)).toBe(6);
  });

  test("an action sent twice with its key is done once", async () => {
    const { ctx, tentId, place, act } = await makeShop();
    const mate = await makeProduct(db, tentId, { stock: "10" });
    const number = await place([one(mate.id)]);
    const clientKey = crypto.randomUUID();
    await Promise.all([act(number, "confirm", { clientKey }), act(number, "confirm", { clientKey })]);
    expect(await stockOf(mate.id)).toBe(9);
    expect((await getOrder(ctx, tentId, number)).events.map(({ kind }) => kind)).toEqual(["confirm", "placed"]);
  });
});

test("whoever reads a changed order sees the change: its page, its progress, its repetition and the list", async () => {
  const { ctx, tentId, place, edit, act } = await makeShop({ deliveryCost: "500" });
  const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000" });
  const number = await place([one(mate.id)]);
  await edit(number, {
    lines: [
      { lineId: null, ...one(mate.id, { quantityMilli: 2_000 }) },
      { lineId: null, productId: null, name: "Arreglo", quantityMilli: 1_000, price: 200_000 },
    ],
  });
  await act(number, "confirm");
  const { token } = await db.order.findFirstOrThrow({ where: { tentId, number } });
  const page = await getTrackedOrder(ctx, mintPublicTentId(tentId), token);
  expect(page).toMatchObject({ total: 400_000, lines: [{ name: "Mate" }, { name: "Arreglo", photo: null }] });
  const from = { address: "10.9.9.9" };
  expect(await readOrderProgress(ctx, { tentId, tokens: [token] }, from)).toMatchObject([
    { progress: "preparing", total: 400_000 },
  ]);
  expect(await repeatOrder(ctx, { tentId, token, list: null }, from)).toMatchObject({
    lines: [{ productId: mate.id, quantity: 2_000 }],
    changes: [{ name: "Arreglo", kind: "gone" }],
  });
  const list = await listOrders(ctx, tentId, orderListSchema.parse({ from: "hoy" }));
  expect(list.rows).toMatchObject([{ number, total: 400_000, lines: 2, day: list.today }]);
  expect(list.days).toEqual([{ day: list.today, orders: 1, total: 400_000 }]);
});
