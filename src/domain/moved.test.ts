import { expect, it } from "vitest";
import { moved } from "./moved";

it.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
  [7, 0, ["a", "b", "c"]],
  [0, 3, ["a", "b", "c"]],
  [1, -1, ["a", "b", "c"]],
])("moves %i to %i", (from, to, expected) => {
  expect(moved(["a", "b", "c"], from, to)).toEqual(expected);
});
