import { expect, test } from "vitest";
import { merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { recordError } from "./record-error";

const db = testDb();
const on = (day: string) => merchantContext(db, 0, new Date(day)).ctx;

test("the same error is one row that counts, another place or message a row of its own", async () => {
  const [first, last] = ["2026-11-20T15:00:00Z", "2026-11-21T15:00:00Z"];
  const error = { path: "job send-mail", message: "nobody there" };
  await recordError(on(first), error);
  await recordError(on(last), { ...error, requestId: "abc" });
  await recordError(on(last), { ...error, message: "x".repeat(5_000) });
  expect(await db.errorLog.findMany({ orderBy: { id: "asc" } })).toMatchObject([
    { ...error, count: 2, firstAt: new Date(first), lastAt: new Date(last), requestId: "abc" },
    { count: 1, message: "x".repeat(2_000) },
  ]);
});
