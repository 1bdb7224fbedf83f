import { expect, it } from "vitest";
import { COMMA_GROUPS, DOT_GROUPS } from "../money/number-format";
import { parseAdjustment, typedFromAdjustment } from "./typed-adjustment";

it.each<[string, number | null]>([
  ["", 0],
  ["  ", 0],
  ["0", 0],
  ["+0", 0],
  ["10", 10],
  ["-10", 10],
  ["−10", 10],
  ["- 10 %", 10],
  ["+10", -10],
  ["+ 7,25%", -7.25],
  ["12.5", 12.5],
  [",5", 0.5],
  ["100", 100],
  ["100,01", null],
  ["101", null],
  ["1000", null],
  ["12,345", null],
  ["10-", null],
  ["--10", null],
  ["diez", null],
])("%j is %j %% off", (typed, percent) => expect(parseAdjustment(typed)).toBe(percent));

it.each([0, 10, 12.5, -7.25, 100, -100])("%d is read back as it is written", (percent) => {
  for (const numbers of [DOT_GROUPS, COMMA_GROUPS])
    expect(parseAdjustment(typedFromAdjustment(percent, numbers))).toBe(percent);
});
