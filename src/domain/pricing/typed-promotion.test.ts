import { describe, expect, it, test } from "vitest";
import { COMMA_GROUPS, DOT_GROUPS } from "../money/number-format";
import { promotionSchema } from "./promotion-schemas";
import { breakStepsSchema } from "./quantity-break-schemas";
import { breakValuesOf, emptyBreaks, readBreakValues } from "./typed-break";
import { emptyPromotion, type PromotionValues, promotionValuesOf, readPromotionValues } from "./typed-promotion";

const named = (kind: PromotionValues["kind"], over: Partial<PromotionValues> = {}): PromotionValues => ({
  ...emptyPromotion(kind),
  name: "Promo",
  ...over,
});

describe("the form of a promotion", () => {
  test.each<[PromotionValues, Record<string, string>]>([
    [named("nxm"), {}],
    [named("nth_percent"), {}],
    [named("percent", { value: "12,5 %" }), {}],
    [named("amount", { value: "1.500" }), {}],
    [named("free_delivery"), {}],
    [named("nxm", { pay: "3" }), { pay: "promotion.payNotLess" }],
    [named("nxm", { buy: "dos", pay: "" }), { buy: "promotion.buy", pay: "promotion.pay" }],
    [named("percent", { value: "101" }), { value: "promotion.percent" }],
    [named("percent", { value: "1,555" }), { value: "promotion.percent" }],
    [named("amount", { value: "0" }), { value: "promotion.amount" }],
    [named("amount", { value: "mucho" }), { value: "promotion.amount" }],
    [named("nxm", { name: "  " }), { name: "promotion.nameRequired" }],
    [named("nxm", { name: "x".repeat(61) }), { name: "promotion.nameTooLong" }],
    [named("nxm", { reach: "products" }), { reach: "rule.reach" }],
    [named("nxm", { reach: "categories", productIds: [1] }), { reach: "rule.reach" }],
    [named("nxm", { from: "2026-11-30", to: "2026-11-01" }), { to: "promotion.endsBefore" }],
    [named("nxm", { allDay: false, hoursFrom: "18:00" }), { hoursTo: "promotion.time" }],
    [named("nxm", { allDay: false, hoursFrom: "18:00", hoursTo: "18:00" }), { hoursTo: "promotion.sameHours" }],
    [named("nxm", { allDay: false }), { hoursFrom: "promotion.time", hoursTo: "promotion.time" }],
  ])("%o", (values, problems) => {
    const read = readPromotionValues(values);
    expect(read.problems).toEqual(problems);
    if (Object.keys(problems).length === 0) expect(promotionSchema.safeParse(read.input).success).toBe(true);
  });

  it("shows what was saved, in the country's numbers, and sends it back unchanged", () => {
    const saved = {
      name: "$ 1.500,50 menos",
      kind: "amount" as const,
      buy: null,
      pay: null,
      nth: null,
      value: 1_500.5,
      acrossProducts: false,
      categoryIds: null,
      productIds: [3, 4],
      from: "2026-11-01T10:00:00-03:00",
      to: null,
      weekdays: [6, 7],
      hours: { from: "22:00", to: "02:00" },
      paused: true,
      onLists: [3],
    };
    for (const numbers of [DOT_GROUPS, COMMA_GROUPS]) {
      const values = promotionValuesOf(saved, numbers);
      expect(values.value).toBe(numbers === DOT_GROUPS ? "1.500,50" : "1,500.50");
      const { input, problems } = readPromotionValues(values);
      const { categoryIds: _, paused: __, ...kept } = saved;
      expect([input, problems]).toEqual([kept, {}]);
    }
  });
});

describe("the form of quantity breaks", () => {
  const by = (prices: [string, string][]) =>
    readBreakValues({ ...emptyBreaks(), by: "price", steps: prices.map(([from, value]) => ({ from, value })) });

  it("reads steps, and says what is wrong with each", () => {
    const { input, problems } = by([
      ["6", "4.200"],
      ["12,5", "3.900"],
    ]);
    expect(problems).toEqual({});
    expect(breakStepsSchema.parse({ ids: [], ...input }).steps).toEqual([
      { from: 6, price: 4_200, percent: null },
      { from: 12.5, price: 3_900, percent: null },
    ]);
    expect(
      by([
        ["1", "x"],
        ["12", "3.900"],
        ["24", "4.300"],
      ]).problems,
    ).toEqual({
      "steps.0.from": "quantityBreak.from",
      "steps.0.value": "quantityBreak.price",
      "steps.2.value": "quantityBreak.notCheaper",
    });
  });

  it("shows what was saved", () => {
    const saved = [{ from: 2.5, price: null, percent: 12.5, categoryIds: [7], productIds: null }];
    expect(breakValuesOf(saved, DOT_GROUPS)).toEqual({
      by: "percent",
      steps: [{ from: "2,5", value: "12,5" }],
      clientKey: "",
      reach: "categories",
      categoryIds: [7],
      productIds: [],
    });
  });
});
