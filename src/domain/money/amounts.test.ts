import { expect, test } from "vitest";
import { storedCents, storedMilli } from "./amount-schemas";
import { amountFromMilli, type Milli, milli } from "./milli";
import { type Cents, cents, decimalFromCents, formatPrice, lineTotal, minus, plus } from "./money";
import { DOT_GROUPS } from "./number-format";
import { formatQuantity } from "./quantity";

const ARS = { symbol: "$", ...DOT_GROUPS };

test("adds cents to cents and thousandths to thousandths", () => {
  const price: Cents = plus(cents(1_050), minus(cents(300), cents(50)));
  const quantity: Milli = plus(milli(500), milli(250));
  expect([price, quantity]).toEqual([1_300, 750]);
});

// Each @ts-expect-error below makes the build fail if its line ever compiles.
export const refused = {
  plainNumbers: (number: number) => [
    // @ts-expect-error a plain number is not an amount of money
    formatPrice(1_000, ARS),
    // @ts-expect-error
    decimalFromCents(number),
    // @ts-expect-error a plain number is not a quantity
    formatQuantity(1_000, "KG", ARS),
    // @ts-expect-error
    amountFromMilli(number),
    // @ts-expect-error plain arithmetic yields a plain number
    formatPrice(cents(1) * 3, ARS),
    // @ts-expect-error
    lineTotal(number, milli(1)),
    // @ts-expect-error
    lineTotal(cents(1), number),
  ],
  mixed: (price: Cents, quantity: Milli) => [
    // @ts-expect-error money is not a quantity
    formatQuantity(price, "KG", ARS),
    // @ts-expect-error
    formatPrice(quantity, ARS),
    // @ts-expect-error
    lineTotal(quantity, price),
    // @ts-expect-error
    plus(price, quantity),
    // @ts-expect-error
    minus(quantity, price),
    // @ts-expect-error
    plus(price, 1),
  ],
  parsed: () => [
    // @ts-expect-error a parsed price is not a quantity
    formatQuantity(storedCents.parse(1), "KG", ARS),
    // @ts-expect-error
    formatPrice(storedMilli.parse(1), ARS),
  ],
};
