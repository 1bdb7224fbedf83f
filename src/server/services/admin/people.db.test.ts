import { beforeAll, describe, expect, it, test } from "vitest";
import { planGrantSchema, type TentListInput, type UserListInput } from "~/domain/admin/schemas";
import { reconcileSubscriptions } from "~/server/services/billing/subscriptions/reconcile-subscriptions";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase, makeTent, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { givePlan, setTestFlag } from "./change-person";
import { getPerson } from "./get-person";
import { listAudit } from "./list-audit";
import { listTents, listUsers } from "./list-people";

const db = testDb();
beforeAll(async () => {
  await makeBase(db);
  await db.plan.create({ data: { id: 7, name: "COMERCIO", total: "8900" } });
});

const everyone: UserListInput = { search: null, state: null, planId: null, page: 1 };
const everyShop: TentListInput = { search: null, state: null, planId: null, page: 1 };

async function makeTeam() {
  const superUser = await makeUser(db, { role: "SUPER", name: "Equipo" });
  const world = merchantContext(db, superUser.id);
  return { ...world, ctx: { ...world.ctx, actor: merchantActor(superUser.id, { role: "SUPER" }) }, superUser };
}

describe("the lists", () => {
  it("find by name without accents, mail, phone, shop and its address", async () => {
    const { ctx } = await makeTeam();
    const { owner, tent } = await makeTent(db, { name: "Ñandú Viajero", whatsappArea: "341", whatsapp: "4455667" });
    await db.user.update({ where: { id: owner.id }, data: { name: "Íñigo Águila", phone: "+54 341 555-1234" } });
    for (const search of ["inigo aguila", owner.email, "5551234", "nandu", tent.subdomain, "4455667"]) {
      const [users, tents] = [
        await listUsers(ctx, { ...everyone, search }),
        await listTents(ctx, { ...everyShop, search }),
      ];
      expect([search, users.rows.map(({ id }) => id)]).toEqual([search, [owner.id]]);
      expect([search, tents.rows.map(({ id }) => id)]).toEqual([search, [tent.id]]);
    }
    expect((await listUsers(ctx, { ...everyone, search: "%" })).rows).toEqual([]);
  });

  it("find a person by payment reference", async () => {
    const { ctx } = await makeTeam();
    const { owner, tent } = await makeTent(db);
    const { id: subscriberId } = await db.subscriber.findUniqueOrThrow({ where: { userId: owner.id } });
    const requestKey = "7a2b01f8-9c44-4a0e-8f3d-2f1d3c5b7a90";
    await db.subscription.create({ data: { subscriberId, planId: 7, provider: "MERCADO_PAGO", requestKey } });
    for (const search of ["VD-7A2B01F8", "vd 7a2b01f8"]) {
      expect((await listUsers(ctx, { ...everyone, search })).rows.map(({ id }) => id)).toEqual([owner.id]);
      expect((await listTents(ctx, { ...everyShop, search })).rows.map(({ id }) => id)).toEqual([tent.id]);
    }
    expect((await listUsers(ctx, { ...everyone, search: "VD-7A2B01F9" })).rows).toEqual([]);
  });

  it("filter by state and plan", async () => {
    const { ctx, superUser } = await makeTeam();
    const closed = await makeTent(db, { suspended: true, closedByTeam: true });
    const open = await makeTent(db);
    await db.user.update({ where: { id: open.owner.id }, data: { test: true } });
    await db.subscriber.update({ where: { userId: open.owner.id }, data: { planId: 7 } });
    const alone = await makeUser(db);
    const users = async (over: Partial<UserListInput>) =>
      (await listUsers(ctx, { ...everyone, ...over })).rows.map(({ id }) => id);
    expect(await users({ state: "suspendidas" })).toContain(closed.owner.id);
    expect(await users({ state: "suspendidas" })).not.toContain(open.owner.id);
    expect(await users({ state: "sin-tienda" })).toContain(alone.id);
    expect(await users({ state: "superusuarios" })).toContain(superUser.id);
    expect(await users({ state: "prueba", planId: 7 })).toEqual([open.owner.id]);
    const tents = async (over: Partial<TentListInput>) =>
      (await listTents(ctx, { ...everyShop, ...over })).rows.map(({ id }) => id);
    expect(await tents({ state: "cerradas" })).toContain(closed.tent.id);
    expect(await tents({ state: "abiertas" })).not.toContain(closed.tent.id);
    expect(await tents({ state: "prueba", planId: 7 })).toEqual([open.tent.id]);
  });

  it("are paginated", async () => {
    const { ctx } = await makeTeam();
    const name = `Paginada ${crypto.randomUUID()}`;
    await db.user.createMany({
      data: Array.from({ length: 30 }, (_, at) => ({ name, email: `${at}-${name}@x.test`, passwordHash: "-" })),
    });
    const first = await listUsers(ctx, { ...everyone, search: name });
    const second = await listUsers(ctx, { ...everyone, search: name, page: 2 });
    expect(first).toMatchObject({ count: 30, pages: 2, more: false });
    expect([first.rows.length, second.rows.length]).toEqual([25, 5]);
  });
});

describe("a plan granted by hand", () => {
  const grant = (input: object) => planGrantSchema.parse({ planId: 7, until: "", ...input });

  it("lasts to the end of its last day in the merchant's zone, and ends by itself", async () => {
    const { ctx, superUser } = await makeTeam();
    const { owner, tent } = await makeTent(db, { suspended: true });
    await givePlan(ctx, grant({ userId: owner.id, until: "2026-11-30" }));
    const until = new Date("2026-12-01T02:59:59Z");
    const subscriber = () => db.subscriber.findUniqueOrThrow({ where: { userId: owner.id } });
    expect(await subscriber()).toMatchObject({ planId: 7, activeUntil: until });
    expect(await db.tent.findUniqueOrThrow({ where: { id: tent.id } })).toMatchObject({ suspended: false });
    const over = { ...ctx, now: () => until };
    await reconcileSubscriptions(over, AbortSignal.timeout(10_000));
    expect(await subscriber()).toMatchObject({ planId: 0, activeUntil: null });
    const { audit } = await getPerson(ctx, { id: owner.id });
    expect(audit).toMatchObject([{ action: "billing.grantPlan", actor: superUser.name }]);
  });

  it("lasts until it is revoked, and can be granted again until another day", async () => {
    const { ctx } = await makeTeam();
    const { owner } = await makeTent(db);
    const subscriber = () => db.subscriber.findUniqueOrThrow({ where: { userId: owner.id } });
    await givePlan(ctx, grant({ userId: owner.id }));
    expect(await subscriber()).toMatchObject({ planId: 7, activeUntil: null });
    await givePlan(ctx, grant({ userId: owner.id, until: "2027-06-30" }));
    expect(await subscriber()).toMatchObject({ planId: 7, activeUntil: new Date("2027-07-01T02:59:59Z") });
    await givePlan(ctx, grant({ userId: owner.id, planId: 0 }));
    expect(await subscriber()).toMatchObject({ planId: 0, activeUntil: null });
  });

  it("is rejected beside the day unless the day is in the near future", async () => {
    const { ctx } = await makeTeam();
    const { owner } = await makeTent(db);
    const refused = (until: string) => givePlan(ctx, grant({ userId: owner.id, until })).catch((error) => error);
    expect(await refused("2026-11-19")).toMatchObject({ details: { fields: { until: ["admin.untilPast"] } } });
    expect(await refused("2046-11-19")).toMatchObject({ details: { fields: { until: ["admin.untilFar"] } } });
    expect(planGrantSchema.safeParse({ userId: 1, planId: 7, until: "2026-02-30" }).success).toBe(false);
  });
});

test("sets the test flag for merchants only, with one audit row", async () => {
  const { ctx, superUser } = await makeTeam();
  const merchant = await makeUser(db);
  await setTestFlag(ctx, { userId: merchant.id, test: true });
  await setTestFlag(ctx, { userId: merchant.id, test: true });
  expect(await db.user.findUniqueOrThrow({ where: { id: merchant.id } })).toMatchObject({ test: true });
  expect(await db.auditEntry.count({ where: { actorId: superUser.id, action: "admin.setTest" } })).toBe(1);
  await expect(setTestFlag(ctx, { userId: superUser.id, test: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("shows a person with their data, but nothing that gives access to their account", async () => {
  const { ctx } = await makeTeam();
  const { owner, tent } = await makeTent(db);
  await db.session.create({ data: { id: "x".repeat(40), userId: owner.id, expiresAt: new Date("2027-01-01") } });
  const person = await getPerson(ctx, { id: owner.id });
  expect(person).toMatchObject({ id: owner.id, tents: [{ id: tent.id, products: 0, orders: 0 }], payments: [] });
  expect(person.sessions).toHaveLength(1);
  expect(JSON.stringify(person)).not.toMatch(/x{40}|passwordHash/);
  await expect(getPerson(ctx, { id: 999_999_999 })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("shows in the audit who did what, and as whom; nobody can change, delete or empty it", async () => {
  const { ctx, superUser } = await makeTeam();
  const { owner, tentId } = await makeTent(db);
  await db.auditEntry.create({
    data: { actorId: superUser.id, asUserId: owner.id, tentId, action: "category.create", at: FIXED_NOW },
  });
  const { rows } = await listAudit(ctx, { page: 1 });
  expect(rows[0]).toMatchObject({ actor: "Equipo", as: "Ana Pérez", tent: "Casa Yerbal", action: "category.create" });
  for (const query of [
    "UPDATE audit_entries SET action = 'otra'",
    "DELETE FROM audit_entries",
    "TRUNCATE audit_entries",
  ]) {
    await expect(db.$executeRawUnsafe(query)).rejects.toThrow("append-only");
  }
});
