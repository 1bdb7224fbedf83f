import { expect, it } from "vitest";
import { shownTentOf } from "./shown-tent";

it.each([
  [null, null],
  ["7", 7],
  ["123456789", 123456789],
  ["", 0],
  ["0", 0],
  ["-7", 0],
  ["7.5", 0],
  ["1e3", 0],
  ["99999999999", 0],
  ["7, 8", 0],
])("reads %j as %j", (header, tentId) => {
  expect(shownTentOf(header)).toBe(tentId);
});
