import { describe, expect, it, test } from "vitest";
import type { PromotionTimes } from "./promotion";
import { timesMeet } from "./promotion-meeting";
import { promotionSchema, promotionUpdateSchema } from "./promotion-schemas";

const problems = (change: Record<string, unknown>) =>
  promotionSchema
    .safeParse({ name: "3x2", kind: "nxm", buy: 3, pay: 2, all: 1, ...change })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("the fields of a promotion", () => {
  test.each<[Record<string, unknown>, string[]]>([
    [{}, []],
    [{ name: "x".repeat(60), buy: 99, pay: 98, weekdays: [1, 7], hours: { from: "00:00", to: "23:59" } }, []],
    [{ from: "2026-11-27", to: "2026-11-30T23:59:00-03:00" }, []],
    [{ from: null, to: null, weekdays: null, hours: null, categoryIds: null, productIds: null }, []],
    [{ name: " " }, ["name: promotion.nameRequired"]],
    [{ name: "x".repeat(61) }, ["name: promotion.nameTooLong"]],
    [{ kind: "NXM" }, ["kind: promotion.kind"]],
    [{ buy: 1 }, ["buy: promotion.buy"]],
    [{ buy: 100 }, ["buy: promotion.buy"]],
    [{ buy: 2.5, pay: 0 }, ["buy: promotion.buy", "pay: promotion.pay"]],
    [{ nth: 1 }, ["nth: promotion.nth"]],
    [{ value: "10" }, ["value: promotion.value"]],
    [{ weekdays: [0, 8] }, ["weekdays.0: promotion.weekday", "weekdays.1: promotion.weekday"]],
    [{ hours: { from: "24:00", to: "9:00" } }, ["hours.from: promotion.time", "hours.to: promotion.time"]],
    [{ hours: "18:00" }, ["hours: promotion.time"]],
    [{ from: "2026-02-30", to: "30/11/2026" }, ["from: promotion.date", "to: promotion.date"]],
    [{ to: "2026-11-30T23:59:00" }, ["to: promotion.date"]],
    [{ to: "2026-11-30T23:59:00.0000000000000Z" }, ["to: promotion.date"]],
    [{ paused: "si" }, ["paused: common.flag"]],
    [{ productIds: [] }, ["productIds: rule.reach"]],
    [{ productIds: Array(2_001).fill(1) }, ["productIds: rule.tooManyProducts"]],
    [{ categoryIds: Array(201).fill(1) }, ["categoryIds: rule.tooManyCategories"]],
    [{ categoryIds: ["1"] }, ["categoryIds.0: common.id"]],
  ])("%o", (change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it("are each optional in a change", () => {
    expect(promotionUpdateSchema.parse({ id: 1, paused: 1 })).toEqual({ id: 1, paused: true });
  });
});

const times = (over: Partial<PromotionTimes>): PromotionTimes => ({
  from: null,
  to: null,
  weekdays: [],
  hours: null,
  paused: false,
  ...over,
});
const night = { hours: { from: "22:00", to: "02:00" } };

test.each<[string, Partial<PromotionTimes>, Partial<PromotionTimes>, boolean]>([
  ["always and always", {}, {}, true],
  ["one ends on the day the other begins", { to: "2026-11-27" }, { from: "2026-11-27" }, true],
  ["one ends the day before", { to: "2026-11-26" }, { from: "2026-11-27" }, false],
  ["a moment counts for its day in the shop's zone", { to: "2026-11-27T02:00:00Z" }, { from: "2026-11-27" }, false],
  ["weekdays apart", { weekdays: [1, 2] }, { weekdays: [3] }, false],
  ["a weekday in common", { weekdays: [1, 3] }, { weekdays: [3] }, true],
  ["hours that touch", { hours: { from: "09:00", to: "12:00" } }, { hours: { from: "12:00", to: "14:00" } }, false],
  ["hours that overlap", { hours: { from: "09:00", to: "12:01" } }, { hours: { from: "12:00", to: "14:00" } }, true],
  ["a night and the morning", night, { hours: { from: "01:00", to: "09:00" } }, true],
  ["a night and the day", night, { hours: { from: "02:00", to: "22:00" } }, false],
  ["Friday's night and Saturday", { ...night, weekdays: [5] }, { weekdays: [6] }, true],
  ["Sunday's night and Monday", { ...night, weekdays: [7] }, { weekdays: [1] }, true],
])("the times of two promotions: %s", (_, one, other, meets) => {
  const zone = "America/Argentina/Buenos_Aires";
  expect([timesMeet(times(one), times(other), zone), timesMeet(times(other), times(one), zone)]).toEqual([
    meets,
    meets,
  ]);
});
