import { expect, it } from "vitest";
import { cents } from "../../money/money";
import type { MoneyFormat } from "../../money/number-format";
import { writtenTotal } from "./written-total";

const money: MoneyFormat = { symbol: "$", thousands: ".", decimal: "," };
const words = { toAsk: "A consultar", plusAsk: "+ a consultar" };

it.each([
  [1_850_000, false, "$\u00a018.500"],
  [1_850_000, true, "$\u00a018.500 + a consultar"],
  [0, true, "A consultar"],
  [0, false, "$\u00a00"],
])("writes a total of %d, with lines without a price %s", (total, hasUnpriced, written) => {
  expect(writtenTotal({ total: cents(total), hasUnpriced }, money, words)).toBe(written);
});
