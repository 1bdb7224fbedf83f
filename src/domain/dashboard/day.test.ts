import { expect, test } from "vitest";
import { cents } from "../money/money";
import { chartHours, dayPart, type HourFigures, soldByHour, sumHours } from "./day";

const at = (hour: number, sold: number): HourFigures => ({ hour, past: true, orders: 1, sold: cents(sold) });

test("sums the hours of a day", () => {
  expect(sumHours([at(9, 100), at(10, 250)])).toEqual({ orders: 2, sold: 350 });
  expect(sumHours([])).toEqual({ orders: 0, sold: 0 });
});

test("the axis has the usual hours and every hour with orders", () => {
  expect(chartHours([[], []])).toEqual({ from: 8, until: 20 });
  expect(chartHours([[at(6, 1)], [at(23, 1)]])).toEqual({ from: 6, until: 24 });
});

test("adds up what was sold hour by hour", () => {
  const points = soldByHour([at(8, 100), at(10, 50)], { from: 8, until: 12 });
  expect(points.map(({ hour, sold }) => [hour, sold])).toEqual([
    [8, 0],
    [9, 100],
    [10, 100],
    [11, 150],
    [12, 150],
  ]);
});

test.each([
  ["04:59", "evening"],
  ["05:00", "morning"],
  ["12:59", "morning"],
  ["13:00", "afternoon"],
  ["20:00", "evening"],
])("greets at %s as in the %s", (time, part) => expect(dayPart(time)).toBe(part));
