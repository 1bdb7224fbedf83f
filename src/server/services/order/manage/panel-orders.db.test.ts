import { beforeAll, describe, expect, test } from "vitest";
import type { OrderAction } from "~/domain/order/manage/states";
import { orderActionSchema, orderListSchema, orderSubmitSchema } from "~/domain/order/place/schemas";
import { AppError } from "~/server/errors";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { placeOrder } from "../place/place-order";
import { actOnOrder } from "./act-on-order";
import { getOrder } from "./get-order";
import { listOrders, ORDERS_PER_PAGE } from "./list-orders";
import { noteOrder } from "./note-order";
import { countUnseenOrders, markOrderSeen } from "./unseen-orders";

const db = testDb();

beforeAll(() => makeBase(db));

async function makeShop() {
  const { owner, tentId } = await makeTent(db);
  const { ctx, shopCache } = merchantContext(db, owner.id);
  const place = (lines: object[], over: object = {}) =>
    placeOrder(
      ctx,
      orderSubmitSchema.parse({
        tentId,
        clientKey: crypto.randomUUID(),
        lines,
        customerName: "Lucía Fernández",
        method: "PICKUP",
        ...over,
      }),
      { address: `10.1.0.${tentId}` },
    );
  const act = (number: number, action: OrderAction, over: object = {}) =>
    actOnOrder(ctx, tentId, orderActionSchema.parse({ number, action, ...over }));
  const state = async (number: number) => (await getOrder(ctx, tentId, number)).state;
  return { ctx, tentId, shopCache, place, act, state };
}

const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const one = (productId: number, over: object = {}) => ({ productId, quantityMilli: 1_000, ...over });
const stockOf = async (id: number) => Number((await db.product.findUniqueOrThrow({ where: { id } })).stock);

describe("the steps of an order", () => {
  test("are confirmed, prepared, paid, handed over, archived and reopened, each recorded as an event", async () => {
    const { ctx, tentId, place, act, state } = await makeShop();
    const product = await makeProduct(db, tentId);
    await place([one(product.id)]);
    for (const action of ["confirm", "prepare", "receivePayment", "pickUp", "archive", "reopen"] as const) {
      await act(1, action);
    }
    expect(await state(1)).toMatchObject({ status: "CONFIRMED", payment: "RECEIVED", delivery: "PICKED_UP" });
    const { events } = await getOrder(ctx, tentId, 1);
    expect(events.map(({ kind }) => kind)).toEqual([
      "reopen",
      "archive",
      "pickUp",
      "receivePayment",
      "prepare",
      "confirm",
      "placed",
    ]);
    expect(events.map(({ by }) => by)).toEqual([...Array(6).fill("Ana Pérez"), null]);
    expect(await code(act(1, "confirm"))).toBe("STATE_NOT_ALLOWED");
    expect(await code(act(1, "send"))).toBe("STATE_NOT_ALLOWED");
  });

  test("store courier and tracking number with a shipped order", async () => {
    const { ctx, tentId, place, act } = await makeShop();
    await db.tent.update({ where: { id: tentId }, data: { deliveryEnabled: true } });
    const product = await makeProduct(db, tentId);
    await place([one(product.id)], { method: "DELIVERY", address: "Calle 1" });
    await act(1, "confirm");
    await act(1, "prepare");
    await act(1, "send", { courier: "Correo Argentino", trackingNumber: "AB 123" });
    expect(await getOrder(ctx, tentId, 1)).toMatchObject({ courier: "Correo Argentino", trackingNumber: "AB 123" });
  });
});

describe("stock", () => {
  test("is taken on confirmation and returned on cancellation; the pages are purged", async () => {
    const { tentId, shopCache, place, act } = await makeShop();
    const flour = await makeProduct(db, tentId, { stock: "10", unit: "KG", step: "0.5", minQuantity: "0.5" });
    const shirt = await makeProduct(db, tentId, { stock: "99" });
    const variant = await db.variant.create({ data: { productId: shirt.id, values: ["M"], stock: "3" } });
    const endless = await makeProduct(db, tentId);
    const lines = [
      one(flour.id, { quantityMilli: 2_500 }),
      one(shirt.id, { variantId: variant.id, quantityMilli: 2_000 }),
      one(endless.id),
    ];
    await place(lines);
    const shelf = async () => [
      await stockOf(flour.id),
      Number((await db.variant.findUniqueOrThrow({ where: { id: variant.id } })).stock),
      await stockOf(shirt.id),
    ];
    expect(await shelf()).toEqual([10, 3, 99]);
    await act(1, "confirm");
    expect(await shelf()).toEqual([7.5, 1, 99]);
    await act(1, "prepare");
    expect(shopCache.purged).toEqual([tentId]);
    await db.product.update({ where: { id: endless.id }, data: { stock: "5" } });
    await act(1, "cancel");
    expect(await shelf()).toEqual([10, 3, 99]);
    expect(await stockOf(endless.id)).toBe(5);
    expect(shopCache.purged).toEqual([tentId, tentId]);
    await act(1, "reopen");
    expect(await shelf()).toEqual([7.5, 1, 99]);
    expect(await stockOf(endless.id)).toBe(4);
    await act(1, "cancel");
    expect(await shelf()).toEqual([10, 3, 99]);
    expect(await stockOf(endless.id)).toBe(5);
  });

  test("a cancelled order is reopened as it was, with its stock, or as new where that is missing", async () => {
    const { ctx, tentId, place, act, state } = await makeShop();
    const lamp = await makeProduct(db, tentId, { name: "Lámpara", stock: "2" });
    await place([one(lamp.id, { quantityMilli: 2_000 })]);
    for (const action of ["confirm", "prepare", "receivePayment", "cancel"] as const) await act(1, action);
    expect(await state(1)).toMatchObject({ status: "CANCELLED", cancelledFrom: "CONFIRMED", stockTaken: false });
    const reopenTwice = { clientKey: crypto.randomUUID() };
    await Promise.all([act(1, "reopen", reopenTwice), act(1, "reopen", reopenTwice)]);
    const before = { status: "CONFIRMED", payment: "RECEIVED", delivery: "PREPARED", stockTaken: true };
    expect(await state(1)).toMatchObject({ ...before, cancelledFrom: null });
    expect(await stockOf(lamp.id)).toBe(0);
    await act(1, "cancel");
    await db.product.update({ where: { id: lamp.id }, data: { stock: "1" } });
    await expect(act(1, "reopen")).rejects.toMatchObject({
      code: "STOCK_MISSING",
      details: { shortages: [{ productId: lamp.id, variantId: null, name: "Lámpara", wanted: 2_000, left: 1_000 }] },
    });
    await act(1, "reopenAsNew");
    expect(await state(1)).toMatchObject({ status: "NEW", payment: "RECEIVED", delivery: "TO_PREPARE" });
    expect(await stockOf(lamp.id)).toBe(1);
    expect((await getOrder(ctx, tentId, 1)).events[0]?.kind).toBe("reopen");
  });

  test("an order that an earlier release cancelled is reopened as what it must have been", async () => {
    const { tentId, place, act, state } = await makeShop();
    const product = await makeProduct(db, tentId, { stock: "5" });
    await place([one(product.id)]);
    await place([one(product.id)]);
    for (const action of ["confirm", "prepare", "cancel"] as const) await act(1, action);
    await act(2, "cancel");
    await db.order.updateMany({ where: { tentId }, data: { cancelledFrom: null } });
    await act(1, "reopen");
    await act(2, "reopen");
    expect(await state(1)).toMatchObject({ status: "CONFIRMED", delivery: "PREPARED", stockTaken: true });
    expect(await state(2)).toMatchObject({ status: "NEW", delivery: "TO_PREPARE", stockTaken: false });
    expect(await stockOf(product.id)).toBe(4);
  });

  test("reports shortages by name, and takes nothing", async () => {
    const { tentId, place, act, state } = await makeShop();
    const mate = await makeProduct(db, tentId, { name: "Mate", stock: "5" });
    const lamp = await makeProduct(db, tentId, { name: "Lámpara", stock: "2" });
    await place([one(mate.id), one(lamp.id, { quantityMilli: 2_000 })]);
    await db.product.update({ where: { id: lamp.id }, data: { stock: "1" } });
    await expect(act(1, "confirm")).rejects.toMatchObject({
      code: "STOCK_MISSING",
      details: { shortages: [{ name: "Lámpara", productId: lamp.id, variantId: null, wanted: 2_000, left: 1_000 }] },
    });
    expect(await stockOf(mate.id)).toBe(5);
    expect(await state(1)).toMatchObject({ status: "NEW", stockTaken: false });
  });

  test("confirms one of two orders for the last unit", async () => {
    const { tentId, place, act } = await makeShop();
    const product = await makeProduct(db, tentId, { stock: "1" });
    await Promise.all([place([one(product.id)]), place([one(product.id)])]);
    const answers = await Promise.all([code(act(1, "confirm")), code(act(2, "confirm"))]);
    expect(answers.sort()).toEqual(["STOCK_MISSING", "done"]);
    expect(await stockOf(product.id)).toBe(0);
  });

  test("moves exactly once under concurrent confirmations and cancellations", async () => {
    const { tentId, place, act, state } = await makeShop();
    const product = await makeProduct(db, tentId, { stock: "10" });
    await place([one(product.id, { quantityMilli: 4_000 })]);
    const confirmed = await Promise.all(Array.from({ length: 12 }, () => code(act(1, "confirm"))));
    expect(confirmed.filter((answer) => answer === "done")).toHaveLength(1);
    expect(await stockOf(product.id)).toBe(6);
    const mixed = await Promise.all(
      Array.from({ length: 24 }, (_, index) => code(act(1, index % 2 === 0 ? "cancel" : "confirm"))),
    );
    expect(mixed.filter((answer) => answer === "done")).toHaveLength(1);
    expect(await state(1)).toMatchObject({ status: "CANCELLED", stockTaken: false });
    expect(await stockOf(product.id)).toBe(10);
  });
});

describe("the list", () => {
  test("filters, counts and finds by number, name without accents and phone", async () => {
    const { ctx, tentId, place, act } = await makeShop();
    const product = await makeProduct(db, tentId);
    await place([one(product.id)], { customerName: "Martín Gómez", customerPhone: "11 5874-9895" });
    await place([one(product.id)], { customerName: "100% Ñandú" });
    await place([one(product.id)]);
    await act(1, "confirm");
    await act(3, "cancel");
    const numbers = async (input: object) =>
      (await listOrders(ctx, tentId, orderListSchema.parse(input))).rows.map(({ number }) => number);
    expect((await listOrders(ctx, tentId, orderListSchema.parse({}))).counts).toEqual({
      todos: 3,
      nuevos: 1,
      "sin-pagar": 1,
      "por-preparar": 1,
      "por-entregar": 0,
      cancelados: 1,
      archivados: 0,
      sospechosos: 0,
    });
    expect(new Set(await numbers({}))).toEqual(new Set([1, 2, 3]));
    expect(await numbers({ filter: "nuevos" })).toEqual([2]);
    expect(await numbers({ filter: "cancelados" })).toEqual([3]);
    expect(await numbers({ search: "gomez" })).toEqual([1]);
    expect(await numbers({ search: "N.º 2" })).toEqual([2]);
    expect(await numbers({ search: "58749895" })).toEqual([1]);
    expect(await numbers({ search: "%" })).toEqual([2]);
    expect(await numbers({ search: "nadie" })).toEqual([]);
  });

  test("is paginated", async () => {
    const { ctx, tentId } = await makeShop();
    await db.order.createMany({
      data: Array.from({ length: ORDERS_PER_PAGE + 1 }, (_, index) => ({
        tentId,
        number: index + 1,
        clientKey: `key-${index}`,
        token: `${tentId}-${index}`,
        customerName: "Ana",
        currency: "ARS",
        subtotal: "1",
        total: "1",
      })),
    });
    const first = await listOrders(ctx, tentId, orderListSchema.parse({}));
    expect([first.rows.length, first.pages]).toEqual([ORDERS_PER_PAGE, 2]);
    expect((await listOrders(ctx, tentId, orderListSchema.parse({ page: 2 }))).rows).toHaveLength(1);
    expect((await listOrders(ctx, tentId, orderListSchema.parse({ page: 9 }))).rows).toEqual([]);
  });

  test("counts unseen orders until they are opened", async () => {
    const { ctx, tentId, place, act } = await makeShop();
    const product = await makeProduct(db, tentId);
    await Promise.all([place([one(product.id)]), place([one(product.id)]), place([one(product.id)])]);
    expect(await countUnseenOrders(ctx, tentId)).toBe(3);
    expect(await markOrderSeen(ctx, tentId, 1)).toBe(true);
    expect(await markOrderSeen(ctx, tentId, 1)).toBe(false);
    await act(2, "confirm");
    expect(await countUnseenOrders(ctx, tentId)).toBe(1);
  });
});

test("names the branch's phone and address, else those of the first one, for what is printed", async () => {
  const { ctx, tentId, place } = await makeShop();
  const product = await makeProduct(db, tentId);
  await place([one(product.id)]);
  const contact = async () => {
    const { address, phone } = (await getOrder(ctx, tentId, 1)).shop;
    return [address, phone];
  };
  const whatsapp = { whatsappArea: "11", whatsapp: "41112222" };
  const before = (await contact())[1];
  await db.branch.create({ data: { tentId, name: "Centro", address: "Calle 1", order: 0, ...whatsapp } });
  expect([(await contact())[0], before === (await contact())[1]]).toEqual(["Calle 1", false]);
  const far = await db.branch.create({
    data: { tentId, name: "Lejos", address: "Calle 2", telefono: "0800 1", order: 1 },
  });
  await db.order.updateMany({ where: { tentId }, data: { branchId: far.id } });
  expect(await contact()).toEqual(["Calle 2", "0800 1"]);
});

test("does not find another merchant's order, whatever the request", async () => {
  const [mine, other] = [await makeShop(), await makeShop()];
  const product = await makeProduct(db, other.tentId, { stock: "5" });
  await other.place([one(product.id)]);
  const asMine = mine.tentId;
  expect(await code(getOrder(mine.ctx, asMine, 1))).toBe("NOT_FOUND");
  expect(await code(mine.act(1, "confirm"))).toBe("NOT_FOUND");
  expect(await code(noteOrder(mine.ctx, asMine, { number: 1, merchantNote: "x" }))).toBe("NOT_FOUND");
  expect(await code(markOrderSeen(mine.ctx, asMine, 1))).toBe("NOT_FOUND");
  expect((await listOrders(mine.ctx, asMine, orderListSchema.parse({}))).rows).toEqual([]);
  expect(await countUnseenOrders(other.ctx, other.tentId)).toBe(1);
  await noteOrder(other.ctx, other.tentId, { number: 1, merchantNote: "Envolver" });
  expect(await getOrder(other.ctx, other.tentId, 1)).toMatchObject({ merchantNote: "Envolver", seen: false });
});
