import { expect, test } from "vitest";
import { isPostponed, postponedUntil, surveyDue } from "./due";

const merchant = { role: "MERCHANT", onboarded: true, answered: false, products: 3 } as const;

test.each([
  [{}, true],
  [{ products: 2 }, false],
  [{ answered: true }, false],
  [{ onboarded: false }, false],
  [{ role: "SUPER" as const }, false],
])("of a merchant with %j the survey is asked: %s", (over, due) => {
  expect(surveyDue({ ...merchant, ...over })).toBe(due);
});

test("put off for a week, on the device", () => {
  const now = Date.parse("2026-11-20T15:00:00Z");
  const kept = String(postponedUntil(now));
  expect(isPostponed(kept, now)).toBe(true);
  expect(isPostponed(kept, Date.parse("2026-11-27T14:59:59Z"))).toBe(true);
  expect(isPostponed(kept, Date.parse("2026-11-27T15:00:00Z"))).toBe(false);
  for (const other of [null, "", "mañana", "99999999999999"]) expect(isPostponed(other, now)).toBe(false);
});
