import { expect, test } from "vitest";
import { binDaysLeft, binSince } from "./bin";

const now = new Date("2026-11-20T15:00:00Z");

test.each([
  ["2026-11-20T15:00:00Z", 30],
  ["2026-11-19T15:00:01Z", 30],
  ["2026-11-01T15:00:00Z", 11],
  ["2026-10-21T16:00:00Z", 1],
])("a product deleted at %s stays %i more days", (deletedAt, days) => {
  expect(binDaysLeft(new Date(deletedAt), now)).toBe(days);
});

test("the bin covers the last 30 days", () => {
  expect(binSince(now).toISOString()).toBe("2026-10-21T15:00:00.000Z");
});
