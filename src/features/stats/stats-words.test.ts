import { expect, test } from "vitest";
import { statsCopy } from "~/copy/stats";
import { cents } from "~/domain/money/money";
import { COMMA_GROUPS, DOT_GROUPS } from "~/domain/money/number-format";
import {
  axisAmount,
  bestOf,
  changeOf,
  conversionOf,
  longDay,
  number,
  percent,
  shareChange,
  shortDay,
  shortPrice,
} from "./stats-words";

test.each([
  [124, 100, "up", "24 % más"],
  [92, 100, "down", "8 % menos"],
  [0, 3, "down", "100 % menos"],
  [5000, 4, "up", "124.900 % más"],
  [1000, 1001, "same", "Igual que antes"],
  [0, 0, "same", "Igual que antes"],
  [7, 0, "same", "Antes: 0"],
])("compares %d with %d before", (now, before, direction, text) => {
  expect(changeOf(now, before, statsCopy, DOT_GROUPS)).toEqual({ direction, text });
});

test.each([
  [61, 2425, "2,5 %"],
  [0, 10, "0,0 %"],
  [3, 0, "–"],
])("formats the conversion of %d orders in %d visits as %s", (visitors, sessions, text) => {
  expect(percent(conversionOf({ visitors, sessions }), DOT_GROUPS)).toBe(text);
});

test.each([
  [2.5, 2.7, "down", "0,2 puntos menos"],
  [12, 2, "up", "10,0 puntos más"],
  [2.51, 2.49, "same", "Igual que antes"],
  [2, null, "same", "Antes: 0"],
  [null, null, "same", "Igual que antes"],
])("compares a share of %s with %s before", (now, before, direction, text) => {
  expect(shareChange(now, before, statsCopy, DOT_GROUPS)).toEqual({ direction, text });
});

test.each([
  [0, "$ 0"],
  [84_230_049, "$ 842.300"],
  [184_000_000, "$ 1,84 M"],
  [100_000_000, "$ 1 M"],
  [199_999_900, "$ 1,99 M"],
  [12_345_678_901, "$ 123,45 M"],
  [123_456_789_012, "$ 1.234 M"],
  [200_308_641_900_000, "$ 2 bill."],
  [201_508_641_900_000, "$ 2,01 bill."],
])("formats %d cents for a card as %s", (amount, text) => {
  expect(shortPrice(cents(amount), { symbol: "$", ...DOT_GROUPS }).replaceAll("\u00a0", " ")).toBe(text);
});

test.each([
  [0, "0"],
  [50_000, "500"],
  [5_000_000, "50 mil"],
  [120_000_000, "1,2 M"],
  [150_000_000_000_000, "1,5 bill."],
])("formats %d cents for an axis as %s", (amount, text) => {
  expect(axisAmount(cents(amount), DOT_GROUPS).replaceAll("\u00a0", " ")).toBe(text);
});

test("uses the country's separators", () => {
  expect(number(2_425, COMMA_GROUPS)).toBe("2,425");
  expect(percent(2.5, COMMA_GROUPS)).toBe("2.5 %");
  expect(shortPrice(cents(184_000_000), { symbol: "$", ...COMMA_GROUPS })).toBe("$\u00a01.84\u00a0M");
  expect(shortPrice(cents(84_230_000), { symbol: "$", ...COMMA_GROUPS })).toBe("$\u00a0842,300");
  expect(axisAmount(cents(120_000_000), COMMA_GROUPS)).toBe("1.2\u00a0M");
});

test("formats days in short and long form", () => {
  expect(shortDay("2026-10-02")).toBe("2/10");
  expect(longDay("2026-11-17")).toBe("martes 17 de noviembre");
  expect(longDay("2026-11-22")).toBe("domingo 22 de noviembre");
});

test("picks the latest of the days with the highest value", () => {
  expect(bestOf([1, 3, 3, 2], (n) => n)).toBe(3);
  expect(
    bestOf(
      [
        { n: 2, at: 1 },
        { n: 2, at: 2 },
      ],
      ({ n }) => n,
    ),
  ).toEqual({ n: 2, at: 2 });
  expect(bestOf([0, 0], (n) => n)).toBeNull();
});
