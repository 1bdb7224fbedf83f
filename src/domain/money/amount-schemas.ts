import { z } from "zod";
import { milliFromAmount } from "./milli";
import { centsFromDecimal, sumFromDecimal } from "./money";

/** Amounts as SQL and JSON return them. */
export const storedCents = z.number().int().brand<"Cents">();
export const storedMilli = z.number().int().brand<"Milli">();
/** A decimal column as text: "1234.50". */
export const decimalCents = z.string().transform((text) => centsFromDecimal(text));
export const decimalMilli = z.string().transform((text) => milliFromAmount(text));
/** A sum as text, which may exceed the largest price. */
export const summedCents = z.string().transform(sumFromDecimal);
