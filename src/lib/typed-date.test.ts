import { describe, expect, it } from "vitest";
import { dayFirst, daysIn, maskDate, yearFirst } from "./typed-date";

describe("typed dates", () => {
  it.each([
    ["", ""],
    ["2", "2"],
    ["28", "28"],
    ["280", "28/0"],
    ["28/", "28/"],
    ["28021990", "28/02/1990"],
    ["280219905", "28/02/1990"],
    ["3/2/1990", "03/02/1990"],
    ["3-2-1990", "03/02/1990"],
    ["3.2.90", "03/02/90"],
    ["/28", "28"],
    ["28//02", "28/02"],
    ["28/02/1990/5", "28/02/1990"],
    ["1990-02-28", "28/02/1990"],
    ["ayer", ""],
  ])("%s is shown as %s", (typed, shown) => {
    expect(maskDate(typed)).toBe(shown);
    expect(maskDate(shown)).toBe(shown);
  });

  it("is stored year first once complete, and unchanged until then", () => {
    expect(yearFirst("28/02/1990")).toBe("1990-02-28");
    expect(yearFirst("28/02/19")).toBe("28/02/19");
    expect(dayFirst("1990-02-28")).toBe("28/02/1990");
    expect(dayFirst("28/02/19")).toBe("28/02/19");
    expect(yearFirst(dayFirst("2024-02-30"))).toBe("2024-02-30");
  });
});

it.each([
  [2024, 2, 29],
  [2023, 2, 28],
  [1900, 2, 28],
  [2000, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
])("%i-%i has %i days", (year, month, days) => {
  expect(daysIn(year, month)).toBe(days);
});
