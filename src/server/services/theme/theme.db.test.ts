import { beforeAll, describe, expect, it } from "vitest";
import { themeCss } from "~/domain/theme/theme";
import { createCaller } from "~/server/api/root";
import { getShop } from "~/server/services/catalogue/get-shop";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { appOrigin } from "~/server/site/addresses";
import { testRequest } from "~/test/context";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { assignColours } from "./assign-colours";
import { getTheme } from "./get-theme";

const db = testDb();
const none = { firstCustomColor: null, secondCustomColor: null, bgCustomColor: null, textCustomColor: null };
const green = { ...none, firstCustomColor: "#2e7d32", bgCustomColor: "#f6faf1" };

beforeAll(() => makeBase(db));

async function openShop() {
  const { owner, tent, tentId } = await makeTent(db);
  const { ctx, shopCache } = merchantContext(db, owner.id);
  const painted = async () => themeCss((await getShop({ ...ctx, actor: null }, mintPublicTentId(tent.id))).theme);
  return { ctx, tent, tentId, shopCache, painted };
}

describe("the shop's colours", () => {
  it("are shown to its visitors, and the pages are purged", async () => {
    const shop = await openShop();
    expect(await shop.painted()).toContain("--first:#30acff");
    await assignColours(shop.ctx, shop.tentId, { styleId: 3, ...green });
    expect(await getTheme(shop.ctx, shop.tentId)).toEqual({ styleId: 3, ...green });
    expect(await shop.painted()).toContain("--first:#2e7d32");
    expect(shop.shopCache.purged).toEqual([shop.tent.id]);
  });

  it("keep the style when none is given, and can be reset to the preset", async () => {
    const shop = await openShop();
    await assignColours(shop.ctx, shop.tentId, { styleId: 7, ...green });
    await assignColours(shop.ctx, shop.tentId, none);
    expect(await getTheme(shop.ctx, shop.tentId)).toEqual({ styleId: 7, ...none });
    expect(await shop.painted()).toContain("--bg:#f2dabd");
  });

  it("of another merchant's shop are not found", async () => {
    const [mine, theirs] = [await openShop(), await openShop()];
    const call = createCaller(testRequest(mine.ctx.actor, (actor) => ({ ...mine.ctx, actor }), appOrigin));
    const input = { tentId: theirs.tent.id, styleId: 2, ...green };
    await expect(call.theme.assignColours(input)).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    expect(await getTheme(theirs.ctx, theirs.tentId)).toMatchObject({ styleId: 1, firstCustomColor: null });
  });
});
