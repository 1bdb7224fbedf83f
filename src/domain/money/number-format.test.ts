import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COUNTRIES } from "../tent/countries";
import { cents, formatAmount, formatPrice, MAX_CENTS, parsePrice, typedFromCents } from "./money";
import { moneyFormatOf, numberFormatOf } from "./number-format";

/** ISO codes in the order of `COUNTRIES`. */
const CODES = "AR BO CL CO CR CU EC SV ES GT GQ HN MX NI PA PY PE PR DO UY VE".split(" ");

const countries = COUNTRIES.map((country, at) => ({
  name: country.name,
  code: CODES[at] ?? "",
  numbers: numberFormatOf(country.id),
  money: moneyFormatOf({ id: country.id, symbol: country.currencySymbol }),
}));

const read = (text: string) => {
  const parsed = parsePrice(text);
  return parsed.ok ? parsed.cents : parsed.reason;
};

test("without a country, numbers are written as in Argentina", () => {
  expect(numberFormatOf(null)).toEqual({ thousands: ".", decimal: "," });
});

describe.each(countries)("$name", ({ code, numbers, money }) => {
  test("groups with a comma exactly where the locale data does", () => {
    const parts = new Intl.NumberFormat(`es-${code}`).formatToParts(1_234_567.5);
    const group = parts.find(({ type }) => type === "group")?.value;
    // a dot also where the locale data has a space
    expect(numbers).toEqual(group === "," ? { thousands: ",", decimal: "." } : { thousands: ".", decimal: "," });
  });

  test("writes prices", () => {
    const inCommas = ["15,900.50", "15,900", "1,234,567.05"];
    const written = numbers.thousands === "," ? inCommas : inCommas.map(swapped);
    const shown = [1_590_050, 1_590_000, 123_456_705].map((amount) => typedFromCents(cents(amount), numbers));
    expect(shown).toEqual(written);
    expect(formatAmount(15_900.5, numbers)).toBe(written[0]);
    expect(formatPrice(cents(1_590_050), money)).toBe(`${money.symbol}\u00a0${written[0]}`);
  });

  test("reads every price that a field shows as itself", () => {
    const edges = [0, 5, 50, 99, 100, 99_999, 100_000, 123_400, 123_450, 123_456, 1_590_050, 100_000_000, MAX_CENTS];
    for (const amount of edges) expect(read(typedFromCents(cents(amount), numbers))).toBe(amount);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (amount) => {
        expect(read(typedFromCents(cents(amount), numbers))).toBe(amount);
      }),
    );
  });

  test("reads what its people type", () => {
    const typed = numbers.thousands === "," ? (text: string) => text : swapped;
    const texts = ["15,900", "15,900.50", "15900.5", "15900", "1,234", "1,234,567.8", "0.5"].map(typed);
    expect(texts.map(read)).toEqual([1_590_000, 1_590_050, 1_590_050, 1_590_000, 123_400, 123_456_780, 50]);
  });

  test("reads the other notation too, and never as a thousandth", () => {
    const typed = numbers.thousands === "," ? swapped : (text: string) => text;
    const texts = ["15,900", "15,900.50", "15900.5", "1,234"].map(typed);
    expect(texts.map(read)).toEqual([1_590_000, 1_590_050, 1_590_050, 123_400]);
    expect(read(typed("1.2345"))).toBe("tooManyDecimals");
    // what was understood is shown with the country's own separator
    expect(typedFromCents(cents(123_400), numbers)).toBe(`1${numbers.thousands}234`);
  });
});

/** Dots for commas and the other way round. */
function swapped(text: string): string {
  return text.replace(/[.,]/g, (sign) => (sign === "." ? "," : "."));
}
