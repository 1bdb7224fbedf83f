import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "~/server/database/client";
import { readShopVersion, readSiteVersion } from "~/server/shop-versions";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { changeSite, changeTent, changeTents } from "./change-tent";

const db = testDb();
beforeAll(() => makeBase(db));

const versionOf = async (tentId: number) => (await readShopVersion(db, tentId)).tent;

async function shop() {
  const { owner, tentId } = await makeTent(db);
  const { ctx, shopCache } = merchantContext(db, owner.id);
  return { ctx, shopCache, tentId, before: await versionOf(tentId) };
}

describe("a change of a shop", () => {
  it("raises the tent's version and purges its pages once, after the commit", async () => {
    const { ctx, shopCache, tentId, before } = await shop();
    await changeTent(ctx, tentId, async (change) => {
      await change.tx.tent.update({ where: { id: tentId }, data: { name: "Casa Yerbal" } });
      await change.tents([tentId, tentId]);
      await change.tents([tentId]);
      expect(await versionOf(tentId)).toBe(before);
      expect(shopCache.purged).toEqual([]);
    });
    expect(await versionOf(tentId)).toBe(before + 1);
    expect(shopCache.purged).toEqual([tentId]);
  });

  it("writes, raises and purges nothing when it fails", async () => {
    const { ctx, shopCache, tentId, before } = await shop();
    const failed = changeTent(ctx, tentId, async ({ tx, tents }) => {
      await tx.tent.update({ where: { id: tentId }, data: { name: "Otro" } });
      await tents([tentId]);
      throw new Error("too late");
    });
    await expect(failed).rejects.toThrow("too late");
    expect(await db.tent.findUnique({ where: { id: tentId } })).not.toMatchObject({ name: "Otro" });
    expect([await versionOf(tentId), shopCache.purged]).toEqual([before, []]);
  });

  it("purges nothing when it wrote nothing that visitors see", async () => {
    const { ctx, shopCache, tentId, before } = await shop();
    await changeTent(
      ctx,
      tentId,
      async () => "nothing",
      (what) => what !== "nothing",
    );
    expect([await versionOf(tentId), shopCache.purged]).toEqual([before, []]);
  });

  it("purges each of several shops; for the site, all of them", async () => {
    const [one, two, third] = [await shop(), await shop(), await shop()];
    const site = await readSiteVersion(db);
    await changeTents(one.ctx, ({ tents }) => tents([two.tentId, one.tentId]));
    await changeSite(one.ctx, async () => undefined);
    expect(one.shopCache.purged.toSorted()).toEqual([one.tentId, two.tentId, "site"].toSorted());
    expect(await versionOf(one.tentId)).toBe(one.before + 1);
    expect(await versionOf(two.tentId)).toBe(two.before + 1);
    expect(await versionOf(third.tentId)).toBe(third.before);
    expect(await readSiteVersion(db)).toBe(site + 1);
  });

  it.each([
    ["that the home page shows", "demo", 1],
    ["that it does not show", "demo-de-otra", 0],
  ])("raises the site's version with whether a shop is open %s", async (_which, subdomain, raised) => {
    const { owner, tentId } = await makeTent(db, { subdomain });
    const { ctx, shopCache } = merchantContext(db, owner.id);
    const [site, before] = [await readSiteVersion(db), await versionOf(tentId)];
    await changeTents(ctx, ({ availability }) => availability([tentId]));
    await changeTents(ctx, ({ tents }) => tents([tentId]));
    expect([await readSiteVersion(db), await versionOf(tentId)]).toEqual([site + raised, before + 2]);
    expect(shopCache.purged.filter((one) => one === "site")).toHaveLength(raised);
  });

  it("records for other servers what it changed, if it commits", async () => {
    const { ctx, shopCache, tentId } = await shop();
    const recorded = async () => {
      const rows = await db.$queryRaw<{ tag: string }[]>`SELECT tag FROM changes ORDER BY xid, tag`;
      return rows.map(({ tag }) => tag);
    };
    await db.$executeRaw`DELETE FROM changes`;
    await changeTent(ctx, tentId, ({ tx }) => tx.tent.update({ where: { id: tentId }, data: { name: "Casa" } }));
    expect(await recorded()).toEqual([`tent:${tentId}`]);
    const failed = changeTent(ctx, tentId, async ({ hosts }) => {
      await hosts([tentId]);
      throw new Error("too late");
    });
    await expect(failed).rejects.toThrow("too late");
    expect(await recorded()).toEqual([`tent:${tentId}`]);
    await changeSite(ctx, async () => undefined);
    await changeTent(ctx, tentId, () => db.tent.count());
    expect(await recorded(), "a tag has one row").toEqual(["site", `tent:${tentId}`]);
    expect(shopCache.hosts).toEqual([]);
  });

  it("names every address of a shop whose addresses change", async () => {
    const { ctx, shopCache, tentId } = await shop();
    const { slug, subdomain } = await db.tent.findUniqueOrThrow({ where: { id: tentId } });
    const name = `vieja-${tentId}`;
    await db.oldSubdomain.create({ data: { subdomain: name, tentId, givenUpAt: ctx.now() } });
    const domain = `tienda-${tentId}.example`;
    await db.customDomain.create({ data: { tentId, domain, txtValue: "-", createdAt: ctx.now() } });
    await changeTent(ctx, tentId, async ({ hosts }) => {
      await hosts([tentId]);
      await hosts([tentId]);
    });
    expect(shopCache.hosts.toSorted()).toEqual(
      [...new Set([String(tentId), slug, subdomain, name, domain])].toSorted(),
    );
  });

  it("is the only kind of write that compiles", async () => {
    const plain: Db = db;
    // @ts-expect-error data shown on shop pages is read-only outside of a change
    expect(plain.product.update).toBeTypeOf("function");
    // @ts-expect-error and in a transaction
    await plain.$transaction(async (tx) => expect(tx.tent.update).toBeTypeOf("function"));
  });
});
