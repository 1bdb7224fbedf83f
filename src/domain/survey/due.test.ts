import { expect, test } from "vitest";
import { postponedUntil, surveyDue } from "./due";

const merchant = {
  role: "MERCHANT",
  onboardedAt: new Date("2026-11-20T12:00:00Z"),
  hasSold: true,
  answered: false,
  postponed: false,
  products: 3,
} as const;
const sameDay = new Date("2026-11-20T13:00:00Z");

test.each([
  [{}, true],
  [{ products: 2 }, false],
  [{ answered: true }, false],
  [{ postponed: true }, false],
  [{ onboardedAt: null }, false],
  [{ hasSold: false }, false],
  [{ hasSold: false, products: 5 }, false],
  [{ hasSold: false, onboardedAt: new Date("2026-11-13T13:00:01Z") }, false],
  [{ hasSold: false, onboardedAt: new Date("2026-11-13T13:00:00Z") }, true],
  [{ role: "SUPER" as const }, false],
])("the survey is due for a merchant with %j: %s", (over, due) => {
  expect(surveyDue({ ...merchant, ...over }, sameDay)).toBe(due);
});

test("postpones for a week", () => {
  expect(postponedUntil(new Date("2026-11-20T15:00:00Z"))).toEqual(new Date("2026-11-27T15:00:00Z"));
});
