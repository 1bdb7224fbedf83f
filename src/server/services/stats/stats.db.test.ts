import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "~/domain/duration";
import type { Source } from "~/domain/stats/source";
import type { Visit } from "~/domain/stats/visit";
import type { OrderStatus } from "~/generated/prisma/client";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { type CountedVisit, countVisits } from "./count-visits";
import { getStats } from "./get-stats";
import { pruneVisits, VISIT_DAYS } from "./prune-visits";
import { rollUpVisits } from "./roll-up-visits";

const db = testDb();

beforeAll(() => makeBase(db));

const NOON = "2026-11-20T15:00:00Z";

async function shop(over: Parameters<typeof makeTent>[1] = {}) {
  const { owner, tentId } = await makeTent(db, over);
  const { ctx } = merchantContext(db, owner.id);
  let orders = 0;
  return {
    tentId,
    ctx,
    stats: (period: Parameters<typeof getStats>[2]["period"] = "7") => getStats(ctx, tentId, { period }),
    told: (visit: Visit, at = NOON): CountedVisit => ({ tentId, at: new Date(at), visit }),
    order: (
      lines: { productId?: number; name?: string; quantity?: string; total?: string }[],
      {
        at = NOON,
        status = "NEW",
        source = "CATALOGUE",
      }: { at?: string; status?: OrderStatus; source?: "CATALOGUE" | "MANUAL" } = {},
    ) => {
      orders += 1;
      const total = lines.reduce((sum, line) => sum + Number(line.total ?? 0), 0);
      return db.order.create({
        data: {
          tentId,
          number: orders,
          clientKey: `key-${orders}`,
          token: `${tentId}-${orders}`,
          customerName: "Lucía",
          currency: "ARS",
          subtotal: total,
          total,
          status,
          source,
          createdAt: new Date(at),
          lines: {
            create: lines.map(({ name = "Mate", quantity = "1", ...line }) => ({ name, quantity, ...line })),
          },
        },
      });
    },
  };
}

const page = (source: Source | null = null, productId: number | null = null): Visit => ({
  kind: "VISIT",
  productId,
  source,
  search: null,
});
const search = (term: string, found: number): Visit => ({
  kind: "VISIT",
  productId: null,
  source: null,
  search: { term, found },
});
const day = (figures: { days: { day: string }[] }, wanted: string) => figures.days.find((one) => one.day === wanted);

describe("visits", () => {
  it("give the same figures before, after and in the middle of a roll-up", async () => {
    const { ctx, tentId, told, stats } = await shop();
    const mate = await makeProduct(db, tentId, { name: "Mate" });
    const visits = [
      told(page("INSTAGRAM")),
      told(page(null, mate.id)),
      told({ kind: "CART_ADD", productId: mate.id }),
      told({ kind: "WHATSAPP_OPEN" }),
      told(page("DIRECT"), "2026-11-19T15:00:00Z"),
    ];
    await countVisits(db, visits);
    const before = await stats();
    expect(before.total).toEqual({
      pages: 3,
      sessions: 2,
      views: 1,
      adds: 1,
      chats: 1,
      orders: 0,
      visitors: 0,
      sold: 0,
    });
    expect(before.seen).toMatchObject([{ id: mate.id, name: "Mate", views: 1, adds: 1, there: true }]);
    expect(before.sources).toEqual([
      { source: "DIRECT", sessions: 1 },
      { source: "INSTAGRAM", sessions: 1 },
    ]);
    await rollUpVisits(ctx);
    expect(await stats()).toEqual(before);
    await rollUpVisits(ctx);
    expect(await stats()).toEqual(before);
    await countVisits(db, visits);
    expect((await stats()).total).toMatchObject({ pages: 6, sessions: 4, views: 2, adds: 2, chats: 2 });
    await rollUpVisits(ctx);
    expect((await stats()).total).toMatchObject({ pages: 6, sessions: 4, views: 2, adds: 2, chats: 2 });
  });

  it("count on the day in the shop's country, also when they come late", async () => {
    const country = await db.country.findFirstOrThrow({ where: { timeZone: "America/Mexico_City" } });
    const [argentina, mexico] = [await shop(), await shop({ countryId: country.id })];
    // half an hour before midnight in Buenos Aires
    const late = "2026-11-20T02:30:00Z";
    await countVisits(db, [argentina.told(page("DIRECT")), mexico.told(page("DIRECT"))]);
    await rollUpVisits(argentina.ctx);
    await countVisits(db, [argentina.told(page("DIRECT"), late), mexico.told(page("DIRECT"), "2026-11-20T05:30:00Z")]);
    for (let time = 0; time < 2; time += 1) {
      expect(day(await argentina.stats(), "2026-11-19")).toMatchObject({ sessions: 1 });
      expect(day(await argentina.stats(), "2026-11-20")).toMatchObject({ sessions: 1 });
      expect(day(await mexico.stats(), "2026-11-19")).toMatchObject({ sessions: 1 });
      await rollUpVisits(argentina.ctx);
    }
  });

  it("of another merchant's product, or of none, count as no view and no addition", async () => {
    const [mine, other] = [await shop(), await shop()];
    const theirs = await makeProduct(db, other.tentId);
    await countVisits(db, [
      mine.told(page("DIRECT", theirs.id)),
      mine.told({ kind: "CART_ADD", productId: theirs.id }),
      { ...mine.told(page("DIRECT")), tentId: 2_147_483_647 },
    ]);
    expect((await mine.stats()).total).toMatchObject({ pages: 1, sessions: 1, views: 0, adds: 0 });
    expect((await other.stats()).total).toMatchObject({ pages: 0, views: 0, adds: 0 });
    expect((await other.stats()).seen).toEqual([]);
  });

  it("are added up once by many concurrent processes, in parts, while more come in", async () => {
    const { ctx, told, stats } = await shop();
    const batch = Array.from({ length: 200 }, () => told(page("GOOGLE")));
    await countVisits(db, batch);
    const work = Array.from({ length: 4 }, () => rollUpVisits(ctx, { part: 30 }));
    await Promise.all([...work, countVisits(db, batch), countVisits(db, batch)]);
    expect((await stats()).total).toMatchObject({ pages: 600, sessions: 600 });
    await rollUpVisits(ctx, { part: 1000 });
    expect((await stats()).total).toMatchObject({ pages: 600, sessions: 600 });
    expect(await rollUpVisits(ctx)).toBe(0);
  });

  it("are written all or none, so that a retry counts nothing twice", async () => {
    const { tentId, told, stats } = await shop();
    const bad = { ...told(page("DIRECT")), visit: { ...page("DIRECT"), source: "X".repeat(30) } as unknown as Visit };
    await expect(countVisits(db, [told(search("mate", 1)), bad])).rejects.toThrow();
    expect((await stats()).total.pages).toBe(0);
    expect(await db.dailySearch.count({ where: { tentId } })).toBe(0);
  });

  it("are deleted after some days, except those not added up, and the figures stay", async () => {
    const { ctx, tentId, told, stats } = await shop();
    const old = new Date(FIXED_NOW.getTime() - (VISIT_DAYS + 1) * DAY_MS).toISOString();
    await countVisits(db, [told(page("DIRECT"), old), told(page("DIRECT"))]);
    await rollUpVisits(ctx);
    await countVisits(db, [told(page("QR"), old)]);
    const before = await stats("30");
    await pruneVisits(ctx);
    const left = await db.visit.findMany({ where: { tentId }, orderBy: { id: "asc" } });
    expect(left.map(({ source, at }) => [source, at.toISOString()])).toEqual([
      ["DIRECT", FIXED_NOW.toISOString()],
      ["QR", old],
    ]);
    expect(await stats("30")).toEqual(before);
    expect(before.total.sessions).toBe(3);
  });
});

describe("searches", () => {
  it("without results are listed, most frequent first, until something is found", async () => {
    const { told, stats } = await shop();
    await countVisits(db, [told(search("termo", 0)), told(search("bombilla", 0)), told(search("mate", 4))]);
    await countVisits(db, [told(search("bombilla", 0)), told(search("yerba", 0), "2026-11-01T15:00:00Z")]);
    expect((await stats()).missed).toEqual([
      { term: "bombilla", times: 2 },
      { term: "termo", times: 1 },
    ]);
    await countVisits(db, [told(search("bombilla", 1))]);
    expect((await stats()).missed).toEqual([{ term: "termo", times: 1 }]);
  });

  it("that are made up fill a bounded number of rows per day", async () => {
    const { tentId, told } = await shop();
    for (let round = 0; round < 4; round += 1)
      await countVisits(
        db,
        Array.from({ length: 100 }, (_, n) => told(search(`x ${round} ${n}`, 0))),
      );
    await countVisits(db, [told(search("x 0 0", 0))]);
    expect(await db.dailySearch.count({ where: { tentId } })).toBe(300);
    expect(await db.dailySearch.findFirst({ where: { tentId, term: "x 0 0" } })).toMatchObject({ times: 2 });
  });
});

describe("orders", () => {
  it("count from the order rows, by the shop's days, manual ones too, without cancelled ones", async () => {
    const { stats, order } = await shop();
    await order([{ total: "1500.50" }]);
    await order([{ total: "100" }], { source: "MANUAL", at: "2026-11-20T02:59:00Z" });
    await order([{ total: "999" }], { status: "CANCELLED" });
    const seven = await stats();
    expect(seven.total).toMatchObject({ orders: 2, visitors: 1, sold: 160_050 });
    expect(day(seven, "2026-11-19")).toMatchObject({ orders: 1, sold: 10_000 });
    expect(day(seven, "2026-11-20")).toMatchObject({ orders: 1, sold: 150_050 });
  });

  it("may sum to more than a single price can hold", async () => {
    const { tentId, stats, order } = await shop();
    const { id: productId } = await makeProduct(db, tentId, {});
    const most = { productId, quantity: "9999999", total: "999999999999.99" };
    await order([most]);
    await order([most]);
    const { total, sold } = await stats();
    expect(total).toMatchObject({ orders: 2, sold: 199_999_999_999_998 });
    expect(sold).toMatchObject([{ orders: 2, revenue: 199_999_999_999_998 }]);
  });

  it("are compared with the previous period, day by day", async () => {
    const { stats, order } = await shop();
    await order([{ total: "300" }], { at: "2026-11-02T15:00:00Z" });
    await order([{ total: "200" }], { at: "2026-10-20T15:00:00Z" });
    await order([{ total: "100" }], { at: "2026-10-21T15:00:00Z" });
    await order([{ total: "50" }], { at: "2026-09-30T15:00:00Z" });
    const month = await stats("mes");
    expect(month).toMatchObject({
      now: { from: "2026-11-01", until: "2026-11-20" },
      total: { orders: 1, sold: 30_000 },
      totalBefore: { orders: 1, sold: 20_000 },
    });
    expect([month.days.length, month.daysBefore.length]).toEqual([20, 20]);
    expect(await stats("mes-anterior")).toMatchObject({
      total: { orders: 2, sold: 30_000 },
      totalBefore: { orders: 1, sold: 5_000 },
    });
  });

  it("rank best-sellers by revenue, in the product's units, with deleted products by stored name", async () => {
    const { tentId, stats, order } = await shop();
    const [mate, yerba, gone] = [
      await makeProduct(db, tentId, { name: "Mate nuevo" }),
      await makeProduct(db, tentId, { name: "Yerba" }),
      await makeProduct(db, tentId, { name: "Termo" }),
    ];
    await order([
      { productId: mate.id, name: "Mate viejo", quantity: "2", total: "1000" },
      { productId: mate.id, name: "Mate viejo", quantity: "1", total: "500" },
      { productId: yerba.id, name: "Yerba", quantity: "0.5" },
    ]);
    await order([{ productId: mate.id, quantity: "1", total: "500" }]);
    await order([{ productId: gone.id, name: "Termo", total: "5000" }], { at: "2026-11-18T15:00:00Z" });
    await order([{ productId: mate.id, quantity: "9", total: "9000" }], { status: "CANCELLED" });
    await db.product.delete({ where: { id: gone.id } });
    const sold = (await stats()).sold.map(({ name, orders, quantity, revenue, there }) => [
      name,
      orders,
      quantity,
      revenue,
      there,
    ]);
    expect(sold).toEqual([
      ["Termo", 1, 1000, 500_000, false],
      ["Mate nuevo", 2, 4000, 200_000, true],
      ["Yerba", 1, 500, 0, true],
    ]);
  });

  it("lists at most ten of each", async () => {
    const { tentId, stats, told } = await shop();
    const products = await Promise.all(Array.from({ length: 12 }, () => makeProduct(db, tentId)));
    await countVisits(
      db,
      products.flatMap(({ id }, n) => Array.from({ length: n + 1 }, () => told(page(null, id)))),
    );
    const { seen, sold } = await stats();
    expect(seen.map(({ views }) => views)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(sold).toEqual([]);
  });
});

it("never shows another merchant's figures", async () => {
  const [mine, other] = [await shop(), await shop()];
  const product = await makeProduct(db, mine.tentId);
  await countVisits(db, [mine.told(page("DIRECT", product.id)), mine.told(search("termo", 0))]);
  await mine.order([{ productId: product.id, total: "100" }]);
  await rollUpVisits(mine.ctx);
  await countVisits(db, [mine.told(page("DIRECT", product.id))]);
  const empty = await other.stats();
  expect(Object.values(empty.total).every((figure) => figure === 0)).toBe(true);
  expect([empty.sources, empty.sold, empty.seen, empty.missed]).toEqual([[], [], [], []]);
  expect((await mine.stats()).total).toMatchObject({ pages: 3, orders: 1 });
});
