import { beforeAll, describe, expect, test } from "vitest";
import { moneyFormatOf } from "~/domain/money/number-format";
import type { Prisma } from "~/generated/prisma/client";
import { makeBase, makeTent } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { readRules } from "./read-rules";

const db = testDb();
beforeAll(() => makeBase(db));

/** A Friday, noon in Buenos Aires. */
const NOON = new Date("2026-11-20T15:00:00Z");

type Row<Kind extends "promotion" | "quantityBreak"> = Omit<
  Kind extends "promotion" ? Prisma.PromotionUncheckedCreateInput : Prisma.QuantityBreakUncheckedCreateInput,
  "tentId"
>;

async function makeShop(promotions: Row<"promotion">[], breaks: Row<"quantityBreak">[] = [], countryId = 1) {
  const { tentId } = await makeTent(db, { countryId });
  for (const row of promotions) await db.promotion.create({ data: { tentId, ...row } });
  for (const row of breaks) await db.quantityBreak.create({ data: { tentId, ...row } });
  const country = await db.country.findUniqueOrThrow({ where: { id: countryId } });
  return (now = NOON) => readRules(db, { id: tentId, country, money: moneyFormatOf(country) }, now);
}

describe("the rules of a shop", () => {
  test("have the terms of their kind and amounts in cents", async () => {
    const read = await makeShop(
      [
        { name: "3x2", kind: "NXM", buy: 3, pay: 2, acrossProducts: true, order: 1 },
        { name: "Segunda", kind: "NTH_PERCENT", nth: 2, percent: "70", order: 2 },
        { name: "Ofertón", kind: "PERCENT", percent: "12.5", order: 3 },
        { name: "Rebaja", kind: "AMOUNT", amount: "500.5", order: 4 },
        { name: "Envío", kind: "FREE_DELIVERY", order: 5 },
      ],
      [
        { from: "6", price: "4200" },
        { from: "2.5", percent: "10" },
      ],
    );
    expect(await read()).toEqual({
      promotions: [
        { name: "3x2", kind: "NXM", buy: 3, pay: 2, acrossProducts: true },
        { name: "Segunda", kind: "NTH_PERCENT", nth: 2, percent: 70, acrossProducts: false },
        { name: "Ofertón", kind: "PERCENT", percent: 12.5 },
        { name: "Rebaja", kind: "AMOUNT", amount: 50_050 },
        { name: "Envío", kind: "FREE_DELIVERY" },
      ],
      breaks: [
        { name: "Por llevar 2,5 o más", from: 2_500, percent: 10 },
        { name: "Por llevar 6 o más", from: 6_000, price: 420_000 },
      ],
      until: null,
    });
  });

  test("are in the merchant's order, those of equal order as they were made", async () => {
    const percent = { kind: "PERCENT", percent: "10" } as const;
    const read = await makeShop([
      { name: "c", order: 1, ...percent },
      { name: "a", ...percent },
      { name: "b", ...percent },
    ]);
    expect((await read()).promotions.map(({ name }) => name)).toEqual(["a", "b", "c"]);
  });

  test("for categories or products name them, even none that is left", async () => {
    const percent = { kind: "PERCENT", percent: "10" } as const;
    const read = await makeShop(
      [
        { name: "all", ...percent, categoryIds: [1], productIds: [2] },
        { name: "categories", ...percent, reach: "CATEGORIES", categoryIds: [1, 2] },
        { name: "deleted products", ...percent, reach: "PRODUCTS" },
      ],
      [{ from: "3", percent: "5", reach: "CATEGORIES" }],
    );
    expect(await read()).toMatchObject({
      promotions: [
        { name: "all", kind: "PERCENT", percent: 10 },
        { name: "categories", categoryIds: [1, 2] },
        { name: "deleted products", productIds: [] },
      ],
      breaks: [{ name: "Por llevar 3 o más", categoryIds: [] }],
    });
    expect((await read()).promotions[0]).not.toHaveProperty("categoryIds");
  });

  test("are those in force by the shop's clock, until the next one begins or ends", async () => {
    const percent = { kind: "PERCENT", percent: "10" } as const;
    const rows: Row<"promotion">[] = [
      { name: "paused", ...percent, paused: true },
      { name: "past", ...percent, validTo: "2026-11-19" },
      { name: "its last day", ...percent, validTo: "2026-11-20" },
      { name: "next week", ...percent, validFrom: "2026-11-27" },
      { name: "Fridays", ...percent, weekdays: [5] },
      { name: "Saturdays", ...percent, weekdays: [6] },
      { name: "lunch", ...percent, hoursFrom: "12:00", hoursTo: "14:00" },
    ];
    const names = async (read: Awaited<ReturnType<typeof makeShop>>, now?: Date) => {
      const { promotions, until } = await read(now);
      return [promotions.map(({ name }) => name), until?.toISOString()];
    };
    const argentina = await makeShop(rows);
    expect(await names(argentina)).toEqual([["its last day", "Fridays", "lunch"], "2026-11-20T17:00:00.000Z"]);
    expect(await names(argentina, new Date("2026-11-21T02:59:59Z"))).toEqual([
      ["its last day", "Fridays"],
      "2026-11-21T03:00:00.000Z",
    ]);
    expect(await names(argentina, new Date("2026-11-21T03:00:00Z"))).toEqual([
      ["Saturdays"],
      "2026-11-21T15:00:00.000Z",
    ]);
    // nine in the morning there
    const { id: mexico } = await db.country.findFirstOrThrow({ where: { timeZone: "America/Mexico_City" } });
    expect(await names(await makeShop(rows, [], mexico))).toEqual([
      ["its last day", "Fridays"],
      "2026-11-20T18:00:00.000Z",
    ]);
  });
});
