import { expect, test } from "vitest";
import { cents } from "../money/money";
import { priceIn } from "./price";

test.each([
  [890_000, "ARS", 1, "$\u00a08.900"],
  [890_050, "ARS", 13, "ARS\u00a08,900.50"],
  [900, "USD", 1, "USD\u00a09"],
  [900, "USD", 7, "$\u00a09"],
  [900, "USD", null, "USD\u00a09"],
])("%d %s in country %s is %s", (amount, currency, country, text) => {
  expect(priceIn(cents(amount), currency, country)).toBe(text);
});
