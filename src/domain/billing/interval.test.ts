import { describe, expect, test } from "vitest";
import { periodEnd, readInterval } from "./interval";

describe("a plan's interval", () => {
  test.each([
    ["1M", { count: 1, unit: "M" }],
    ["12M", { count: 12, unit: "M" }],
    ["1Y", { count: 1, unit: "Y" }],
    ["2W", { count: 2, unit: "W" }],
    ["30D", { count: 30, unit: "D" }],
    ["0M", null],
    ["M", null],
    ["1", null],
    ["1m", null],
    ["100D", null],
    ["", null],
  ])("%s", (text, interval) => {
    expect(readInterval(text)).toEqual(interval);
  });
});

describe("the end of the paid period", () => {
  test.each([
    ["2026-11-20T15:00:00Z", "1M", "2026-12-20T15:00:00Z"],
    ["2026-12-20T15:00:00Z", "1M", "2027-01-20T15:00:00Z"],
    ["2027-01-31T23:30:00Z", "1M", "2027-02-28T23:30:00Z"],
    ["2028-01-31T00:00:00Z", "1M", "2028-02-29T00:00:00Z"],
    ["2026-08-31T12:00:00Z", "3M", "2026-11-30T12:00:00Z"],
    ["2028-02-29T12:00:00Z", "1Y", "2029-02-28T12:00:00Z"],
    ["2026-11-20T15:00:00Z", "2W", "2026-12-04T15:00:00Z"],
    ["2026-11-20T15:00:00Z", "30D", "2026-12-20T15:00:00Z"],
  ])("paid on %s for %s: until %s", (paid, text, until) => {
    const interval = readInterval(text);
    expect(interval && periodEnd(new Date(paid), interval)).toEqual(new Date(until));
  });
});
