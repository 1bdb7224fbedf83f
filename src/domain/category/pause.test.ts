import { expect, it } from "vitest";
import { hiddenByPause } from "./pause";

const of = (id: number, paused: boolean, shown: number) => ({ id, paused, shown });

it.each([
  ["the only one: every product is shown, without sections", [of(1, false, 8)], 0],
  ["one of two", [of(1, false, 8), of(2, false, 3)], 8],
  ["already paused, with another that is not", [of(1, true, 8), of(2, false, 3)], 8],
  ["all others are paused", [of(1, false, 8), of(2, true, 3)], 0],
  ["empty", [of(1, false, 0), of(2, false, 3)], 0],
  ["unknown", [of(2, false, 3)], 0],
])("%s", (_, categories, hidden) => {
  expect(hiddenByPause(categories, 1)).toBe(hidden);
});
