import { expect, test } from "vitest";
import { DAY_MS } from "~/domain/duration";
import { daysOf } from "~/domain/stats/period";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { fillVisits, readsOf, readsOfVisits } from "~/test/many-visits";
import { testDb } from "~/test/test-db";
import { getStats } from "./get-stats";
import { pruneVisits, VISIT_DAYS } from "./prune-visits";
import { rollUpVisits } from "./roll-up-visits";
import { daysQuery, productsQuery, type StatsScope, sourcesQuery } from "./stats-queries";
import { makeVisitPartitions } from "./visit-partitions";

const SHOPS = 1_000;
const VISITS = 10_000_000;
/** Visits of this many days each, in chronological order. */
const PARTS = 10;
const DAYS = 12;
const TAIL = 100_000;
const db = testDb();

test("adds up ten million visits, and reads a shop's figures from a few hundred rows", async () => {
  await makeBase(db);
  const shops = [];
  for (let n = 0; n < SHOPS; n += 1) shops.push(await makeTent(db));
  const [shop] = shops;
  if (!shop) throw new Error("no shop");
  const ids = shops.map(({ tent }) => tent.id);
  const { ctx } = merchantContext(db, shop.owner.id);
  for (let day = -DAYS * PARTS; day <= 0; day += 1)
    await makeVisitPartitions({ ...ctx, now: () => new Date(FIXED_NOW.getTime() + day * DAY_MS) });
  for (let left = PARTS - 1; left >= 0; left -= 1) {
    const until = new Date(FIXED_NOW.getTime() - left * DAYS * DAY_MS);
    await fillVisits(db, ids, VISITS / PARTS, until, DAYS);
  }
  expect(await rollUpVisits(ctx)).toBe(VISITS);
  await fillVisits(db, ids, TAIL, FIXED_NOW, 1);
  await db.$executeRaw`VACUUM ANALYZE`;

  const asked: StatsScope = { tentId: shop.tent.id, timeZone: "America/Argentina/Buenos_Aires" };
  const { now, before } = daysOf("90", "2026-11-20");
  for (const [query, table, days] of [
    [daysQuery, "daily_stats", { from: before.from, until: now.until }],
    [sourcesQuery, "daily_sources", now],
    [productsQuery, "daily_products", now],
  ] as const) {
    const reads = await readsOf(db, query(asked, days));
    expect(reads.filter((read) => read.table === table).map(({ how }) => how)).toEqual([`${table}_pkey`]);
    const { indexes, rows } = readsOfVisits(reads);
    expect(indexes).toBe(true);
    expect(rows).toBeLessThanOrEqual(TAIL / SHOPS);
  }
  const { total } = await getStats(ctx, shop.tentId, { period: "90" });
  expect(total.pages).toBeGreaterThan(5_000);

  // one run drops all but the days that are kept, and no figure changes
  await pruneVisits(ctx);
  const [left] = await db.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM visits`;
  expect(Number(left?.count)).toBeLessThan(((VISIT_DAYS + 1) * VISITS) / (PARTS * DAYS) + TAIL);
  expect((await getStats(ctx, shop.tentId, { period: "90" })).total).toEqual(total);
});
