import { describe, expect, test } from "vitest";
import { milli } from "../money/milli";
import { rulesOnList, rulesReaching } from "./reaches";
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

describe("the rules that count on a price list", () => {
  const listed: ShopRules = {
    promotions: [
      { name: "public only", ...percent },
      { name: "also on list 7", ...percent, onLists: [7] },
      { name: "also on list 8", kind: "FREE_DELIVERY", onLists: [8] },
    ],
    breaks: [{ name: "Desde 6", from: milli(6_000), percent: 10 }],
  };
  const namesOn = (listId: number | null) => rulesOnList(listed, listId).promotions.map(({ name }) => name);

  test.each([
    ["public prices: all of them", null, ["public only", "also on list 7", "also on list 8"]],
    ["a list: those that name it", 7, ["also on list 7"]],
    ["a list that none names", 9, []],
  ])("%s", (_name, listId, names) => expect(namesOn(listId)).toEqual(names));

  test("are all quantity breaks", () => expect(rulesOnList(listed, 9).breaks).toEqual(listed.breaks));
});
