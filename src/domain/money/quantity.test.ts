import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { milli } from "./milli";
import { COMMA_GROUPS, DOT_GROUPS } from "./number-format";
import {
  formatQuantity,
  isOnStep,
  MAX_QUANTITY,
  parseQuantity,
  ruleByHand,
  snapQuantity,
  UNIT_WORDS,
  unitFromText,
} from "./quantity";
import { UNITS, type Unit } from "./unit";

describe("parseQuantity", () => {
  test.each<[string, Unit, number]>([
    ["2", "UNIT", 2_000],
    ["2 u", "UNIT", 2_000],
    ["1,5 kg", "KG", 1_500],
    ["1.5", "KG", 1_500],
    ["500 g", "KG", 500],
    ["250gr", "KG", 250],
    ["300 g", "HUNDRED_GRAMS", 3_000],
    ["300", "HUNDRED_GRAMS", 3_000],
    ["0,25 kg", "HUNDRED_GRAMS", 2_500],
    ["2,75 m", "METRE", 2_750],
    ["2 docenas", "DOZEN", 2_000],
    ["0,5", "DOZEN", 500],
    ["1 bulto", "PACKAGE", 1_000],
    ["9999", "UNIT", MAX_QUANTITY],
    ["0.250", "UNIT", 250],
    ["1.250 kg", "KG", 1_250],
    ["1.250 kg", "HUNDRED_GRAMS", 12_500],
  ])("%j in %s", (text, unit, quantity) => {
    for (const numbers of [DOT_GROUPS, COMMA_GROUPS]) {
      expect(parseQuantity(text, unit, numbers)).toEqual({ ok: true, quantity });
    }
  });

  test.each<[string, Unit, number, number]>([
    ["1.234", "UNIT", 1_234_000, 1_234],
    ["1,234", "PACKAGE", 1_234, 1_234_000],
    ["2.000 g", "KG", 2_000, 2],
    ["1,500", "METRE", 1_500, 1_500],
  ])("%j in %s is %d thousandths where the dot groups, else %d", (text, unit, dot, comma) => {
    expect(parseQuantity(text, unit, DOT_GROUPS)).toMatchObject({ quantity: dot });
    expect(parseQuantity(text, unit, COMMA_GROUPS)).toMatchObject({ quantity: comma });
  });

  test.each<[string, Unit, string]>([
    ["", "KG", "empty"],
    ["mucho", "KG", "invalid"],
    ["-1", "KG", "invalid"],
    ["1.2.3", "KG", "invalid"],
    ["2 m", "KG", "unit"],
    ["2 kg", "UNIT", "unit"],
    ["1,2345", "KG", "tooManyDecimals"],
    ["0,05 g", "HUNDRED_GRAMS", "tooManyDecimals"],
    ["0", "KG", "notPositive"],
    ["10000", "UNIT", "tooLarge"],
  ])("rejects %j in %s: %s", (text, unit, reason) => {
    expect(parseQuantity(text, unit, DOT_GROUPS)).toEqual({ ok: false, reason });
  });
});

test.each<[string, Unit, number]>([
  [",5", "KG", 500],
  [".5", "KG", 500],
  [",5 kg", "KG", 500],
  [",250", "KG", 250],
  ["1,", "KG", 1_000],
  ["1.", "UNIT", 1_000],
  ["2, kg", "KG", 2_000],
  [" 1 , 5 ", "KG", 1_500],
  ["1\u00a05", "UNIT", Number.NaN],
  ["\u202a1,5\u202c", "KG", 1_500],
  ["1,250", "KG", 1_250],
  ["½", "KG", 500],
  ["1½ kg", "KG", 1_500],
  ["1 ½", "METRE", 1_500],
  ["¾", "HUNDRED_GRAMS", Number.NaN],
  ["1/2 kg", "KG", 500],
  ["1/2 kg", "HUNDRED_GRAMS", 5_000],
  ["2 1/4", "KG", 2_250],
  ["3/4", "METRE", 750],
  ["½", "DOZEN", 500],
  ["1e3", "KG", Number.NaN],
  ["1,,5", "KG", Number.NaN],
  [",", "KG", Number.NaN],
  ["1/3", "KG", Number.NaN],
  ["-,5", "KG", Number.NaN],
])("reads what phones and people type: %j in %s is %d thousandths", (text, unit, quantity) => {
  for (const numbers of [DOT_GROUPS, COMMA_GROUPS]) {
    const read = parseQuantity(text, unit, numbers);
    expect(read.ok ? read.quantity : Number.NaN).toBe(quantity);
  }
});

test.each<[Unit, number, boolean]>([
  ["KG", 1_235, true],
  ["HUNDRED_GRAMS", 12_345, true],
  ["METRE", 1, true],
  ["KG", 0, false],
  ["UNIT", 1_500, false],
  ["UNIT", 2_000, true],
  ["DOZEN", 750, false],
  ["PACKAGE", 500, true],
])("by hand %s may be %d thousandths: %s", (unit, quantity, isSold) => {
  const rule = ruleByHand({ unit, step: milli(500), minQuantity: milli(unit === "UNIT" ? 2_000 : 500) });
  expect(isOnStep(milli(quantity), rule)).toBe(isSold);
});

describe("formatQuantity", () => {
  test.each<[number, Unit, string]>([
    [2_000, "UNIT", "2"],
    [1_500, "KG", "1,5 kg"],
    [1_250, "KG", "1,25 kg"],
    [3_000, "HUNDRED_GRAMS", "300 g"],
    [500, "HUNDRED_GRAMS", "50 g"],
    [1_000, "DOZEN", "1 docena"],
    [2_000, "DOZEN", "2 docenas"],
    [500, "DOZEN", "½ docena"],
    [1_500, "DOZEN", "1,5 docenas"],
    [250, "DOZEN", "0,25 docena"],
    [1_234_500, "DOZEN", "1.234,5 docenas"],
    [1_234_000, "PACKAGE", "1.234 bultos"],
    [750, "METRE", "0,75 m"],
  ])("%i of %s", (quantity, unit, text) => {
    expect(formatQuantity(milli(quantity), unit, DOT_GROUPS)).toBe(text);
  });

  test("uses the country's separators", () => {
    expect(formatQuantity(milli(750), "KG", COMMA_GROUPS)).toBe("0.75 kg");
    expect(formatQuantity(milli(15_000), "HUNDRED_GRAMS", COMMA_GROUPS)).toBe("1,500 g");
  });

  test("parses every formatted quantity below a thousand back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), fc.constantFrom(...UNITS), (quantity, unit) => {
        for (const numbers of [DOT_GROUPS, COMMA_GROUPS]) {
          expect(parseQuantity(formatQuantity(milli(quantity), unit, numbers), unit, numbers)).toEqual({
            ok: true,
            quantity,
          });
        }
      }),
    );
  });
});

test("reads grouped thousands before decimals", () => {
  expect(parseQuantity("1.234,5 g", "HUNDRED_GRAMS", DOT_GROUPS)).toEqual({ ok: true, quantity: 12_345 });
  expect(parseQuantity("1.234,5 g", "HUNDRED_GRAMS", COMMA_GROUPS)).toEqual({ ok: false, reason: "invalid" });
});

test("parses every formatted quantity of units, grams, dozens and packages back", () => {
  const unit = fc.constantFrom(...UNITS.filter((one) => one !== "KG" && one !== "METRE"));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_QUANTITY }), unit, (quantity, one) => {
      for (const numbers of [DOT_GROUPS, COMMA_GROUPS]) {
        const text = formatQuantity(milli(quantity), one, numbers);
        expect(parseQuantity(text, one, numbers)).toEqual({ ok: true, quantity });
      }
    }),
  );
});

describe("steps", () => {
  test.each([
    [2_000, 1_000, 1_000, undefined, 2_000],
    [1_600, 500, 1_000, undefined, 1_500],
    [1_750, 500, 1_000, undefined, 2_000],
    [100, 1_000, 3_000, undefined, 3_000],
    [4_000, 2_000, 3_000, undefined, 5_000],
    [10_000, 1_000, 1_000, 4_000, 4_000],
    [10_000, 500, 1_000, 2_750, 2_500],
    [10_000, 1_000, 3_000, 2_000, null],
    [1_000, 1_000, 1_000, 0, null],
  ])("%i by %i from %i, stock %s", (quantity, step, minQuantity, max, wanted) => {
    expect(
      snapQuantity(
        milli(quantity),
        { step: milli(step), minQuantity: milli(minQuantity) },
        max === undefined ? max : milli(max),
      ),
    ).toBe(wanted);
  });

  test("snapping yields a valid step and is idempotent", () => {
    const quantity = fc.integer({ min: 1, max: MAX_QUANTITY });
    const small = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(quantity, small, small, (wanted, step, minQuantity) => {
        const rule = { step: milli(step), minQuantity: milli(minQuantity) };
        const snapped = snapQuantity(milli(wanted), rule);
        expect(snapped !== null && isOnStep(snapped, rule)).toBe(true);
        expect(snapQuantity(snapped ?? milli(0), rule)).toBe(snapped);
      }),
    );
  });
});

test("parses units by enum member and by word", () => {
  expect(UNITS.map((unit) => UNIT_WORDS[unit])).toEqual(["unidad", "kg", "100 g", "m", "docena", "bulto"]);
  for (const unit of UNITS) expect([unitFromText(unit), unitFromText(UNIT_WORDS[unit])]).toEqual([unit, unit]);
  expect(unitFromText("litro")).toBeNull();
});
