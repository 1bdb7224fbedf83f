import { expect, it } from "vitest";
import { parseRange } from "./byte-range";

it.each([
  ["bytes=0-3", 10, { start: 0, end: 3 }],
  ["bytes=4-", 10, { start: 4, end: 9 }],
  ["bytes=-3", 10, { start: 7, end: 9 }],
  ["bytes=-30", 10, { start: 0, end: 9 }],
  ["bytes=0-99", 10, { start: 0, end: 9 }],
  [" bytes=9-9 ", 10, { start: 9, end: 9 }],
  ["bytes=10-", 10, "unsatisfiable"],
  ["bytes=-0", 10, "unsatisfiable"],
  ["bytes=-1", 0, "unsatisfiable"],
  ["bytes=0-0", 0, "unsatisfiable"],
  [undefined, 10, null],
  ["", 10, null],
  ["bytes=", 10, null],
  ["bytes=-", 10, null],
  ["bytes=5-2", 10, null],
  ["bytes=0-1,4-5", 10, null],
  ["bytes=a-b", 10, null],
  ["items=0-3", 10, null],
  ["bytes=0-1e3", 10, null],
  [`bytes=${"9".repeat(400)}-`, 10, null],
  ["bytes=999999999999999-", 10, "unsatisfiable"],
])("%j of %i bytes is %j", (header, size, range) => {
  expect(parseRange(header, size)).toEqual(range);
});
