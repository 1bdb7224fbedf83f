import { describe, expect, test } from "vitest";
import { priceRequestSchema } from "./price-request";

const problems = (value: object) =>
  priceRequestSchema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
const good = { all: true, mode: "percent", value: 10 };

describe("bulk price request of the API", () => {
  test.each<[object, object]>([
    [{ value: 12.5 }, { direction: "up", unit: "percent", hundredths: 1_250, rounding: 1 }],
    [
      { value: -12.5, rounding: 500 },
      { direction: "down", unit: "percent", hundredths: 1_250, rounding: 50_000 },
    ],
    [
      { value: "10.5", rounding: 0.01 },
      { direction: "up", unit: "percent", hundredths: 1_050, rounding: 1 },
    ],
    [
      { mode: "amount", value: -150.05 },
      { direction: "down", unit: "amount", hundredths: 15_005, rounding: 1 },
    ],
    [
      { mode: "set", value: 0 },
      { direction: "set", unit: "amount", hundredths: 0, rounding: 1 },
    ],
    [
      { mode: "set", value: 1234.5 },
      { direction: "set", unit: "amount", hundredths: 123_450, rounding: 1 },
    ],
  ])("%j", (over, rule) => {
    expect(priceRequestSchema.parse({ ...good, ...over })).toEqual({
      scope: { kind: "all" },
      rule: { ...rule, previous: "follow" },
      dryRun: false,
    });
  });

  test.each<[object, object]>([
    [{ all: 1 }, { kind: "all" }],
    [{ productIds: [3, 4] }, { kind: "picked", ids: [3, 4] }],
    [
      { all: false, categoryId: 10_000 },
      { kind: "categories", ids: [10_000], without: false },
    ],
  ])("scope of %j", (which, scope) => {
    const asked = priceRequestSchema.parse({ mode: "set", value: 5, dryRun: true, ...which });
    expect(asked).toMatchObject({ scope, dryRun: true });
  });

  test.each<[object, string]>([
    [{ all: false }, "productIds: priceChange.nothingPicked"],
    [{ categoryId: 10_000 }, "productIds: priceChange.oneScope"],
    [{ productIds: [] }, "productIds: priceChange.nothingPicked"],
    [{ productIds: ["1"] }, "productIds.0: common.id"],
    [{ productIds: Array(2_001).fill(1) }, "productIds: priceChange.tooManyPicked"],
    [{ categoryId: 0 }, "categoryId: common.id"],
    [{ mode: "double" }, "mode: common.invalid"],
    [{ value: undefined }, "value: priceChange.valueRequired"],
    [{ value: 10.005 }, "value: priceChange.percent"],
    [{ value: "1.500,5" }, "value: priceChange.percent"],
    [{ value: Number.NaN }, "value: priceChange.valueRequired"],
    [{ value: 1e21 }, "value: priceChange.percent"],
    [{ value: 0 }, "value: priceChange.notPositive"],
    [{ value: 1_000.01 }, "value: priceChange.percentTooLarge"],
    [{ value: -100 }, "value: priceChange.downToNothing"],
    [{ mode: "set", value: -1 }, "value: price.negative"],
    [{ mode: "set", value: "mucho" }, "value: price.invalid"],
    [{ mode: "amount", value: 9_999_999_999_999 }, "value: price.tooLarge"],
    [{ rounding: 5 }, "rounding: common.invalid"],
    [{ rounding: 0.014 }, "rounding: common.invalid"],
    [{ rounding: "10" }, "rounding: common.invalid"],
    [{ dryRun: "si" }, "dryRun: common.flag"],
  ])("rejects %j", (over, problem) => {
    expect(problems({ ...good, ...over })).toEqual([problem]);
  });
});
