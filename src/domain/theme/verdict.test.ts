import { expect, test } from "vitest";
import { custom, plain } from "~/test/colour-sets";
import { formatRatio, verdicts } from "./verdict";

test.each([
  ["a legible green", custom(1, "#2e7d32", null, null, null), "#2e7d32", "asked"],
  ["the lightest legible grey", custom(1, "#767676", null, "#ffffff", null), "#767676", "asked"],
  ["a pale green, replaced by the preset's third", custom(1, "#a5d6a7", null, null, null), "#0a62c4", "third"],
  ["a pale green, replaced by the shop's text colour", custom(1, "#a5d6a7", null, null, "#222222"), "#222222", "text"],
  ["pale on pale", custom(1, "#a5d6a7", null, "#ffffff", "#dddddd"), "#000000", "black"],
  ["dark on dark", custom(1, "#101010", null, "#000000", "#202020"), "#ffffff", "white"],
  ["the preset as it is", plain(1), "#0a62c4", "third"],
])("the first colour: %s", (_, choice, painted, paintedAs) => {
  expect(verdicts(choice).first).toMatchObject({ painted, paintedAs });
});

test.each([
  ["the preset's", plain(1), "#0b1a2b", "asked"],
  ["too pale", custom(1, null, null, "#ffffff", "#cccccc"), "#000000", "black"],
  ["too dark", custom(1, null, null, "#202020", "#444444"), "#ffffff", "white"],
])("the text colour: %s", (_, choice, painted, paintedAs) => {
  expect(verdicts(choice).text).toMatchObject({ painted, paintedAs });
});

test.each([
  [1, "1,0"],
  [4.49, "4,4"],
  [4.5, "4,5"],
  [4.4999999, "4,4"],
  [20.99, "20,9"],
  [21, "21,0"],
])("%d is shown as %s", (ratio, shown) => {
  expect(formatRatio(ratio)).toBe(shown);
});
