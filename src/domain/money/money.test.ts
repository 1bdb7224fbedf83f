import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { milli, milliFromAmount } from "./milli";
import {
  amountFromCents,
  cents,
  centsFromDecimal,
  decimalFromCents,
  detectDecimal,
  formatAmount,
  formatPrice,
  lineTotal,
  MAX_CENTS,
  parseColumnPrice,
  parsePrice,
  percentOf,
  percentOff,
  priceParts,
  sumFromDecimal,
  withoutTaxes,
} from "./money";
import { COMMA_GROUPS, DOT_GROUPS } from "./number-format";

const ARS = { symbol: "$", ...DOT_GROUPS };
const MXN = { symbol: "$", ...COMMA_GROUPS };

const price = fc.integer({ min: 0, max: MAX_CENTS });

describe("parsePrice", () => {
  test.each<[string, number | null]>([
    ["", null],
    ["   ", null],
    ["$", null],
    ["0", 0],
    ["1500", 150_000],
    ["1.500", 150_000],
    ["1,500", 150_000],
    ["1.500,50", 150_050],
    ["1,500.50", 150_050],
    ["1.234.567", 123_456_700],
    ["1,234,567.8", 123_456_780],
    ["1.234.567,89", 123_456_789],
    ["12,5", 1_250],
    ["12.50", 1_250],
    [",50", 50],
    ["12,", 1_200],
    ["0,500", 50],
    ["0.5", 50],
    ["1234.500", 123_450],
    ["12,5000", 1_250],
    ["$ 1.500", 150_000],
    ["$1.500,00", 150_000],
    ["$\u00a01.500.-", 150_000],
    ["1500,-", 150_000],
    ["1 500", 150_000],
    ["1'234'567", 123_456_700],
    ["AR$ 900", 90_000],
    ["999.999.999.999,99", MAX_CENTS],
  ])("%j is %j cents", (text, cents) => {
    expect(parsePrice(text)).toEqual({ ok: true, cents });
  });

  test.each([
    ["abc", "invalid"],
    ["1.5.0", "invalid"],
    ["1.23,50", "invalid"],
    ["1,5,0", "invalid"],
    ["1.500,50,1", "invalid"],
    ["10 20", "invalid"],
    ["1e5", "invalid"],
    [".", "invalid"],
    ["٣", "invalid"],
    ["Infinity", "invalid"],
    ["-5", "negative"],
    ["- $ 5", "negative"],
    ["1,2345", "tooManyDecimals"],
    ["1.000.000.000.000", "tooLarge"],
    ["9".repeat(60), "tooLarge"],
  ])("rejects %j: %s", (text, reason) => {
    expect(parsePrice(text)).toEqual({ ok: false, reason });
  });

  test("parses every formatted price back", () => {
    fc.assert(
      fc.property(price, (amount) => {
        expect(parsePrice(formatPrice(cents(amount), ARS))).toEqual({ ok: true, cents: amount });
        expect(parsePrice(formatPrice(cents(amount), MXN))).toEqual({ ok: true, cents: amount });
      }),
    );
  });

  test("never throws for any input", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parsePrice(text);
        if (parsed.ok && parsed.cents !== null) expect(Number.isSafeInteger(parsed.cents)).toBe(true);
      }),
    );
  });
});

describe("detectDecimal", () => {
  const cents = (texts: string[], forced?: "." | ",") => {
    const { decimal } = detectDecimal(texts, forced);
    return texts.map((text) => {
      const parsed = parseColumnPrice(text, decimal);
      return parsed.ok ? parsed.cents : parsed.reason;
    });
  };

  test("one unambiguous cell decides for the others", () => {
    expect(cents(["1.500", "12.50"])).toEqual([150, 1_250]);
    expect(cents(["1.500", "12,50"])).toEqual([150_000, 1_250]);
    expect(cents(["1,500", "1,234.5"])).toEqual([150_000, 123_450]);
  });

  test("without an unambiguous cell, three digits count as a group and the column is uncertain", () => {
    expect(detectDecimal(["1.500", "2.000"])).toMatchObject({ decimal: ",", certain: false });
    expect(detectDecimal(["1,500", "2,000"])).toMatchObject({ decimal: ".", certain: false });
    expect(detectDecimal(["1500", ""])).toMatchObject({ certain: true });
  });

  test.each([
    [
      ["2,585.81 ARS", "1,200.00 ARS", "950 ARS"],
      [258_581, 120_000, 95_000],
    ],
    [
      ["U$S 10", "u$s 12,50", "US$ 8"],
      [1_000, 1_250, 800],
    ],
    [
      ["USD 1.234", "USD 5,5"],
      [123_400, 550],
    ],
    [
      ["1.234 €", "99,90 €"],
      [123_400, 9_990],
    ],
    [
      ["S/ 12.50", "S/. 1,250.00"],
      [1_250, 125_000],
    ],
  ])("drops the currencies of %j", (texts, expected) => {
    expect(cents(texts)).toEqual(expected);
  });

  test("the country decides where both signs may group", () => {
    expect(detectDecimal(["1.234", "1,234"], undefined, ".")).toMatchObject({ decimal: ".", certain: false });
    expect(detectDecimal(["1.234", "1,234"], undefined, ",")).toMatchObject({ decimal: ",", certain: false });
  });

  test("reads contradictory cells one by one, and accepts a forced separator", () => {
    expect(detectDecimal(["1.500,5", "1,500.5"])).toMatchObject({ decimal: null, certain: false });
    expect(cents(["1.500,5", "1,500.5"])).toEqual([150_050, 150_050]);
    expect(cents(["1.500"], ".")).toEqual([150]);
  });

  test("rounds the long fractions of a spreadsheet", () => {
    expect(cents(["33.333333", "0.005"])).toEqual([3_333, 1]);
  });
});

describe("decimals", () => {
  test.each<[string | number | { toString(): string }, number]>([
    ["1234.5", 123_450],
    ["0", 0],
    [1234.56, 123_456],
    [0.1 + 0.2, 30],
    [{ toString: () => "10.00" }, 1_000],
    ["-3.5", -350],
  ])("centsFromDecimal(%s)", (value, cents) => {
    expect(centsFromDecimal(value)).toBe(cents);
  });

  test("a sum may exceed the largest price", () => {
    expect(sumFromDecimal("1999999999999.98")).toBe(199_999_999_999_998);
    expect(sumFromDecimal("-1.005")).toBe(-101);
    expect(formatPrice(sumFromDecimal("123456789012345678.90"), ARS)).toMatch(/^\$\s123\.456\.789\.012\.345\.6\d\d/);
    expect(() => centsFromDecimal("1000000000000")).toThrow(RangeError);
  });

  test.each(["", "1,5", "abc", "1e30", "NaN"])("centsFromDecimal rejects %j", (value) => {
    expect(() => centsFromDecimal(value)).toThrow(RangeError);
  });

  test.each([
    [123_450, "1234.50"],
    [5, "0.05"],
    [0, "0.00"],
    [-150, "-1.50"],
  ])("decimalFromCents(%i)", (amount, text) => {
    expect(decimalFromCents(cents(amount))).toBe(text);
  });

  test("survives a round trip", () => {
    fc.assert(
      fc.property(price, (amount) => {
        expect(centsFromDecimal(decimalFromCents(cents(amount)))).toBe(amount);
        expect(centsFromDecimal(amountFromCents(cents(amount)))).toBe(amount);
      }),
    );
  });
});

describe("display of prices (docs/product.md#price-display)", () => {
  test.each<[number, string]>([
    [Number.NaN, ""],
    [Number.POSITIVE_INFINITY, ""],
    [Number.NEGATIVE_INFINITY, ""],
    [0, "0"],
    [-0, "0"],
    [12, "12"],
    [1500, "1.500"],
    [1234567.5, "1.234.567,50"],
    [1234.005, "1.234,01"],
    [1.005, "1,01"],
    [0.1 + 0.2, "0,30"],
    [999.999, "1.000"],
    [0.004, "0"],
    [1e-9, "0"],
    [-1234.5, "-1.234,50"],
    [-0.001, "0"],
    [1e21, "1.000.000.000.000.000.000.000"],
  ])("formatAmount(%d)", (value, text) => {
    expect(formatAmount(value, DOT_GROUPS)).toBe(text);
  });

  test("formatPrice", () => {
    expect(formatPrice(cents(123_450), ARS)).toBe("$\u00a01.234,50");
    expect(formatPrice(cents(123_450), MXN)).toBe("$\u00a01,234.50");
    expect(formatPrice(cents(150_000), ARS)).toBe("$\u00a01.500");
    expect(formatPrice(cents(0), { ...MXN, symbol: "S/" })).toBe("S/\u00a00");
    expect(formatPrice(MAX_CENTS, ARS)).toBe("$\u00a0999.999.999.999,99");
    expect(formatPrice(MAX_CENTS, MXN)).toBe("$\u00a0999,999,999,999.99");
    expect(formatPrice(cents(Number.NaN), ARS)).toBe("");
  });

  test("priceParts leaves out a symbol with a separator of its own", () => {
    const balboas = { symbol: "B/.", ...COMMA_GROUPS };
    expect(priceParts(cents(123_450), balboas)).toEqual(["\u00a01,234", ".50"]);
    expect(priceParts(cents(150_000), balboas)).toEqual(["\u00a01,500"]);
    expect(priceParts(cents(123_450), ARS)).toEqual(["\u00a01.234", ",50"]);
  });

  test("both formats agree", () => {
    fc.assert(
      fc.property(price, (amount) => {
        const written = formatAmount(amountFromCents(cents(amount)), DOT_GROUPS);
        expect(formatPrice(cents(amount), ARS)).toBe(`$\u00a0${written}`);
      }),
    );
  });
});

describe("arithmetic", () => {
  test.each([
    [600_000, 2_000, 1_200_000],
    [100, 1_500, 150],
    [333, 500, 167],
    [1, 499, 0],
    [1, 500, 1],
    [MAX_CENTS, 1_000, MAX_CENTS],
  ])("lineTotal(%i, %i)", (amount, quantity, total) => {
    expect(lineTotal(cents(amount), milli(quantity))).toBe(total);
  });

  test("lineTotal rejects a total above the largest price, and is exact for whole quantities", () => {
    expect(() => lineTotal(MAX_CENTS, milli(2_000))).toThrow(RangeError);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 1, max: 9_000 }), (amount, units) => {
        expect(lineTotal(cents(amount), milliFromAmount(units))).toBe(amount * units);
      }),
    );
  });

  test.each([
    [12_100, 10_000],
    [10_000, 8_264],
    [1, 1],
    [0, 0],
  ])("withoutTaxes(%i) is %i", (amount, net) => {
    expect(withoutTaxes(cents(amount))).toBe(net);
  });

  test("percentOf", () => {
    expect(percentOf(cents(10_000), 12.5)).toBe(1_250);
    expect(percentOf(cents(999), 10)).toBe(100);
    expect(percentOf(cents(0), 10)).toBe(0);
  });

  const orNone = (amount: number | null) => (amount === null ? null : cents(amount));
  test.each<[number | null, number | null, number | null]>([
    [1_000, 800, 20],
    [300, 200, 33],
    [1_000, 999, null],
    [1_000, 1, 99],
    [1_000, 0, 100],
    [800, 1_000, null],
    [800, 800, null],
    [null, 800, null],
    [800, null, null],
  ])("percentOff(%j, %j)", (previous, now, wanted) => {
    expect(percentOff(orNone(previous), orNone(now))).toBe(wanted);
  });
});
