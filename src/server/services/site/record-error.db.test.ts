import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { MAX_REPORTED, MAX_REPORTED_OF_KIND, MAX_ROWS_OF_KIND, recordError, SILENT_PATH } from "./record-error";

const db = testDb();
const on = (day: string) => merchantContext(db, 0, new Date(day)).ctx;

test("counts the same error in one row, and another path or message in its own", async () => {
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

describe("the super-users' chat", () => {
  const texts = (messages: { chat: string; text: string }[]) => messages.map(({ chat, text }) => `${chat}: ${text}`);

  test("gets an error once in ten minutes, then with its number of occurrences", async () => {
    const { ctx, messenger } = merchantContext(db, 0);
    const error = { path: `/pedidos/${randomUUID()}`, message: "no database" };
    const at = (clock: string) => recordError({ ...ctx, now: () => new Date(`2026-11-22T${clock}Z`) }, error);
    await at("10:00:00");
    await Promise.all([at("10:00:00"), at("10:09:59")]);
    expect(texts(messenger.messages)).toEqual([`supers: ERROR EN PAGINA\n${error.path}\nno database`]);
    await at("10:11:00");
    expect(messenger.messages).toHaveLength(2);
    expect(messenger.messages[1]?.text).toContain(`${error.path}\nno database\nPasó 3 veces desde el último aviso.`);
  });

  test("gets an error once that occurs three times at once", async () => {
    const { ctx, messenger } = merchantContext(db, 0, new Date("2026-11-23T10:00:00Z"));
    const error = { path: `/pedidos/${randomUUID()}`, message: "no database" };
    await Promise.all([1, 2, 3].map(() => recordError(ctx, error)));
    expect(messenger.messages).toHaveLength(1);
    expect(await db.errorLog.findFirst({ where: error })).toMatchObject({ count: 3 });
  });

  test("is not flooded by many different errors", async () => {
    const { ctx, messenger } = merchantContext(db, 0, new Date("2026-11-24T10:00:00Z"));
    const kinds = [..."abcdefghijklmnopqrstuvw"];
    for (const kind of kinds) await recordError(ctx, { path: "/flood", message: `broken ${kind}` });
    expect(messenger.messages).toHaveLength(MAX_REPORTED);
    const later = { ...ctx, now: () => new Date("2026-11-24T10:10:01Z") };
    await recordError(later, { path: "/flood", message: `broken ${kinds[MAX_REPORTED]}` });
    expect(messenger.messages).toHaveLength(MAX_REPORTED + 1);
  });

  test.each<[string, (n: number) => { path: string; message: string }]>([
    ["paths", (n) => ({ path: `/made-up/${n}`, message: "The state could not be parsed" })],
    ["numbers", (n) => ({ path: "/productos", message: `Row ${n} was not read` })],
    ["quoted texts", (n) => ({ path: "/productos", message: `Unexpected token "${"x".repeat(n)}" in JSON` })],
    ["ids", (n) => ({ path: `/p/${n}`, message: `No order ${n}f-a${n}` })],
  ])("still gets what else fails during a flood of one error with other %s", async (_, error) => {
    await db.errorLog.deleteMany();
    const { ctx, messenger } = merchantContext(db, 0, new Date("2026-11-24T12:00:00Z"));
    for (let n = 1; n <= 100; n += 1) await recordError(ctx, error(n));
    expect(messenger.messages).toHaveLength(MAX_REPORTED_OF_KIND);
    expect(await db.errorLog.count()).toBe(MAX_ROWS_OF_KIND + 1);
    const { _sum } = await db.errorLog.aggregate({ _sum: { count: true } });
    expect(_sum.count).toBe(100);
    await recordError(ctx, { path: "/pagos", message: "No database" });
    expect(messenger.messages.at(-1)?.text).toContain("No database");
    await recordError(ctx, error(1));
    expect(await db.errorLog.count()).toBe(MAX_ROWS_OF_KIND + 2);
  });

  test("gets nothing about messages that could not be delivered", async () => {
    const { ctx, messenger } = merchantContext(db, 0, new Date("2026-11-25T10:00:00Z"));
    await recordError(ctx, { path: SILENT_PATH, message: "Telegram refused: 401" });
    expect(messenger.messages).toEqual([]);
  });

  test("may not exist: the error is stored, and reported once there is one", async () => {
    const { ctx, messenger } = merchantContext(db, 0, new Date("2026-11-26T10:00:00Z"));
    messenger.disabled = true;
    const error = { path: "/productos", message: "broken" };
    await recordError(ctx, error);
    expect(await db.errorLog.findFirst({ where: error })).toMatchObject({ count: 1, toldAt: null });
    messenger.disabled = false;
    await recordError(ctx, error);
    expect(messenger.messages[0]?.text).toContain("Pasó 2 veces");
  });
});
