import { beforeAll, expect, test } from "vitest";
import { daysOf } from "~/domain/stats/period";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { fillVisits, readsOf, readsOfVisits } from "~/test/many-visits";
import { testDb } from "~/test/test-db";
import { getStats } from "./get-stats";
import { rollUpVisits } from "./roll-up-visits";
import { daysQuery, productsQuery, type StatsScope, sourcesQuery } from "./stats-queries";

const SHOPS = 100;
const VISITS = 100_000;
const TAIL = 2_000;
const db = testDb();
const { now, before } = daysOf("30", "2026-11-20");
const both = { from: before.from, until: now.until };
let shop: Awaited<ReturnType<typeof makeTent>>;
let asked: StatsScope;

beforeAll(async () => {
  await makeBase(db);
  const shops = await Promise.all(Array.from({ length: SHOPS }, () => makeTent(db)));
  [shop = shops[0] as typeof shop] = shops;
  const ids = shops.map(({ tent }) => tent.id);
  asked = { tentId: shop.tent.id, timeZone: "America/Argentina/Buenos_Aires" };
  await fillVisits(db, ids, VISITS, FIXED_NOW, 120);
  await rollUpVisits(merchantContext(db, 0).ctx, { part: 40_000 });
  await fillVisits(db, ids, TAIL, FIXED_NOW, 1);
  await db.$executeRaw`VACUUM ANALYZE`;
});

test.each([
  ["days", daysQuery, "daily_stats", both],
  ["sources", sourcesQuery, "daily_sources", now],
  ["products", productsQuery, "daily_products", now],
])(
  "the %s of a shop are read from its daily figures and from what is not added up yet",
  async (_, query, table, days) => {
    const reads = await readsOf(db, query(asked, days));
    const daily = reads.filter((read) => read.table === table);
    expect(daily.map(({ how }) => how)).toEqual([`${table}_pkey`]);
    const { indexes, rows } = readsOfVisits(reads);
    expect(indexes).toBe(true);
    expect(rows).toBeLessThanOrEqual(TAIL / SHOPS);
  },
);

test("loses nothing and counts nothing twice", async () => {
  const stats = await getStats(merchantContext(db, shop.owner.id).ctx, shop.tentId, { period: "90" });
  const [raw] = await db.$queryRaw<{ pages: number; adds: number; sessions: number }[]>`
    SELECT (count(*) FILTER (WHERE kind = 'VISIT'))::int AS pages, (count(*) FILTER (WHERE kind = 'CART_ADD'))::int AS adds,
      count(source)::int AS sessions
    FROM visits WHERE tent_id = ${shop.tent.id}
      AND (at AT TIME ZONE 'UTC' AT TIME ZONE ${asked.timeZone})::date BETWEEN ${stats.now.from}::date AND ${stats.now.until}::date`;
  expect(stats.total).toMatchObject({ ...raw });
  expect(stats.total.pages).toBeGreaterThan(500);
});
