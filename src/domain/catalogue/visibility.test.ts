import { describe, expect, test } from "vitest";
import { isPubliclyVisible, notPausedCategoryIds } from "./visibility";

const category = (id: number, paused: boolean) => ({ id, paused });
const inFirst = { paused: false, categoryId: 10_000 };
const inSecond = { paused: false, categoryId: 10_001 };
const loose = { paused: false, categoryId: null };
const pausedProduct = { paused: true, categoryId: 10_000 };

describe("categories count only if at least one is not paused", () => {
  test.each([
    ["none", [], [], [true, true, true, false]],
    ["all paused", [category(10_000, true), category(10_001, true)], [], [true, true, true, false]],
    ["all but one paused", [category(10_000, true), category(10_001, false)], [10_001], [false, true, true, false]],
    ["none paused", [category(10_000, false), category(10_001, false)], [10_000, 10_001], [true, true, true, false]],
  ])("%s", (_name, categories, ids, visible) => {
    expect(notPausedCategoryIds(categories)).toEqual(ids);
    expect([inFirst, inSecond, loose, pausedProduct].map((product) => isPubliclyVisible(product, categories))).toEqual(
      visible,
    );
  });
});
