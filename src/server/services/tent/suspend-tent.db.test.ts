import { beforeAll, describe, expect, it } from "vitest";
import { grantPlan } from "~/server/services/billing/plans/grant-plan";
import { readSiteVersion } from "~/server/shop-versions";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase, makeTent, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { createLinkedTent } from "./create-tent";
import { suspendTent, unsuspendTent } from "./suspend-tent";

const db = testDb();
const WHY = "Vendía lo que no se puede vender.";
let planId: number;
let superId: number;

beforeAll(async () => {
  await makeBase(db);
  planId = (await db.plan.create({ data: { id: 7, name: "COMERCIO", total: "8900", limit: 3 } })).id;
  superId = (await makeUser(db, { role: "SUPER" })).id;
});

async function makeShop(over: { suspended?: boolean; subdomain?: string } = {}) {
  const { owner, tent } = await makeTent(db, { ...over, suspendedAt: over.suspended ? FIXED_NOW : null });
  const world = merchantContext(db, owner.id);
  return {
    ...world,
    id: tent.id,
    ownerId: owner.id,
    team: { ...world.ctx, actor: merchantActor(superId, { role: "SUPER" }) },
    state: () =>
      db.tent.findUniqueOrThrow({
        where: { id: tent.id },
        select: { suspended: true, suspendedAt: true, closedByTeam: true, closedReason: true },
      }),
    audited: () => db.auditEntry.findMany({ where: { tentId: tent.id }, orderBy: { id: "asc" } }),
    subjects: () => world.mailer.mails.map(({ subject }) => subject),
  };
}

const open = { suspended: false, suspendedAt: null, closedByTeam: false, closedReason: null };
const closed = { suspended: true, suspendedAt: FIXED_NOW, closedByTeam: true, closedReason: WHY };

describe("a shop suspended by a super-user", () => {
  it("stays suspended until a super-user lifts it, with one audit row and mail each", async () => {
    const shop = await makeShop();
    const { id } = shop;
    expect(await suspendTent(shop.team, id, WHY)).toEqual({ id, suspended: true, closedByTeam: true });
    await suspendTent(shop.team, id, WHY);
    expect(await shop.state()).toEqual(closed);
    expect(await unsuspendTent(shop.team, id)).toEqual({ id, suspended: false, closedByTeam: false });
    await unsuspendTent(shop.team, id);
    expect(await shop.state()).toEqual(open);
    expect(await shop.audited()).toMatchObject([
      { action: "tent.suspend", actorId: superId, target: `tent ${id}`, at: FIXED_NOW, data: { reason: WHY } },
      { action: "tent.lift", actorId: superId },
    ]);
    expect(shop.subjects()).toEqual([
      "Nuestro equipo pausó tu tienda Casa Yerbal",
      "Tu tienda Casa Yerbal está abierta de nuevo",
    ]);
    expect(shop.mailer.mails[0]?.text).toContain(WHY);
    expect(await db.news.count({ where: { userId: shop.ownerId } })).toBe(2);
    expect(shop.shopCache.purged).toContain(id);
  });

  it("is not reopened by a payment, which reopens shops suspended for lack of a plan", async () => {
    const [shop, unpaid] = [await makeShop(), await makeShop({ suspended: true })];
    await suspendTent(shop.team, shop.id, WHY);
    for (const { team, ownerId } of [shop, unpaid]) await grantPlan(team, { userId: ownerId, planId });
    expect(await shop.state()).toEqual(closed);
    expect(await unpaid.state()).toEqual(open);
  });

  it("may also be suspended for lack of a plan, and lifting the team's suspension does not reopen it", async () => {
    const shop = await makeShop({ suspended: true });
    expect(await unsuspendTent(shop.team, shop.id)).toMatchObject({ suspended: true, closedByTeam: false });
    expect(await shop.audited()).toEqual([]);
    await suspendTent(shop.team, shop.id, WHY);
    await grantPlan(shop.team, { userId: shop.ownerId, planId });
    expect(await shop.state()).toMatchObject({ suspended: true });
    await unsuspendTent(shop.team, shop.id);
    expect(await shop.state()).toEqual(open);
  });

  it("cannot be replaced by a new shop", async () => {
    const shop = await makeShop();
    await grantPlan(shop.team, { userId: shop.ownerId, planId });
    await suspendTent(shop.team, shop.id, WHY);
    const { id } = await createLinkedTent(shop.ctx, { name: "Otra vez", subdomain: `otra-vez-${shop.id}` });
    expect(await db.tent.findUniqueOrThrow({ where: { id } })).toMatchObject({
      suspended: true,
      suspendedAt: FIXED_NOW,
      closedByTeam: true,
    });
  });

  it.each([
    ["burbuja", 2],
    ["burbuja-de-otra", 0],
  ])("leaves the home page and returns to it, where that shows it: %s", async (subdomain, raised) => {
    const { team, id } = await makeShop({ subdomain });
    const before = await readSiteVersion(db);
    await suspendTent(team, id, WHY);
    await unsuspendTent(team, id);
    expect((await readSiteVersion(db)) - before).toBe(raised);
  });

  it("has to exist", async () => {
    const { team } = await makeShop();
    for (const call of [suspendTent(team, 999_999_999, WHY), unsuspendTent(team, 999_999_999)]) {
      await expect(call).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });
});
