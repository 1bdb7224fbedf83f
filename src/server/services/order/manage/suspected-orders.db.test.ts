import { beforeAll, describe, expect, test } from "vitest";
import { MINUTE_MS } from "~/domain/duration";
import { ORDER_CEILING } from "~/domain/order/place/order-notice";
import { orderListSchema, orderSubmitSchema } from "~/domain/order/place/schemas";
import { getStats } from "~/server/services/stats/get-stats";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { mailOrders } from "../place/mail-orders";
import { placeOrder } from "../place/place-order";
import { actOnOrder } from "./act-on-order";
import { getOrder } from "./get-order";
import { listOrders } from "./list-orders";
import { acceptSuspected, discardSuspected, listSuspected } from "./suspected-orders";
import { countUnseenOrders } from "./unseen-orders";

const db = testDb();
beforeAll(() => makeBase(db));

/** A shop whose clock the test moves, and visitors with one address each. */
async function makeShop() {
  const { owner, tent, tentId } = await makeTent(db);
  const clock = { now: new Date("2026-11-20T12:00:10Z") };
  const world = merchantContext(db, owner.id);
  const ctx = { ...world.ctx, now: () => clock.now };
  const product = await makeProduct(db, tentId, { name: "Mate", price: "1500", stock: "500" });
  let visitors = 0;
  const place = (over: object = {}, address = `10.${tentId % 250}.${++visitors >> 8}.${visitors & 255}`) =>
    placeOrder(
      ctx,
      orderSubmitSchema.parse({
        tentId,
        clientKey: crypto.randomUUID(),
        lines: [{ productId: product.id, quantityMilli: 1_000 }],
        customerName: "Lucía",
        method: "PICKUP",
        ...over,
      }),
      { address },
    );
  const many = async (times: number) => {
    for (let sent = 0; sent < times; sent += 20)
      await Promise.all(Array.from({ length: Math.min(20, times - sent) }, () => place()));
  };
  /** Fills the shop up to its ceiling with orders. */
  const fill = async () => {
    const { lastOrderNumber } = await db.tent.findUniqueOrThrow({ where: { id: tentId } });
    const rows = Array.from({ length: ORDER_CEILING.orders }, (_, at) => ({
      tentId,
      number: lastOrderNumber + at + 1,
      clientKey: crypto.randomUUID(),
      token: crypto.randomUUID().slice(0, 22),
      customerName: "Lucía",
      currency: "ARS",
      subtotal: "1500",
      total: "1500",
      createdAt: clock.now,
    }));
    await db.order.createMany({ data: rows });
    await db.tent.update({ where: { id: tentId }, data: { lastOrderNumber: { increment: rows.length } } });
  };
  const list = (over: object = {}) => listOrders(ctx, tentId, orderListSchema.parse(over));
  const mails = async (kind: "mail-order" | "mail-orders") =>
    (await queuedJobs(db, kind)).filter(({ data }) => (data as { tentId: number }).tentId === tentId);
  const stockLeft = async () => Number((await db.product.findUniqueOrThrow({ where: { id: product.id } })).stock);
  return { ...world, ctx, clock, owner, tent, tentId, product, place, many, fill, list, mails, stockLeft };
}

describe("a flood of orders", () => {
  test("is set apart without a mail, and hides neither earlier nor later orders", async () => {
    const shop = await makeShop();
    const { ctx, tentId, orderFeed, clock } = shop;
    await shop.fill();
    await shop.many(20);
    clock.now = new Date(clock.now.getTime() + ORDER_CEILING.ms + MINUTE_MS);
    await shop.place({ customerName: "Después" });

    expect(await db.order.count({ where: { tentId } })).toBe(121);
    expect(await db.order.count({ where: { tentId, suspected: true } })).toBe(20);
    const { counts, rows } = await shop.list();
    expect(counts).toMatchObject({ todos: 101, nuevos: 101, sospechosos: 20 });
    expect(rows[0]?.customerName).toBe("Después");
    expect(await countUnseenOrders(ctx, tentId)).toBe(101);
    expect(orderFeed.announced).toHaveLength(1);
    expect(await shop.mails("mail-order")).toHaveLength(1);
    expect(await shop.mails("mail-orders")).toHaveLength(0);
    const shown = await listSuspected(ctx, tentId);
    expect(shown.groups).toMatchObject([{ count: 20 }]);
  });

  test("is invisible to the visitor of a real order, which the merchant finds by name and number", async () => {
    const shop = await makeShop();
    await shop.fill();
    const input = { customerName: "Rosaura Real", customerPhone: "11 5874-9895", clientKey: crypto.randomUUID() };
    const [placed, again] = [await shop.place(input), await shop.place(input)];
    expect(placed).toMatchObject({ number: ORDER_CEILING.orders + 1, total: 150_000 });
    expect(placed.whatsappUrl).toContain("https://wa.me/");
    expect(again).toEqual({ ...placed, isRepeat: true });
    expect((await shop.list({ search: "rosaura" })).rows).toMatchObject([{ number: placed.number, suspected: true }]);
    expect((await shop.list({ search: String(placed.number) })).rows[0]).toMatchObject({ number: placed.number });
    expect((await shop.list({ filter: "sospechosos" })).rows).toMatchObject([{ number: placed.number }]);
    expect(await db.customer.count({ where: { tentId: shop.tentId } })).toBe(0);
  });

  test("is rejected with 429 only above the limit of one address", async () => {
    const shop = await makeShop();
    const answers = await Promise.allSettled(Array.from({ length: 70 }, () => shop.place({}, "203.0.113.77")));
    const refused = answers.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(10);
    for (const error of refused) expect(error).toMatchObject({ code: "RATE_LIMITED" });
    await shop.place();
  });

  test("counts in no statistics until it is accepted", async () => {
    const shop = await makeShop();
    await shop.fill();
    await shop.many(10);
    const asked = async () => (await getStats(shop.ctx, shop.tentId, { period: "7" })) as object;
    const before = JSON.stringify(await asked());
    expect(before).toContain(`"orders":${ORDER_CEILING.orders}`);
    expect(before).not.toContain(`"orders":${ORDER_CEILING.orders + 10}`);
  });
});

describe("a suspected order", () => {
  test("becomes a regular one once accepted: customer, stock, and its place in the list", async () => {
    const shop = await makeShop();
    const { ctx, tentId } = shop;
    await shop.fill();
    const { number } = await shop.place({ customerName: "Rosaura", customerPhone: "11 5874-9895" });
    await expect(actOnOrder(ctx, tentId, act(number, "confirm"))).rejects.toMatchObject({ code: "STATE_NOT_ALLOWED" });
    expect(await shop.stockLeft()).toBe(500);
    const both = await Promise.all([
      acceptSuspected(ctx, tentId, { from: number, to: number }),
      acceptSuspected(ctx, tentId, { from: number, to: number }),
    ]);
    expect(both.map(({ changed }) => changed).sort()).toEqual([0, 1]);
    await actOnOrder(ctx, tentId, act(number, "confirm"));
    expect(await shop.stockLeft()).toBe(499);
    const order = await getOrder(ctx, tentId, number);
    expect(order).toMatchObject({ suspected: false, customer: { name: "Rosaura", orders: 1 } });
    expect(order.events.map(({ kind }) => kind)).toEqual(["confirm", "accept", "placed"]);
    expect((await shop.list()).counts).toMatchObject({ todos: 101, sospechosos: 0 });
  });

  test("can be discarded without losing data, and accepted after that", async () => {
    const shop = await makeShop();
    const { ctx, tentId } = shop;
    await shop.fill();
    const { number } = await shop.place({ customerName: "Rosaura" });
    expect(await discardSuspected(ctx, tentId, { from: number, to: number })).toEqual({ changed: 1 });
    expect((await shop.list()).counts).toMatchObject({ todos: 100, archivados: 0, sospechosos: 0 });
    expect((await shop.list({ search: "Rosaura" })).rows).toMatchObject([{ number, suspected: true }]);
    expect(await acceptSuspected(ctx, tentId, { from: number, to: number })).toEqual({ changed: 1 });
    expect((await shop.list()).rows[0]).toMatchObject({ number, suspected: false, state: { status: "NEW" } });
  });

  test("is handled with its group, without orders that came in after the merchant looked", async () => {
    const shop = await makeShop();
    const { ctx, tentId } = shop;
    await shop.fill();
    for (const customerName of ["Ana", "Eva"]) await shop.place({ customerName, customerPhone: "11 5874-9895" });
    const [group] = (await listSuspected(ctx, tentId)).groups;
    await shop.place({ customerName: "Tarde" });
    expect(await acceptSuspected(ctx, tentId, { from: group?.from ?? 0, to: group?.to ?? 0 })).toEqual({ changed: 2 });
    expect((await shop.list({ filter: "sospechosos" })).rows).toMatchObject([{ customerName: "Tarde" }]);
    expect(await db.customer.findMany({ where: { tentId }, select: { name: true, _count: true } })).toEqual([
      { name: "Ana", _count: { orders: 2 } },
    ]);
  });

  test("is inaccessible to another merchant", async () => {
    const [mine, other] = [await makeShop(), await makeShop()];
    await other.fill();
    await other.place();
    const range = { from: 1, to: 200 };
    await expect(acceptSuspected(mine.ctx, mine.tentId, range)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(discardSuspected(mine.ctx, mine.tentId, range)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await listSuspected(mine.ctx, mine.tentId)).groups).toEqual([]);
    expect(await db.order.count({ where: { tentId: other.tentId, suspected: true } })).toBe(1);
  });
});

describe("mails during a busy minute", () => {
  test("are one each for the first few, and one for the rest, however often the job repeats", async () => {
    const shop = await makeShop();
    await shop.many(10);
    expect(await shop.mails("mail-order")).toHaveLength(4);
    const [bundle, ...others] = await shop.mails("mail-orders");
    expect(others).toEqual([]);
    const data = bundle?.data as { tentId: number; panel: string };
    await Promise.all([mailOrders(shop.ctx, data), mailOrders(shop.ctx, data)]);
    await mailOrders(shop.ctx, data);
    expect(shop.mailer.mails).toHaveLength(1);
    const [mail] = shop.mailer.mails;
    expect(mail?.to).toBe(shop.owner.email);
    expect(mail?.subject).toBe(`6 pedidos nuevos en ${shop.tent.name}`);
    expect(mail?.text.match(/N\.º \d+, Lucía: /g)).toHaveLength(6);
    expect(mail?.text).toContain(`/pedidos?tienda=${shop.tentId}`);
  });

  test("mention the orders set apart", async () => {
    const shop = await makeShop();
    await shop.many(5);
    await shop.fill();
    await shop.many(3);
    for (const { data } of await shop.mails("mail-orders"))
      await mailOrders(shop.ctx, data as { tentId: number; panel: string });
    expect(shop.mailer.mails).toHaveLength(1);
    expect(shop.mailer.mails[0]?.text).toContain("3 pedidos sospechosos");
  });
});

const act = (number: number, action: "confirm") => ({ number, action, courier: null, trackingNumber: null });

test("accepted orders belong to the customer who is stored in an older spelling of the number, and to new ones once", async () => {
  const { ctx, tentId, place, fill } = await makeShop();
  const old = await db.customer.create({ data: { tentId, phone: "541158749895", name: "Ana" } });
  await fill();
  const [first, second, third] = [
    await place({ customerPhone: "11 5874-9895" }),
    await place({ customerPhone: "11 5874-9896" }),
    await place({ customerPhone: "+54 9 11 5874 9896" }),
  ];
  await place();
  await acceptSuspected(ctx, tentId, { from: first.number, to: third.number + 1 });
  const customerOf = async (number: number) =>
    (await db.order.findUniqueOrThrow({ where: { tentId_number: { tentId, number } } })).customerId;
  expect(await customerOf(first.number)).toBe(old.id);
  expect(await customerOf(second.number)).toBe(await customerOf(third.number));
  expect(await customerOf(third.number + 1)).toBeNull();
  expect(await db.customer.count({ where: { tentId } })).toBe(2);
});
