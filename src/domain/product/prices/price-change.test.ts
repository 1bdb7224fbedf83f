import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cents, cents, MAX_CENTS, plus, ROUNDINGS } from "../../money/money";
import {
  changePrice,
  changePrices,
  isSlip,
  orderPriceRows,
  type PriceChange,
  type PricedProduct,
  type PriceRule,
  type PriceToSave,
  planUndo,
  priceKey,
  slipsAmong,
  summarizePrices,
} from "./price-change";
import { priceRuleSchema, priceScopeSchema } from "./price-change-schemas";

const rule = (over: Partial<PriceRule>): PriceRule => ({
  direction: "up",
  unit: "percent",
  hundredths: 1_200,
  rounding: cents(1),
  previous: "follow",
  ...over,
});
const percent = (hundredths: number, rounding = 1) => rule({ hundredths, rounding: cents(rounding) });
const down = (hundredths: number, rounding = 1) => rule({ direction: "down", hundredths, rounding: cents(rounding) });
const amount = (hundredths: number, rounding = 1) => rule({ unit: "amount", hundredths, rounding: cents(rounding) });
const lower = (hundredths: number, rounding = 1) =>
  rule({ direction: "down", unit: "amount", hundredths, rounding: cents(rounding) });
const set = (hundredths: number) => rule({ direction: "set", unit: "amount", hundredths, rounding: cents(50_000) });

describe("one price", () => {
  test.each<[string, number | null, PriceRule, number | null, string]>([
    ["12 % to 50", 2_890_000, percent(1_200, 5_000), 3_235_000, "changed"],
    ["12 % to 500", 2_890_000, percent(1_200, 50_000), 3_250_000, "changed"],
    ["two decimals of a percent", 100_000, percent(1_255), 112_550, "changed"],
    ["half a centavo rounds up", 1, percent(5_000), 2, "changed"],
    ["less than half rounds down", 1, percent(4_900), 1, "same"],
    ["exactly half a step rounds up", 7_500, amount(0 + 100_000, 5_000), 110_000, "changed"],
    ["rounded once: 74,99856 is below 75", 7_140, percent(504, 5_000), 7_140, "same"],
    ["an increase never lowers a price", 11_000, percent(500, 5_000), 11_000, "same"],
    ["a decrease never raises a price", 4_000, down(1_000, 5_000), 4_000, "same"],
    ["never rounds to zero: uses the next smaller step", 1_000, percent(1_200, 50_000), 1_000, "same"],
    ["also where that is a larger part of it", 4_000, percent(1_200, 50_000), 5_000, "changed"],
    ["an amount up", 12_345, amount(155), 12_500, "changed"],
    ["an amount down", 12_345, lower(345, 1_000), 12_000, "changed"],
    ["never below zero", 100_000, lower(150_000), 100_000, "tooLow"],
    ["nor to zero", 100_000, lower(100_000), 100_000, "tooLow"],
    ["nor by a percent", 1, down(9_999), 1, "tooLow"],
    ["a free product stays free", 0, percent(1_200), 0, "same"],
    ["and has a price by an amount", 0, amount(5_000), 5_000, "changed"],
    ["no more than a column holds", MAX_CENTS, percent(1), MAX_CENTS, "tooHigh"],
    ["Consultar stays", null, percent(1_200), null, "withoutPrice"],
    ["unless a price is set", null, set(990_000), 990_000, "changed"],
    ["a set price is not rounded", 100, set(12_345), 12_345, "changed"],
    ["to zero, if set", 100, set(0), 0, "changed"],
    ["the same one", 100, set(100), 100, "same"],
  ])("%s", (_, before, by, after, outcome) => {
    expect(changePrice(before === null ? null : cents(before), by)).toEqual({ after, outcome });
  });
});

const product = (over: Partial<PricedProduct> = {}): PricedProduct => ({
  id: 1,
  price: cents(100_000),
  previous: null,
  variants: [],
  ...over,
});

describe("an offer's previous price", () => {
  test.each<[string, PriceRule, number, number, number | null]>([
    ["moves with the price", percent(1_000), 100_000, 200_000, 220_000],
    ["by the same rounding", percent(1_200, 50_000), 130_000, 210_000, 250_000],
    ["stays when that is chosen", rule({ hundredths: 1_000, previous: "keep" }), 100_000, 200_000, 200_000],
    ["is removed when it is no longer higher", rule({ hundredths: 10_000, previous: "keep" }), 100_000, 200_000, null],
    ["is removed when rounding makes it equal", percent(2_000, 50_000), 120_000, 130_000, null],
    ["stays when rounding leaves the price unchanged", percent(100, 50_000), 120_000, 130_000, 130_000],
    ["stays beside a lower set price", set(90_000), 100_000, 200_000, 200_000],
    ["is removed beside a higher set price", set(200_000), 100_000, 200_000, null],
    ["stays when the price does", lower(500_000), 100_000, 200_000, 200_000],
  ])("%s", (_, by, price, previous, after) => {
    expect(changePrices([product({ price: cents(price), previous: cents(previous) })], by)[0]?.previousAfter).toBe(
      after,
    );
  });
});

test("a variant with its own price changes by it, one without follows its product", () => {
  const rows = changePrices([product({ variants: [{ id: 7, price: cents(140_000) }] })], percent(1_000));
  expect(rows.map(({ variantId, after }) => [variantId, after])).toEqual([
    [null, 110_000],
    [7, 154_000],
  ]);
});

test("computes the summary and lists unusual changes first", () => {
  const products = [
    product({ id: 1 }),
    product({ id: 2, price: cents(28_000) }),
    product({ id: 3, price: null, variants: [{ id: 9, price: cents(100_000) }] }),
    product({ id: 4, price: cents(50_000), previous: cents(60_000) }),
    product({ id: 5, price: MAX_CENTS }),
  ];
  const rows = changePrices(products, rule({ hundredths: 1_200, rounding: cents(50_000), previous: "keep" }));
  expect(summarizePrices(rows)).toEqual({
    products: 5,
    variants: 1,
    changed: 1,
    rise: 1,
    fall: 0,
    priced: 0,
    same: 3,
    withoutPrice: 1,
    tooLow: 0,
    tooHigh: 1,
    unusual: 1,
    offers: 0,
    offersLost: 0,
    lowest: 7_857,
    highest: 7_857,
    average: 7_857,
    sumBefore: 28_000,
    sumAfter: 50_000,
  });
  expect(orderPriceRows(rows).map(({ productId }) => productId)).toEqual([2, 1, 3, 4, 5]);
  expect(summarizePrices(changePrices([product({ price: null })], set(100))).priced).toBe(1);
});

test.each<[object, string | null]>([
  [{ value: "12" }, null],
  [{ value: "12,55 %" }, null],
  [{ value: "" }, "priceChange.valueRequired"],
  [{ value: "0" }, "priceChange.notPositive"],
  [{ value: "-5" }, "priceChange.percent"],
  [{ value: "doce" }, "priceChange.percent"],
  [{ value: "12,555" }, "priceChange.percentTooLarge"],
  [{ value: "1,2555" }, "priceChange.percent"],
  [{ value: "1.000" }, null],
  [{ value: "1.001" }, "priceChange.percentTooLarge"],
  [{ value: "99,99", direction: "down" }, null],
  [{ value: "100", direction: "down" }, "priceChange.downToNothing"],
  [{ value: "1.500,50", unit: "amount" }, null],
  [{ value: "mil", unit: "amount" }, "price.invalid"],
  [{ value: "99999999999999", unit: "amount" }, "price.tooLarge"],
  [{ value: "0", direction: "set" }, null],
  [{ value: "12", rounding: 7 }, "common.invalid"],
])("amount %j", (input, key) => {
  const parsed = priceRuleSchema.safeParse({ direction: "up", unit: "percent", ...input });
  expect(parsed.error?.issues[0]?.message ?? null).toBe(key);
});

const ids = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

test.each<[string, object, boolean]>([
  ["no category", { kind: "categories", ids: [] }, false],
  ["products without a category", { kind: "categories", ids: [], without: true }, true],
  ["nothing picked", { kind: "picked", ids: [] }, false],
  ["as many as a plan holds", { kind: "picked", ids: ids(2_000) }, true],
  ["more than that", { kind: "picked", ids: ids(2_001) }, false],
  ["the bin", { kind: "search", search: "", filter: "bin" }, false],
])("scope: %s", (_, scope, ok) => {
  expect(priceScopeSchema.safeParse(scope).success).toBe(ok);
});

const anyCents = fc
  .oneof(
    fc.integer({ min: 0, max: 100_000 }),
    fc.integer({ min: 0, max: 1_000_000_000 }),
    fc.integer({ min: 0, max: MAX_CENTS }),
  )
  .map(cents);
const anyRule: fc.Arbitrary<PriceRule> = fc
  .record({
    direction: fc.constantFrom("up" as const, "down" as const, "set" as const),
    unit: fc.constantFrom("percent" as const, "amount" as const),
    hundredths: fc.integer({ min: 1, max: 100_000 }),
    rounding: fc.constantFrom(...ROUNDINGS),
    previous: fc.constantFrom("follow" as const, "keep" as const),
  })
  .filter(({ direction, unit, hundredths }) => !(direction === "down" && unit === "percent" && hundredths >= 10_000));
const anyProducts: fc.Arbitrary<PricedProduct[]> = fc
  .array(
    fc.record({
      price: fc.option(anyCents),
      previous: fc.option(anyCents),
      variants: fc.array(anyCents, { maxLength: 4 }),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ price, previous, variants }, index) => ({
      id: index + 1,
      price,
      previous: price !== null && previous !== null && previous > price ? previous : null,
      variants: variants.map((own, n) => ({ id: index * 10 + n + 1, price: own })),
    })),
  );

type Shelf = Map<string, { price: Cents | null; previous: Cents | null }>;

function shelfOf(products: readonly PricedProduct[]): Shelf {
  return new Map(
    products.flatMap((one): [string, { price: Cents | null; previous: Cents | null }][] => [
      [priceKey({ productId: one.id, variantId: null }), { price: one.price, previous: one.previous }],
      ...one.variants.map(({ id, price }): [string, { price: Cents | null; previous: Cents | null }] => [
        priceKey({ productId: one.id, variantId: id }),
        { price, previous: null },
      ]),
    ]),
  );
}

const write = (shelf: Shelf, changes: readonly PriceChange[], back = false) =>
  new Map([
    ...shelf,
    ...changes.map((change): [string, { price: Cents | null; previous: Cents | null }] => [
      priceKey(change),
      {
        price: back ? change.before : change.after,
        previous: back ? change.previousBefore : change.previousAfter,
      },
    ]),
  ]);

const changesOf = (products: readonly PricedProduct[], by: PriceRule) =>
  changePrices(products, by).filter(({ outcome }) => outcome === "changed");

const productsOf = (products: readonly PricedProduct[], shelf: Shelf): PricedProduct[] =>
  products.map((one) => ({
    ...one,
    ...(shelf.get(priceKey({ productId: one.id, variantId: null })) ?? { price: null, previous: null }),
    variants: one.variants.map(({ id }) => ({
      id,
      price: shelf.get(priceKey({ productId: one.id, variantId: id }))?.price ?? cents(0),
    })),
  }));

test.each([
  [1_000, 40_000_000, true],
  [1_000, 10_000, true],
  [1_000, 9_999, false],
  [1_000, 1_700, false],
  [150_000, 150, true],
  [150_000, 15_000, true],
  [150_000, 15_001, false],
  [100, 0, true],
  [0, 500, false],
  [null, 500, false],
  [500, null, false],
])("%j to %j is asked about in a row: %j", (before, after, wanted) => {
  expect(isSlip(before as Cents | null, after as Cents | null)).toBe(wanted);
});

test("of amounts that are saved together, only those ten times as high or low are asked about", () => {
  const price = (before: number | null, after: number | null) => ({ before, after }) as PriceToSave;
  const slips = [price(200_000, 8_000_000_000), price(150_000, 15_000), price(100, 0)];
  const meant = [price(1_000, 1_000), price(1_000, 9_999), price(null, 500), price(500, null), price(0, 500)];
  expect(slipsAmong([...meant, ...slips])).toEqual(slips);
  expect(slipsAmong(meant)).toEqual([]);
});

describe("for all prices and rules", () => {
  test("keeps every price between 0 and the column's maximum, and makes no price 0 unless it is set to 0", () => {
    fc.assert(
      fc.property(anyCents, anyRule, (before, by) => {
        const { after } = changePrice(before, by);
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(MAX_CENTS);
        if (before > 0 && by.direction !== "set") expect(after).toBeGreaterThan(0);
      }),
    );
  });

  test("rounding moves no price by more than half a step, or against the direction", () => {
    fc.assert(
      fc.property(anyCents, anyRule, (before, by) => {
        const { after, outcome } = changePrice(before, by);
        if (by.direction === "set" || outcome === "tooLow" || outcome === "tooHigh" || after === null) return;
        const sign = by.direction === "up" ? 1n : -1n;
        const moved = sign * BigInt(by.hundredths);
        const exact = by.unit === "percent" ? BigInt(before) * (10_000n + moved) : (BigInt(before) + moved) * 10_000n;
        const off = BigInt(after) * 10_000n - exact;
        expect((off < 0n ? -off : off) * 2n).toBeLessThanOrEqual(BigInt(by.rounding) * 10_000n);
        expect(sign * BigInt(after - before)).toBeGreaterThanOrEqual(0n);
      }),
      { numRuns: 1_000 },
    );
  });

  test("keeps every offer valid", () => {
    fc.assert(
      fc.property(anyProducts, anyRule, (products, by) => {
        for (const { after, previousAfter } of changePrices(products, by)) {
          if (previousAfter !== null) expect(previousAfter).toBeGreaterThan(after ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });

  test("leaves out variants without their own price, as they follow the product", () => {
    fc.assert(
      fc.property(anyProducts, anyRule, (products, by) => {
        const own = new Set(products.flatMap(({ variants }) => variants.map(({ id }) => id)));
        const touched = changePrices(products, by).flatMap(({ variantId }) => (variantId === null ? [] : [variantId]));
        expect(new Set(touched)).toEqual(own);
      }),
    );
  });

  test("undo restores every row to the cent, also after consecutive changes", () => {
    fc.assert(
      fc.property(anyProducts, fc.array(anyRule, { minLength: 1, maxLength: 4 }), (products, rules) => {
        const start = shelfOf(products);
        let shelf = start;
        const done: PriceChange[][] = [];
        for (const by of rules) {
          const changes = changesOf(productsOf(products, shelf), by);
          shelf = write(shelf, changes);
          done.push(changes);
        }
        for (const changes of done.reverse()) {
          const plan = planUndo(changes, shelf);
          expect([plan.left, plan.gone]).toEqual([[], []]);
          shelf = write(shelf, plan.back, true);
        }
        expect(shelf).toEqual(start);
      }),
    );
  });

  test("undo skips rows that were edited since or deleted", () => {
    fc.assert(
      fc.property(anyProducts, anyRule, fc.array(fc.nat(11)), fc.array(fc.nat(11)), (products, by, edited, gone) => {
        const changes = changesOf(products, by);
        const shelf = write(shelfOf(products), changes);
        const keys = changes.map(priceKey);
        const removed = new Set(gone.flatMap((at) => keys[at] ?? []));
        const touched = new Set(edited.flatMap((at) => keys[at] ?? []).filter((key) => !removed.has(key)));
        for (const key of removed) shelf.delete(key);
        for (const key of touched)
          shelf.set(key, { price: plus(shelf.get(key)?.price ?? cents(0), cents(1)), previous: null });
        const plan = planUndo(changes, shelf);
        expect(new Set(plan.left.map(priceKey))).toEqual(touched);
        expect(new Set(plan.gone.map(priceKey))).toEqual(removed);
        expect(plan.back).toHaveLength(changes.length - touched.size - removed.size);
      }),
    );
  });
});
