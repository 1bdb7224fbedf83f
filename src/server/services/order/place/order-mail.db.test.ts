import { beforeAll, expect, test } from "vitest";
import type { JobData } from "~/domain/jobs";
import { orderSubmitSchema } from "~/domain/order/place/schemas";
import { COUNTRIES } from "~/domain/tent/countries";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { setOrderSound } from "../manage/set-order-sound";
import { countUnseenElsewhere } from "../manage/unseen-orders";
import { watchOrders } from "../manage/watch-orders";
import { mailOrder } from "./mail-order";
import { placeOrder } from "./place-order";

const db = testDb();
beforeAll(() => makeBase(db));

/** It writes thousands with a comma. */
const MEXICO = COUNTRIES.find(({ name }) => name === "México")?.id ?? 0;

async function makeShop() {
  const { owner, tent, tentId } = await makeTent(db);
  const world = merchantContext(db, owner.id);
  const product = await makeProduct(db, tentId, { name: "Mate", price: "1500" });
  const input = orderSubmitSchema.parse({
    tentId,
    clientKey: crypto.randomUUID(),
    lines: [{ productId: product.id, quantityMilli: 2_000 }],
    customerName: "Lucía <b>",
    method: "PICKUP",
  });
  const place = (ctx = world.ctx, more: Partial<typeof input> = {}) =>
    placeOrder(ctx, { ...input, ...more }, { address: `10.3.0.${tentId}` });
  return { ...world, owner, tent, tentId, place };
}

test("mails the merchant customer, lines and total once, however often the order is sent", async () => {
  const { ctx, mailer, orderFeed, owner, tentId, place } = await makeShop();
  await Promise.all([place(), place()]);
  await place();
  const told = (await queuedJobs(db, "mail-order")).map(({ data }) => data as JobData["mail-order"]);
  expect(told).toEqual([{ tentId, number: 1, panel: "http://localhost:3000" }]);
  for (const one of told) await mailOrder(ctx, one);
  expect(mailer.mails).toHaveLength(1);
  const [mail] = mailer.mails;
  expect(mail?.to).toBe(owner.email);
  expect(mail?.subject).toBe("Pedido N.º 1 de Lucía <b>: $\u00a03.000");
  expect(mail?.text).toContain("2 x Mate");
  expect(mail?.text).toContain(`http://localhost:3000/pedidos/1?tienda=${tentId}`);
  expect(mail?.html).toContain("Lucía &lt;b&gt;");
  expect(orderFeed.announced).toEqual([
    { tentId, number: 1, customerName: "Lucía <b>", total: 300_000, hasUnpriced: false },
  ]);
});

test("says what was taken off", async () => {
  const { ctx, mailer, tentId, place } = await makeShop();
  await db.paymentAdjustment.create({ data: { tentId, method: "TRANSFER", percent: 10 } });
  const { number } = await place(ctx, { paymentMethod: "TRANSFER" });
  await mailOrder(ctx, { tentId, number, panel: "http://localhost:3000" });
  expect(mailer.mails[0]?.text).toContain("10 % por transferencia: −$\u00a0300\nTotal: $\u00a02.700");
  expect(mailer.mails[0]?.subject).toContain("$\u00a02.700");
});

test("writes the total with the separators of the shop's country", async () => {
  const { ctx, mailer, tentId, place } = await makeShop();
  await db.tent.update({ where: { id: tentId }, data: { countryId: 13 } });
  const { number } = await place();
  await mailOrder(ctx, { tentId, number, panel: "http://localhost:3000" });
  expect(mailer.mails[0]?.subject).toContain("$\u00a03,000");
});

test("stores the order when no panel can be reached", async () => {
  const { ctx, tentId, place } = await makeShop();
  const fails = () => {
    throw new Error("no way out");
  };
  const broken = {
    ...ctx.ports,
    orderFeed: { announce: fails, subscribe: fails },
  };
  expect((await place({ ...ctx, ports: broken })).number).toBe(1);
  expect(await db.order.count({ where: { tentId } })).toBe(1);
});

test("notifies an open panel of its own shop's orders until it closes", async () => {
  const [mine, other] = [await makeShop(), await makeShop()];
  const closing = new AbortController();
  const feed = watchOrders(mine.ctx, mine.tentId, closing.signal);
  const first = feed.next();
  await other.place({ ...other.ctx, ports: mine.ctx.ports });
  await mine.place();
  expect((await first).value).toMatchObject({ tentId: mine.tentId, number: 1 });
  const last = feed.next();
  closing.abort();
  expect((await last).done).toBe(true);
  expect(mine.orderFeed.listeners.size).toBe(0);
});

test("writes the total of a new order without prices as to be asked", async () => {
  const mine = await makeShop();
  await db.product.updateMany({ where: { tentId: mine.tentId }, data: { price: null } });
  const closing = new AbortController();
  const feed = watchOrders(mine.ctx, mine.tentId, closing.signal);
  const first = feed.next();
  await mine.place();
  expect((await first).value).toMatchObject({ number: 1, total: "a consultar" });
  closing.abort();
  expect((await feed.next()).done).toBe(true);
});

test("notifies an open panel of its owner's other shops too, with their unseen counts", async () => {
  const [mine, linked, other] = [await makeShop(), await makeShop(), await makeShop()];
  await db.tent.update({ where: { id: linked.tentId }, data: { ownerId: mine.owner.id, countryId: MEXICO } });
  const closing = new AbortController();
  const feed = watchOrders(mine.ctx, mine.tentId, closing.signal);
  const first = feed.next();
  while (mine.orderFeed.listeners.size < 2) await new Promise((resolve) => setImmediate(resolve));
  await other.place({ ...other.ctx, ports: mine.ctx.ports });
  await linked.place({ ...linked.ctx, ports: mine.ctx.ports });
  expect((await first).value).toMatchObject({ tentId: linked.tentId, number: 1, total: "$\u00a03,000" });
  const last = feed.next();
  closing.abort();
  expect((await last).done).toBe(true);
  expect(mine.orderFeed.listeners.size).toBe(0);
  expect(await countUnseenElsewhere(mine.ctx, mine.tentId)).toEqual([{ tentId: linked.tentId, count: 1 }]);
  expect(await countUnseenElsewhere(mine.ctx, linked.tentId)).toEqual([]);
  expect(await countUnseenElsewhere(other.ctx, other.tentId)).toEqual([]);
});

test("stores the sound setting per person", async () => {
  const [mine, other] = [await makeShop(), await makeShop()];
  await setOrderSound(mine.ctx, false);
  const soundOf = async ({ owner }: typeof mine) =>
    (await db.user.findUniqueOrThrow({ where: { id: owner.id } })).orderSound;
  expect([await soundOf(mine), await soundOf(other)]).toEqual([false, true]);
  await setOrderSound(mine.ctx, true);
  expect(await soundOf(mine)).toBe(true);
});
