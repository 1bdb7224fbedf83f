import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatQuantity, isOnStep, MAX_QUANTITY, parseQuantity, snapQuantity, UNITS, type Unit } from "./quantity";

describe("parseQuantity", () => {
  test.each<[string, Unit, number]>([
    ["2", "unidad", 2_000],
    ["2 u", "unidad", 2_000],
    ["1,5 kg", "kg", 1_500],
    ["1.5", "kg", 1_500],
    ["500 g", "kg", 500],
    ["250gr", "kg", 250],
    ["300 g", "100 g", 3_000],
    ["300", "100 g", 3_000],
    ["0,25 kg", "100 g", 2_500],
    ["2,75 m", "m", 2_750],
    ["2 docenas", "docena", 2_000],
    ["0,5", "docena", 500],
    ["1 bulto", "bulto", 1_000],
    ["100000", "unidad", MAX_QUANTITY],
  ])("%j in %s", (text, unit, quantity) => {
    expect(parseQuantity(text, unit)).toEqual({ ok: true, quantity });
  });

  test.each<[string, Unit, string]>([
    ["", "kg", "empty"],
    ["mucho", "kg", "invalid"],
    ["-1", "kg", "invalid"],
    ["1.2.3", "kg", "invalid"],
    ["2 m", "kg", "unit"],
    ["2 kg", "unidad", "unit"],
    ["1,2345", "kg", "tooManyDecimals"],
    ["0,05 g", "100 g", "tooManyDecimals"],
    ["0", "kg", "notPositive"],
    ["100001", "unidad", "tooLarge"],
  ])("%j in %s is refused: %s", (text, unit, reason) => {
    expect(parseQuantity(text, unit)).toEqual({ ok: false, reason });
  });
});

describe("formatQuantity", () => {
  test.each<[number, Unit, string]>([
    [2_000, "unidad", "2"],
    [1_500, "kg", "1,5 kg"],
    [1_250, "kg", "1,25 kg"],
    [3_000, "100 g", "300 g"],
    [500, "100 g", "50 g"],
    [1_000, "docena", "1 docena"],
    [2_000, "docena", "2 docenas"],
    [1_234_000, "bulto", "1.234 bultos"],
    [750, "m", "0,75 m"],
  ])("%i of %s", (quantity, unit, text) => {
    expect(formatQuantity(quantity, unit)).toBe(text);
  });

  test("what is shown reads back the same, below a thousand", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), fc.constantFrom(...UNITS), (quantity, unit) => {
        expect(parseQuantity(formatQuantity(quantity, unit), unit)).toEqual({ ok: true, quantity });
      }),
    );
  });
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
    expect(snapQuantity(quantity, { step, minQuantity }, max)).toBe(wanted);
  });

  test("snapping lands on the step, and twice is once", () => {
    const quantity = fc.integer({ min: 1, max: MAX_QUANTITY });
    const small = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(quantity, small, small, (wanted, step, minQuantity) => {
        const snapped = snapQuantity(wanted, { step, minQuantity });
        expect(snapped !== null && isOnStep(snapped, { step, minQuantity })).toBe(true);
        expect(snapQuantity(snapped ?? 0, { step, minQuantity })).toBe(snapped);
      }),
    );
  });
});
