import fc from "fast-check";
import { expect, test } from "vitest";
import { labelledDays, niceTicks } from "./chart-scale";

test.each([
  [0, 1, [0, 1, 2, 3]],
  [1, 1, [0, 1, 2]],
  [3, 1, [0, 1, 2, 3]],
  [4, 1, [0, 2, 4]],
  [7, 1, [0, 5, 10]],
  [15, 1, [0, 5, 10, 15]],
  [16, 1, [0, 10, 20]],
  [1_000, 1, [0, 500, 1_000]],
  [61, 1, [0, 50, 100]],
  [60, 1, [0, 20, 40, 60]],
  [150, 100, [0, 100, 200]],
  [1_850_050, 100, [0, 1_000_000, 2_000_000]],
])("divides an axis up to %d in units of %d at %j", (most, unit, ticks) => {
  expect(niceTicks(most, unit)).toEqual(ticks);
});

test("has three or four whole ticks, the highest at the data or at most half above", () => {
  const amounts = fc.tuple(fc.integer({ min: 0, max: 1e15 }), fc.constantFrom(1, 100));
  fc.assert(
    fc.property(amounts, ([most, unit]) => {
      const ticks = niceTicks(most, unit);
      const top = ticks.at(-1) ?? 0;
      expect([3, 4]).toContain(ticks.length);
      expect(ticks.filter((tick) => !Number.isInteger(tick / unit))).toEqual([]);
      expect(top).toBeGreaterThanOrEqual(most);
      if (most > unit) expect(top).toBeLessThanOrEqual(most * 2);
    }),
  );
});

test.each([
  [1, 240, [0]],
  [2, 240, [0, 1]],
  [6, 240, [0, 3, 5]],
  [7, 240, [0, 2, 4, 6]],
  [30, 240, [0, 10, 19, 29]],
  [90, 240, [0, 30, 59, 89]],
  [7, 800, [0, 1, 2, 3, 4, 5, 6]],
])("labels of %d days on %d px are those of %j", (count, width, days) => {
  expect(labelledDays(count, width)).toEqual(days);
});

test("labels the first and the last day, and none nearer than can be read", () => {
  const shown = fc.tuple(fc.integer({ min: 2, max: 366 }), fc.integer({ min: 100, max: 2_000 }));
  fc.assert(
    fc.property(shown, ([count, width]) => {
      const days = labelledDays(count, width);
      expect([days[0], days.at(-1)]).toEqual([0, count - 1]);
      const gaps = days.slice(1).map((day, at) => ((day - (days[at] ?? 0)) * width) / (count - 1));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(72);
    }),
  );
});
