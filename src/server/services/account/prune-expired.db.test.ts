import { beforeAll, expect, test } from "vitest";
import { makeBase, makeProduct, makeTent, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { MAX_ERRORS, pruneExpired } from "./prune-expired";

const db = testDb();
beforeAll(() => makeBase(db));

test("deletes what has expired, to the moment, and nothing else", async () => {
  const user = await makeUser(db);
  const ends = [new Date("2026-11-20T15:00:00Z"), new Date("2026-11-20T15:00:01Z")];
  for (const [n, expiresAt] of ends.entries()) {
    const tokenHash = String(n).repeat(64);
    await db.session.create({ data: { id: `session-${n}`, userId: user.id, expiresAt } });
    await db.apiToken.create({ data: { userId: user.id, tokenHash, expiresAt } });
    await db.passwordReset.create({ data: { userId: user.id, tokenHash, expiresAt } });
    await db.emailChange.create({ data: { userId: user.id, email: "otra@example.test", tokenHash, expiresAt } });
    await db.emailUndo.create({ data: { userId: user.id, email: "antes@example.test", tokenHash, expiresAt } });
    await db.rateLimit.create({ data: { key: `login-address:${n}`, points: 3, expire: expiresAt } });
  }
  await db.rateLimit.create({ data: { key: "for-ever", points: 1 } });
  const on = (day: string) => merchantContext(db, user.id, new Date(day)).ctx;
  expect(await pruneExpired(on("2026-11-20T14:59:59Z"))).toBe(0);
  expect(await pruneExpired(on("2026-11-20T15:00:00Z"))).toBe(6);
  expect(await db.session.findMany({ select: { id: true } })).toEqual([{ id: "session-1" }]);
  expect(await db.apiToken.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: ends[1] }]);
  expect(await db.passwordReset.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: ends[1] }]);
  expect(await db.emailChange.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: ends[1] }]);
  expect(await db.emailUndo.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: ends[1] }]);
  const keys = await db.rateLimit.findMany({ select: { key: true }, orderBy: { key: "asc" } });
  expect(keys).toEqual([{ key: "for-ever" }, { key: "login-address:1" }]);
});

test("keeps errors for 90 days after the last time, and a thousand of them", async () => {
  const now = new Date("2027-02-18T15:00:00Z");
  const error = (n: number, lastAt: Date) => ({ hash: String(n).padStart(64, "0"), path: "/", message: "x", lastAt });
  const old = new Date("2026-11-20T15:00:00Z");
  const recent = Array.from({ length: MAX_ERRORS + 5 }, (_, n) => error(n, new Date(now.getTime() - n * 1000)));
  await db.errorLog.createMany({ data: [...recent, error(9_001, old)] });
  await pruneExpired(merchantContext(db, 0, now).ctx);
  const kept = await db.errorLog.findMany({ select: { hash: true }, orderBy: { hash: "asc" } });
  expect(kept.map(({ hash }) => Number(hash))).toEqual(Array.from({ length: MAX_ERRORS }, (_, n) => n));
  await db.errorLog.deleteMany({ where: { hash: { not: error(0, now).hash } } });
  await db.errorLog.updateMany({ data: { lastAt: old } });
  await pruneExpired(merchantContext(db, 0, new Date(now.getTime() - 1)).ctx);
  expect(await db.errorLog.count()).toBe(1);
  await pruneExpired(merchantContext(db, 0, now).ctx);
  expect(await db.errorLog.count()).toBe(0);
});

test("deletes webhook events after 90 days", async () => {
  const told = { provider: "PAYPAL", topic: "PAYMENT.SALE.COMPLETED", headers: {}, body: "{}" } as const;
  const received = [new Date("2026-11-20T15:00:00Z"), new Date("2026-11-20T15:00:01Z")];
  for (const [n, receivedAt] of received.entries()) {
    await db.webhookEvent.create({ data: { ...told, externalId: `WH-${n}`, receivedAt } });
  }
  await pruneExpired(merchantContext(db, 0, new Date("2027-02-18T15:00:00Z")).ctx);
  expect(await db.webhookEvent.findMany({ select: { externalId: true } })).toEqual([{ externalId: "WH-1" }]);
});

test("deletes numbers of waiting visitors 90 days after the answer, and after a year without one", async () => {
  const { owner, tentId } = await makeTent(db);
  const { id: productId } = await makeProduct(db, tentId);
  const now = new Date("2026-11-20T15:00:00Z");
  const kept = new Date("2026-08-22T15:00:01Z");
  const over = new Date("2026-08-22T15:00:00Z");
  const rows = [
    { phone: "kept", createdAt: over, answeredAt: kept },
    { phone: "answered", createdAt: over, answeredAt: over },
    { phone: "waits", createdAt: over },
    { phone: "old", createdAt: new Date("2025-11-20T15:00:00Z") },
  ];
  await db.stockAlert.createMany({ data: rows.map((row) => ({ tentId, productId, ...row })) });
  await pruneExpired(merchantContext(db, owner.id, now).ctx);
  const left = await db.stockAlert.findMany({ where: { tentId }, orderBy: { id: "asc" }, select: { phone: true } });
  expect(left.map(({ phone }) => phone)).toEqual(["kept", "waits"]);
});
