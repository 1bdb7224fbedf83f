import { expect, it } from "vitest";
import { cents } from "../money/money";
import { listPriceOf, type PriceList } from "./unit-price";

const wholesale: PriceList = {
  id: 1,
  percent: 25,
  rounding: null,
  entries: [
    { productId: 2, variantId: null, price: cents(560_000) },
    { productId: 3, variantId: 31, price: cents(100) },
    { productId: 3, variantId: null, price: cents(200) },
    { productId: 4, variantId: 41, price: cents(300) },
  ],
};

it.each<[string, Partial<PriceList>, { productId: number; variantId: number | null }, number | null, number | null]>([
  ["a percentage under the public price", {}, { productId: 1, variantId: null }, 3_290_000, 2_467_500],
  ["rounded to $ 100", { rounding: cents(10_000) }, { productId: 1, variantId: null }, 3_290_000, 2_470_000],
  [
    "half a step rounds up",
    { rounding: cents(10_000), percent: 50 },
    { productId: 1, variantId: null },
    10_000,
    10_000,
  ],
  [
    "under half a step rounds down",
    { rounding: cents(10_000), percent: 51 },
    { productId: 1, variantId: null },
    10_000,
    0,
  ],
  ["a percentage above it", { percent: -10 }, { productId: 1, variantId: null }, 1_000, 1_100],
  [
    "no percentage: the public price as it is",
    { percent: 0, rounding: cents(100) },
    { productId: 1, variantId: null },
    1_050,
    1_050,
  ],
  ["a percentage with decimals", { percent: 12.5 }, { productId: 1, variantId: null }, 999, 874],
  ["never under zero", { percent: 120 }, { productId: 1, variantId: null }, 1_000, 0],
  ["its own price, not rounded", { rounding: cents(100_000) }, { productId: 2, variantId: null }, 790_000, 560_000],
  ["its own price for all variants", {}, { productId: 2, variantId: 21 }, 790_000, 560_000],
  ["a variant's own price", {}, { productId: 3, variantId: 31 }, 1_000, 100],
  ["the product's for the other variants", {}, { productId: 3, variantId: 32 }, 1_000, 200],
  ["the percentage where only another variant has a price", {}, { productId: 4, variantId: 42 }, 1_000, 750],
  ["an own price where the shop says none", {}, { productId: 2, variantId: null }, null, 560_000],
  ["no price at all", {}, { productId: 1, variantId: null }, null, null],
])("%s", (_name, over, of, publicPrice, price) =>
  expect(listPriceOf({ ...wholesale, ...over }, of, publicPrice === null ? null : cents(publicPrice))).toBe(price),
);
