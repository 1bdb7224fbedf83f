import { expect, it } from "vitest";
import { statusOfCode } from "./error-status";

it.each([
  ["404", 404],
  ["400", 400],
  ["40012", 400],
  ["503", 503],
  ["200", 500],
  ["abc", 500],
  ["", 500],
  [null, 500],
])("the code %s maps to the status %s", (code, status) => {
  expect(statusOfCode(code)).toBe(status);
});
