import { beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "~/domain/duration";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { countVisits } from "./count-visits";
import { getStats } from "./get-stats";
import { pruneVisits, VISIT_DAYS } from "./prune-visits";
import { rollUpVisits } from "./roll-up-visits";
import { dropVisitPartitions, makeVisitPartitions } from "./visit-partitions";

const db = testDb();
const later = (days: number) => new Date(FIXED_NOW.getTime() + days * DAY_MS);
const names = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, day) =>
      `visits_${later(from + day)
        .toISOString()
        .slice(0, 10)
        .replaceAll("-", "")}`,
  );

beforeAll(() => makeBase(db));
beforeEach(async () => {
  for (const name of await partitions()) await db.$executeRawUnsafe(`DROP TABLE partitions.${name}`);
  await db.visit.deleteMany();
});

async function partitions(): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT relname::text AS name FROM pg_class WHERE relname ~ '^visits_[0-9]{8}$' ORDER BY 1`;
  return rows.map(({ name }) => name);
}

async function shop() {
  const { owner, tentId } = await makeTent(db);
  const contextAt = (days: number) => ({ ...merchantContext(db, owner.id).ctx, now: () => later(days) });
  /** Visits at this many days from now. */
  const visit = (...days: number[]) =>
    countVisits(
      db,
      days.map((day) => ({
        tentId,
        at: later(day),
        visit: { kind: "VISIT" as const, productId: null, source: "DIRECT" as const, search: null },
      })),
    );
  const stored = async () => {
    const rows = await db.$queryRaw<{ name: string; count: number }[]>`
      SELECT tableoid::regclass::text AS name, count(*)::int AS count FROM visits WHERE tent_id = ${tentId} GROUP BY 1 ORDER BY 1`;
    return Object.fromEntries(rows.map(({ name, count }) => [name.replace("partitions.", ""), count]));
  };
  const sessions = async (days: number) => (await getStats(contextAt(days), tentId, { period: "30" })).total.sessions;
  return { contextAt, visit, stored, sessions };
}

test("the partitions of today and the next seven days are made once, however many make them at once", async () => {
  const { contextAt, visit, stored } = await shop();
  const made = await Promise.all(Array.from({ length: 4 }, () => makeVisitPartitions(contextAt(0))));
  expect(made.reduce((sum, count) => sum + count)).toBe(8);
  expect(await partitions()).toEqual(names(0, 8));
  expect(await makeVisitPartitions(contextAt(1))).toBe(1);
  await visit(0, 0, 1, 30);
  expect(await stored()).toEqual({ [`${names(0, 1)}`]: 2, [`${names(1, 1)}`]: 1, visits_other: 1 });
});

test("a day whose visits came before its partition stays in the default one until it is deleted there", async () => {
  const { contextAt, visit, stored, sessions } = await shop();
  await visit(0, 1);
  expect(await makeVisitPartitions(contextAt(0))).toBe(6);
  // the table is not locked for it: that would fail now
  const again = await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE ONLY visits IN ACCESS SHARE MODE`;
    return makeVisitPartitions(contextAt(0));
  });
  expect(again).toBe(0);
  await visit(0, 2);
  expect(await stored()).toEqual({ [`${names(2, 1)}`]: 1, visits_other: 3 });
  await rollUpVisits(contextAt(0));
  await pruneVisits(contextAt(VISIT_DAYS + 2));
  expect(await stored()).toEqual({ [`${names(2, 1)}`]: 1 });
  expect(await sessions(VISIT_DAYS + 2)).toBe(4);
});

test("a day is dropped when it is over for long enough and added up, while visits are counted", async () => {
  const { contextAt, visit, stored, sessions } = await shop();
  await makeVisitPartitions(contextAt(0));
  await visit(0, 1);
  expect(await dropVisitPartitions(contextAt(0), later(1))).toBe(0); // not added up
  await rollUpVisits(contextAt(0));
  const counting = Array.from({ length: 20 }, () => visit(5));
  const [first, second] = await Promise.all([
    dropVisitPartitions(contextAt(0), later(1)),
    dropVisitPartitions(contextAt(0), later(1)),
    ...counting,
  ]);
  expect([first, second].toSorted()).toEqual([0, 1]);
  expect(await stored()).toEqual({ [`${names(1, 1)}`]: 1, [`${names(5, 1)}`]: 20 });
  expect(await partitions()).toEqual(names(1, 7));
  expect(await sessions(6)).toBe(22);
});

test("a partition waits for a roll-up that is running, and visits do not wait with it", async () => {
  const { contextAt, visit, stored } = await shop();
  await makeVisitPartitions(contextAt(0));
  await visit(0);
  await rollUpVisits(contextAt(0));
  let dropping: Promise<number> = Promise.resolve(-1);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM visit_rollup WHERE id = 1 FOR UPDATE`;
    await tx.$executeRaw`SELECT count(*) FROM visits`;
    dropping = dropVisitPartitions(contextAt(0), later(1));
    await visit(1);
    expect(await stored()).toEqual({ [`${names(0, 1)}`]: 1, [`${names(1, 1)}`]: 1 });
  });
  expect(await dropping).toBe(1);
});
