import { expect, it } from "vitest";
import { processCount } from "./process-count";

it.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [16, 8],
])("with %i cores there are %i processes", (cores, count) => {
  expect(processCount(undefined, cores)).toBe(count);
});

it("there are as many as APP_PROCESSES says", () => {
  expect(processCount(3, 1)).toBe(3);
});
