import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isSecondTap, secondTaps } from "./second-tap";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

it.each([
  [1_000, 1_000, true],
  [1_000, 1_399, true],
  [1_000, 1_400, false],
  [0, 100, false],
])("after a tap at %i, one at %i is the same one: %s", (first, now, isSame) => {
  expect(isSecondTap(first, now)).toBe(isSame);
});

it("counts every tap but those that follow within 400 ms of one that counted", () => {
  const isSecond = secondTaps();
  const counted = [500, 300, 150, 500, 100].map((wait) => {
    vi.advanceTimersByTime(wait);
    return !isSecond();
  });
  expect(counted).toEqual([true, false, true, true, false]);
});
