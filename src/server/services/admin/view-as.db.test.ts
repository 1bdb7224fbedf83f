import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { createCaller } from "~/server/api/root";
import type { ServiceContext } from "~/server/context";
import { routeName } from "~/server/rest/row";
import { table } from "~/server/rest/table";
import { resolveActor } from "~/server/services/session/resolve-actor";
import { appOrigin } from "~/server/site/addresses";
import { FIXED_NOW, testRequest } from "~/test/context";
import { makeBase, makeTent, makeUser, merchantContext } from "~/test/factories";
import { startRest } from "~/test/rest";
import { testDb } from "~/test/test-db";
import { startViewing, stopViewing, VIEW_MS } from "./view-as";

const db = testDb();
beforeAll(() => makeBase(db));

const at = (ctx: ServiceContext, ms: number): ServiceContext => ({
  ...ctx,
  now: () => new Date(FIXED_NOW.getTime() + ms),
});

/** A super-user with a session on one device, and a merchant with a shop. */
async function makeWorld() {
  const superUser = await makeUser(db, { role: "SUPER" });
  const { owner, tent } = await makeTent(db);
  const { ctx } = merchantContext(db, superUser.id);
  const { id: sessionId } = await db.session.create({
    data: { id: randomUUID(), userId: superUser.id, expiresAt: new Date("2026-12-20"), lastSeenAt: FIXED_NOW },
  });
  const whoAt = (ms: number) => resolveActor(at(ctx, ms), sessionId);
  const actorAt = async (ms: number): Promise<ServiceContext> => ({ ...at(ctx, ms), actor: await whoAt(ms) });
  return {
    superUser,
    owner,
    tent,
    sessionId,
    whoAt,
    actorAt,
    audited: () =>
      db.auditEntry.findMany({ where: { actorId: superUser.id }, orderBy: { id: "asc" }, omit: { id: true } }),
  };
}

test("lasts an hour in the session's row, with audit rows of start and end that carry both ids", async () => {
  const { superUser, owner, tent, sessionId, whoAt, actorAt, audited } = await makeWorld();
  await startViewing(await actorAt(0), { tentId: tent.id });
  const viewer = { userId: owner.id, superUserId: superUser.id, currentTentId: tent.id, role: "MERCHANT" };
  expect(await whoAt(0)).toMatchObject(viewer);
  expect(await whoAt(VIEW_MS - 1)).toMatchObject({
    ...viewer,
    viewUntil: new Date(FIXED_NOW.getTime() + VIEW_MS),
  });
  expect(await whoAt(VIEW_MS)).toMatchObject({ userId: superUser.id, superUserId: null, role: "SUPER" });

  const viewing = await actorAt(60_000);
  await stopViewing(viewing);
  await stopViewing(viewing);
  expect(await whoAt(60_000)).toMatchObject({ userId: superUser.id, superUserId: null, currentTentId: null });
  const both = { actorId: superUser.id, asUserId: owner.id, tentId: tent.id };
  expect(await audited()).toMatchObject([
    { ...both, action: "admin.startViewing", at: FIXED_NOW },
    { ...both, action: "admin.stopViewing" },
  ]);

  await startViewing(await actorAt(60_000), { tentId: tent.id });
  await db.session.delete({ where: { id: sessionId } });
  expect(await whoAt(60_000)).toBeNull();
});

test("ends when either person's role changes", async () => {
  const { superUser, owner, tent, whoAt, actorAt } = await makeWorld();
  await startViewing(await actorAt(0), { tentId: tent.id });
  await db.user.update({ where: { id: owner.id }, data: { role: "SUPER" } });
  expect(await whoAt(1)).toMatchObject({ userId: superUser.id, superUserId: null });
  await db.user.update({ where: { id: owner.id }, data: { role: "MERCHANT" } });
  await db.user.update({ where: { id: superUser.id }, data: { role: "MERCHANT" } });
  expect(await whoAt(1)).toMatchObject({ userId: superUser.id, superUserId: null, role: "MERCHANT" });
});

test("requires a shop, of a merchant, and a session", async () => {
  const { actorAt } = await makeWorld();
  const team = await makeUser(db, { role: "SUPER" });
  const own = await db.tent.create({ data: { ownerId: team.id, name: "Equipo", subdomain: "equipo", slug: "equipo" } });
  const ctx = await actorAt(0);
  for (const tentId of [own.id, 999_999_999]) {
    await expect(startViewing(ctx, { tentId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  const program = { ...ctx, actor: ctx.actor && { ...ctx.actor, sessionId: null } };
  await expect(startViewing(program, { tentId: own.id })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("gives no access to a tab that still shows the shop afterwards", async () => {
  const { tent, actorAt } = await makeWorld();
  await startViewing(await actorAt(0), { tentId: tent.id });
  const callerAt = async (ms: number) => {
    const ctx = await actorAt(ms);
    return createCaller(testRequest(ctx.actor, (whose) => ({ ...ctx, actor: whose }), appOrigin));
  };
  const shown = { tentId: tent.id };
  await (await callerAt(0)).tent.settings(shown);
  await expect((await callerAt(VIEW_MS)).tent.settings(shown)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("does not count as a log-in for any public API request", async () => {
  const { tent, actorAt, sessionId } = await makeWorld();
  await startViewing(await actorAt(0), { tentId: tent.id });
  const rest = await startRest(db);
  try {
    for (const row of table.filter(({ who }) => who !== "anyone")) {
      const path = row.path.replace(/\{\w+\}/g, String(tent.id));
      const headers = { cookie: `vidriera.session=${sessionId}` };
      const { status, json } = await rest.withToken(null).send(path, { method: row.method, headers });
      expect([routeName(row), status, json.error?.code]).toEqual([routeName(row), 403, "SESSION_EXPIRED"]);
    }
  } finally {
    await rest.close();
  }
});
