import { describe, expect, test } from "vitest";
import { rulesReaching } from "./reaches";
import type { Promotion, ShopRules } from "./rules";

const percent = { kind: "PERCENT", percent: 10 } as const;
const rules: ShopRules = {
  promotions: [
    { name: "all", ...percent },
    { name: "products", ...percent, productIds: [1, 2, 3] },
    { name: "other products", ...percent, productIds: [3] },
    { name: "categories", ...percent, categoryIds: [7, 8] },
    { name: "no product is left", ...percent, productIds: [] },
  ],
  breaks: [],
};
const found = (promotions: readonly Promotion[]) =>
  promotions.map(({ name, productIds, categoryIds }) => [name, productIds ?? categoryIds ?? "all"]);

describe("the rules that reach a cart", () => {
  test("name only its products and categories", () => {
    const lines = [
      { productId: 1, categoryId: null },
      { productId: 5, categoryId: 8 },
    ];
    expect(found(rulesReaching(lines, rules).promotions)).toEqual([
      ["all", "all"],
      ["products", [1]],
      ["categories", [8]],
    ]);
  });

  test("of nothing are none", () => expect(rulesReaching([], rules)).toEqual({ promotions: [], breaks: [] }));
});
