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

  it("is the only kind of write that compiles", async () => {
    const plain: Db = db;
    // @ts-expect-error data shown on shop pages is read-only outside of a change
    expect(plain.product.update).toBeTypeOf("function");
    // @ts-expect-error and in a transaction
    await plain.$transaction(async (tx) => expect(tx.tent.update).toBeTypeOf("function"));
  });
});
