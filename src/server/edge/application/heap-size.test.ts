import { expect, it } from "vitest";
import { heapSizeMb } from "./heap-size";

it.each([
  [512, 1, undefined, 256],
  [1024, 1, undefined, 358],
  [4096, 1, undefined, 1433],
  [4096, 2, undefined, 716],
  [65_536, 4, undefined, 2048],
  [1024, 1, 300, 300],
])("with %i MB each of %i processes gets (asked: %s) %i", (memory, count, asked, size) => {
  expect(heapSizeMb(count, memory, asked)).toBe(size);
});

it("knows this machine", () => expect(heapSizeMb(1)).toBeGreaterThanOrEqual(256));
