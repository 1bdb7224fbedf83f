import { beforeAll, expect, test } from "vitest";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { pruneImports } from "./prune-imports";

const db = testDb();
beforeAll(() => makeBase(db));

test("deletes imports that ended, and drafts, more than 30 days old; newer and running ones stay", async () => {
  const { owner, tentId } = await makeTent(db);
  const common = { tentId, fileName: "precios.csv", columns: [], rows: [], total: 0 };
  const createdAt = new Date("2026-09-01T12:00:00Z");
  const endedAt = new Date("2026-10-21T15:00:00Z");
  const startedAt = createdAt;
  await db.productImport.create({ data: { ...common, status: "DONE", createdAt, startedAt, endedAt } });
  await db.productImport.create({ data: { ...common, createdAt: endedAt } });
  const running = await db.productImport.create({ data: { ...common, status: "RUNNING", createdAt, startedAt } });
  const on = (day: string) => merchantContext(db, owner.id, new Date(day)).ctx;
  expect(await pruneImports(on("2026-11-20T15:00:00Z"))).toBe(0);
  expect(await pruneImports(on("2026-11-20T15:00:01Z"))).toBe(2);
  expect(await db.productImport.findMany({ where: { tentId }, select: { id: true } })).toEqual([{ id: running.id }]);
});
