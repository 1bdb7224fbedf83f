import { beforeAll, expect, test, vi } from "vitest";
import { orderListSchema } from "~/domain/order/place/schemas";
import { listOrders } from "~/server/services/order/manage/list-orders";
import { countUnseenOrders } from "~/server/services/order/manage/unseen-orders";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { getDashboard } from "./get-dashboard";
import { markLinkShared } from "./mark-link-shared";

const db = testDb();
beforeAll(() => makeBase(db));

/** FIXED_NOW is Friday 20 November 2026, 12:00 in Buenos Aires. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00-03:00`);
let numbers = 0;

async function order(tentId: number, createdAt: Date, over: Record<string, unknown> = {}) {
  numbers += 1;
  const key = `${numbers}`.padStart(32, "k");
  return db.order.create({
    data: {
      tentId,
      number: numbers,
      clientKey: key,
      token: key,
      customerName: "Lucía",
      currency: "ARS",
      subtotal: "1000",
      total: "1000",
      createdAt,
      ...over,
    },
  });
}

test("shows what waits, and leaves out what is done, suspected or another shop's", async () => {
  const { owner, tentId } = await makeTent(db);
  const other = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  await order(tentId, at("2026-11-20", "10:00"), { customerName: "Sofía", total: "500.50" });
  await order(tentId, at("2026-11-20", "09:00"), { customerName: "Martín", seenAt: FIXED_NOW });
  await order(tentId, at("2026-11-19", "09:00"), { status: "CONFIRMED", customerName: "Nahuel" });
  await order(tentId, at("2026-11-18", "09:00"), {
    status: "CONFIRMED",
    paymentStatus: "RECEIVED",
    deliveryStatus: "SENT",
  });
  await order(tentId, at("2026-11-20", "11:00"), { suspected: true });
  await order(tentId, at("2026-11-20", "11:00"), { status: "CANCELLED" });
  await order(other.tentId, at("2026-11-20", "11:00"));
  const mate = await makeProduct(db, tentId, { name: "Mate torpedo", stock: "0" });
  await makeProduct(db, tentId, { stock: "3" });
  await makeProduct(db, tentId, { stock: "0", paused: true });
  await db.stockAlert.create({
    data: { tentId, productId: mate.id, choice: "", phone: "5491158749895", createdAt: FIXED_NOW },
  });

  const found = await getDashboard(ctx, tentId);
  expect(found).toMatchObject({
    suspected: 1,
    fresh: { count: 2, total: 150_050, oldest: at("2026-11-20", "09:00") },
    unseen: 1,
    unpaid: { count: 1, total: 100_000 },
    firstUnpaid: { name: "Nahuel", at: at("2026-11-19", "09:00") },
    unprepared: 1,
    waiting: 1,
    wanted: "Mate torpedo",
    soldOut: 1,
    mostMissed: { id: mate.id, name: "Mate torpedo", views: 0 },
    withPhoto: 0,
  });
  expect(await countUnseenOrders(ctx, tentId), "the menu's badge").toBe(found.unseen);
  const listed = await listOrders(ctx, tentId, orderListSchema.parse({}));
  expect([
    listed.counts.nuevos,
    listed.counts["sin-pagar"],
    listed.counts["por-preparar"],
    listed.counts.sospechosos,
  ]).toEqual([found.fresh.count, found.unpaid.count, found.unprepared, found.suspected]);
  expect(found.rows.map(({ name }) => name)).toEqual(["Martín", "Sofía"]);
});

test("names the first of those who ask for the prices of a list", async () => {
  const { owner, tentId } = await makeTent(db);
  const other = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const list = await makePriceList(db, tentId);
  const foreign = await makePriceList(db, other.tentId);
  const ask = (priceListId: number, name: string, acceptedAt: Date | null = null) =>
    db.priceListCustomer.create({ data: { priceListId, name, phone: `549115874${++numbers}`, acceptedAt } });
  await ask(list.id, "Ya cliente", FIXED_NOW);
  await ask(foreign.id, "Ajena");
  const refused = await ask(list.id, "Revendedor que no va");
  await db.priceListCustomer.update({ where: { id: refused.id }, data: { refusedAt: FIXED_NOW } });
  expect(await getDashboard(ctx, tentId)).toMatchObject({ asking: 0, firstAsking: null });
  await ask(list.id, "Bazar Sur");
  await ask(list.id, "Casa Norte");
  const firstAsking = { name: "Bazar Sur", listId: list.id, list: "Mayorista" };
  expect(await getDashboard(ctx, tentId)).toMatchObject({ asking: 2, firstAsking });
});

test("compares today with the same weekday until this time, in the shop's time zone", async () => {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  await order(tentId, at("2026-11-20", "00:10"), { total: "300" });
  await order(tentId, at("2026-11-19", "23:50"), { total: "200" });
  await order(tentId, at("2026-11-13", "11:59"), { total: "100" });
  await order(tentId, at("2026-11-13", "18:00"), { total: "50" });
  await order(tentId, at("2026-11-12", "23:59"), { total: "7" });
  const { day, today, time } = await getDashboard(ctx, tentId);
  expect([today, time]).toEqual(["2026-11-20", "12:00"]);
  expect(day).toMatchObject({
    now: { orders: 1, sold: 30_000 },
    before: { orders: 1, sold: 10_000 },
    wholeBefore: { orders: 2, sold: 15_000 },
    yesterday: { orders: 1, sold: 20_000 },
  });
});

test.each([
  ["2026-11-20", "11:00", true],
  ["2026-11-14", "00:00", true],
  ["2026-11-13", "23:59", false],
  ["2026-10-01", "12:00", false],
])("a shop made on %s at %s has no last week to compare with: %j", async (day, time, isFirst) => {
  const { owner, tentId } = await makeTent(db, { createdAt: at(day, time) });
  expect((await getDashboard(merchantContext(db, owner.id).ctx, tentId)).day.isFirst).toBe(isFirst);
});

test("an empty shop has nothing that waits, and six steps to do", async () => {
  const { owner, tentId } = await makeTent(db, { deliverySetAt: null });
  const found = await getDashboard(merchantContext(db, owner.id).ctx, tentId);
  expect(found).toMatchObject({
    hasSold: false,
    fresh: { count: 0, oldest: null },
    rows: [],
    photos: [],
    opening: null,
  });
  expect(found.steps.every(({ done }) => !done)).toBe(true);
});

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "09:00", until: "18:00" }));
const FRIDAY_NIGHT = [{ day: 5, from: "20:00", until: "02:00" }];
/** Without a day the shop has no holidays. */
test.each([
  [EVERY_DAY, "2026-11-20T12:00", null, null, { open: true, until: "las 18" }, null],
  [EVERY_DAY, "2026-11-20T20:00", null, null, { open: false, next: { inDays: 1, from: "las 9" } }, null],
  [EVERY_DAY, "2026-11-20T20:00", "2026-11-20", "2026-12-05", { open: false, next: null }, "2026-12-05"],
  [EVERY_DAY, "2026-11-20T20:00", "2026-11-21", "2026-11-21", { next: { inDays: 2, weekday: "domingo" } }, null],
  [EVERY_DAY, "2026-11-20T20:00", "2026-11-21", "2026-12-05", { open: false, next: null }, null],
  [FRIDAY_NIGHT, "2026-11-21T01:00", "2026-11-21", "2026-11-22", { open: true, until: "las 2" }, "2026-11-22"],
  [FRIDAY_NIGHT, "2026-11-21T02:00", "2026-11-21", "2026-11-22", { open: false }, "2026-11-22"],
  [undefined, "2026-11-20T20:00", "2026-11-20", "2026-12-05", null, "2026-12-05"],
  [undefined, "2026-11-20T20:00", "2026-11-21", "2026-12-05", null, null],
])("with hours %j says at %s, with holidays from %s to %s: %j, closed until %j", async (...given) => {
  const [openingHours, now, from, until, opening, closedUntil] = given;
  const day = (text: string | null) => text && new Date(`${text}T00:00:00Z`);
  const holiday = { holidayFrom: day(from), holidayUntil: day(until) };
  const { owner, tentId } = await makeTent(db, { openingHours, ...holiday });
  const { ctx } = merchantContext(db, owner.id);
  const found = await getDashboard({ ...ctx, now: () => new Date(`${now}:00-03:00`) }, tentId);
  expect(found.closedUntil).toBe(closedUntil);
  if (opening) expect(found.opening).toMatchObject(opening);
  else expect(found.opening).toBeNull();
});

test("says what the shop has of the done steps", async () => {
  const { owner, tentId } = await makeTent(db, {
    deliveryEnabled: true,
    paymentText: ` ${"Efectivo ".repeat(20)}`,
    paymentAlias: "casa.yerbal",
    openingHours: [
      { day: 6, from: "09:00", until: "13:00" },
      { day: 1, from: "09:00", until: "13:00" },
      { day: 1, from: "16:00", until: "20:00" },
    ],
  });
  await makeProduct(db, tentId);
  await makeProduct(db, tentId, { deletedAt: FIXED_NOW });
  const { all, withPhoto, setup } = await getDashboard(merchantContext(db, owner.id).ctx, tentId);
  expect({ all, withPhoto, ...setup }).toMatchObject({
    all: 1,
    withPhoto: 0,
    pickup: true,
    delivery: true,
    transfer: true,
    openDays: [1, 6],
  });
  expect(setup.payment).toMatch(/^(Efectivo ){5}.{1,14}…$/);
});

test("takes the same number of statements however much the shop holds", async () => {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const statements = async () => {
    const raw = vi.spyOn(ctx.db, "$queryRaw");
    const find = vi.spyOn(ctx.db.tent, "findUnique");
    await getDashboard(ctx, tentId);
    const made = raw.mock.calls.length + find.mock.calls.length;
    raw.mockRestore();
    find.mockRestore();
    return made;
  };
  expect(await statements()).toBe(4);
  for (const hour of ["08:00", "09:00", "10:00", "11:00"]) await order(tentId, at("2026-11-20", hour));
  for (let more = 0; more < 8; more += 1) await makeProduct(db, tentId, { stock: "0" });
  expect(await statements()).toBe(4);
});

test("sharing the link completes its step once, and purges no page", async () => {
  const { owner, tentId } = await makeTent(db);
  const { ctx, shopCache } = merchantContext(db, owner.id);
  await Promise.all([markLinkShared(ctx, tentId), markLinkShared(ctx, tentId)]);
  const { steps } = await getDashboard(ctx, tentId);
  expect(steps.find(({ key }) => key === "share")?.done).toBe(true);
  expect(shopCache.purged).toEqual([]);
});
