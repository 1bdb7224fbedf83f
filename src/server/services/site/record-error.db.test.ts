import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { MAX_REPORTED, recordError, SILENT_PATH } from "./record-error";

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
    for (let n = 0; n < MAX_REPORTED + 3; n += 1) await recordError(ctx, { path: `/flood/${n}`, message: "broken" });
    expect(messenger.messages).toHaveLength(MAX_REPORTED);
    const later = { ...ctx, now: () => new Date("2026-11-24T10:10:01Z") };
    await recordError(later, { path: `/flood/${MAX_REPORTED}`, message: "broken" });
    expect(messenger.messages).toHaveLength(MAX_REPORTED + 1);
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
