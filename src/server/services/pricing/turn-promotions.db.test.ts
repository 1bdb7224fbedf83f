import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Prisma } from "~/generated/prisma/client";
import { workingShopCache } from "~/test/context";
import { makeBase, makePriceList, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { getShop } from "../catalogue/get-shop";
import { mintPublicTentId } from "../tenancy/tenant-ids";
import { turnPromotions } from "./turn-promotions";

const db = testDb();
beforeAll(() => makeBase(db));
beforeEach(async () => {
  await db.promotion.deleteMany();
  await db.priceList.deleteMany();
  await db.pricingClock.deleteMany();
});

/** Friday in Buenos Aires, one minute before six in the evening. */
const BEFORE = new Date("2026-11-20T20:59:00Z");
const at = (time: string) => new Date(`2026-11-20T${time}Z`);

async function makeShop(...rows: Partial<Prisma.PromotionUncheckedCreateInput>[]) {
  const { tentId } = await makeTent(db);
  for (const row of rows) {
    await db.promotion.create({ data: { tentId, name: "10 %", kind: "PERCENT", percent: "10", ...row } });
  }
  return tentId;
}

/** The shops that a run at this moment purges. */
async function turn(now: Date): Promise<(number | "site")[]> {
  const { ctx, shopCache } = merchantContext(db, 0, now);
  await turnPromotions(ctx);
  return shopCache.purged.toSorted();
}

const evening = { hoursFrom: "18:00", hoursTo: "21:00" };

test("purges a shop in the minute in which a promotion begins, and in that in which it ends", async () => {
  const shop = await makeShop(evening);
  await makeShop({});
  await makeShop({ ...evening, paused: true });
  expect(await turn(BEFORE)).toEqual([]);
  expect(await turn(at("20:59:59"))).toEqual([]);
  expect(await turn(at("21:00:00"))).toEqual([shop]);
  expect(await turn(at("21:01:00"))).toEqual([]);
  expect(await turn(at("23:59:59"))).toEqual([]);
  expect(await turn(new Date("2026-11-21T00:00:30Z"))).toEqual([shop]);
});

test("purges a shop when one of its price lists begins or ends", async () => {
  await turn(BEFORE);
  const shops: number[] = [];
  for (const dates of [
    { validTo: "2026-11-20" },
    { validFrom: "2026-11-21", hidesPublic: true },
    { validFrom: "2026-11-21", paused: true },
    { validFrom: "2026-11-22" },
    {},
  ]) {
    const shop = await makeShop();
    await makePriceList(db, shop, dates);
    shops.push(shop);
  }
  expect(await turn(new Date("2026-11-21T02:59:00Z"))).toEqual([]);
  expect(await turn(new Date("2026-11-21T03:00:00Z"))).toEqual(shops.slice(0, 2));
  expect(await turn(new Date("2026-11-21T03:01:00Z"))).toEqual([]);
});

test("knows dates, moments and weekdays", async () => {
  await turn(BEFORE);
  const saturdays = await makeShop({ weekdays: [6] });
  const lastDay = await makeShop({ validTo: "2026-11-20" });
  const moment = await makeShop({ validFrom: "2026-11-20T18:30:15-03:00" });
  await makeShop({ weekdays: [7] }, { validTo: "2026-11-21" }, { validFrom: "2026-12-01" });
  expect(await turn(at("21:30:00"))).toEqual([]);
  expect(await turn(at("21:31:00"))).toEqual([moment]);
  expect(await turn(new Date("2026-11-21T03:00:00Z"))).toEqual([saturdays, lastDay].toSorted());
});

test("catches up after a pause, also with what began and ended meanwhile", async () => {
  const shop = await makeShop(evening);
  await turn(BEFORE);
  expect(await turn(new Date("2026-11-21T05:00:00Z"))).toEqual([shop]);
  expect(await turn(new Date("2026-11-21T05:01:00Z"))).toEqual([]);
});

test("is done again by the next run if it breaks off", async () => {
  const shop = await makeShop(evening);
  await turn(BEFORE);
  const { ctx } = merchantContext(db, 0, at("21:00:00"));
  await expect(turnPromotions(ctx, AbortSignal.abort())).rejects.toThrow();
  expect(await turn(at("21:01:00"))).toEqual([shop]);
});

test("lets a cached shop show the promotion that has begun", async () => {
  const shop = mintPublicTentId(await makeShop(evening));
  const shopCache = workingShopCache(db);
  const read = (now: Date) => {
    const { ctx } = merchantContext(db, 0, now);
    const cached = { ...ctx, ports: { ...ctx.ports, shopCache } };
    return { cached, names: async () => (await getShop(cached, shop)).rules.promotions.map(({ name }) => name) };
  };
  expect(await read(BEFORE).names()).toEqual([]);
  await turn(BEFORE);
  const { version } = await db.tent.findUniqueOrThrow({ where: { id: shop } });
  await turnPromotions(read(at("21:00:05")).cached);
  expect((await db.tent.findUniqueOrThrow({ where: { id: shop } })).version).toBe(version + 1);
  expect(await read(at("21:00:06")).names()).toEqual(["10 %"]);
});
