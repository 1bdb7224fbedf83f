import type { NumberFormat } from "../money/number-format";
import { writtenPercent } from "../order/place/payment";

/**
 * The percentage that was typed for a way to pay: "10", "−10" or "-10 %" is taken off, "+10" is added and negative here.
 * Empty is 0; null if it is none from 0 to 100 with at most two decimals.
 */
export function parseAdjustment(typed: string): number | null {
  const match = /^([-−+]?)\s*(\d{0,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim());
  if (!match) return null;
  const [, sign, whole, decimals = ""] = match;
  const percent = Number(`${whole || "0"}.${decimals || "0"}`);
  if (percent > 100) return null;
  return sign === "+" && percent > 0 ? -percent : percent;
}

/** The text of the field: "−10" is taken off, "+10" is added; empty for none. */
export const typedFromAdjustment = (percent: number, numbers: NumberFormat): string =>
  percent === 0 ? "" : `${percent > 0 ? "−" : "+"}${writtenPercent(percent, numbers)}`;
