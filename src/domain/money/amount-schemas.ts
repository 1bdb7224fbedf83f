import { z } from "zod";
import { centsFromDecimal, sumFromDecimal } from "./money";
import { milliFromAmount } from "./quantity";

/** Amounts as SQL and JSON hand them over. */
export const storedCents = z.number().int().brand<"Cents">();
export const storedMilli = z.number().int().brand<"Milli">();
/** A column as text: "1234.50". */
export const decimalCents = z.string().transform((text) => centsFromDecimal(text));
export const decimalMilli = z.string().transform((text) => milliFromAmount(text));
/** A sum as text, which may be more than a price can be. */
export const summedCents = z.string().transform(sumFromDecimal);
