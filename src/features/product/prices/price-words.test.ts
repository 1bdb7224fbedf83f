import { expect, test } from "vitest";
import { priceCopy } from "~/copy/price";
import { cents } from "~/domain/money/money";
import { DOT_GROUPS } from "~/domain/money/number-format";
import { formatShare, namesText, ruleText } from "./price-words";

const money = { symbol: "$", ...DOT_GROUPS };

test.each([
  [1_250, "+12,5\u00a0%"],
  [1_200, "+12\u00a0%"],
  [-3_333, "−33,3\u00a0%"],
  [7_857, "+78,6\u00a0%"],
  [4, "0\u00a0%"],
  [0, "0\u00a0%"],
  [123_456_789, "+1.234.567,9\u00a0%"],
])("formats %i hundredths of a percent as %j", (share, text) => {
  expect(formatShare(share, DOT_GROUPS)).toBe(text);
});

test.each([
  ["up", "percent", 1_250, "Subió 12,50\u00a0%"],
  ["down", "amount", 150_000, "Bajó $\u00a01.500"],
  ["set", "amount", 990_050, "Fijó $\u00a09.900,50"],
] as const)("describes the rule %s %s %i", (direction, unit, hundredths, text) => {
  const rule = { direction, unit, hundredths, rounding: cents(1), previous: "follow" } as const;
  expect(ruleText(rule, priceCopy, money)).toBe(text);
});

test.each([
  [["Deco"], 1, "Deco"],
  [["Deco", "Cocina"], 2, "Deco, Cocina"],
  [["Deco", "Cocina"], 5, "Deco, Cocina y 3 más"],
])("summarises %j out of %i names", (names, count, text) => {
  expect(namesText(names, count, priceCopy)).toBe(text);
});
