import { expect, test } from "vitest";
import { postponedUntil, surveyDue } from "./due";

const merchant = { role: "MERCHANT", onboarded: true, answered: false, postponed: false, products: 3 } as const;

test.each([
  [{}, true],
  [{ products: 2 }, false],
  [{ answered: true }, false],
  [{ postponed: true }, false],
  [{ onboarded: false }, false],
  [{ role: "SUPER" as const }, false],
])("the survey is due for a merchant with %j: %s", (over, due) => {
  expect(surveyDue({ ...merchant, ...over })).toBe(due);
});

test("postpones for a week", () => {
  expect(postponedUntil(new Date("2026-11-20T15:00:00Z"))).toEqual(new Date("2026-11-27T15:00:00Z"));
});
