import type { NumberFormat } from "./number-format";
import { tidyDecimal } from "./typed-decimal";
import type { Unit } from "./unit";

/**
 * A typed quantity with at most one separator, that of its decimals. Takes the country's separators of thousands out of a typed quantity, except of kilos and metres: those have grams and
 * millimetres, so people mean "1.250" and "1,250" as decimals.
 */
export function withoutGroups(typed: string, unit: Unit, { thousands }: NumberFormat): string {
  const text = tidyDecimal(typed);
  // of the units only KG and METRE begin so; one in the text comes before the field's own
  if (/^[^a-z]*[km]/i.test(text + unit)) return text;
  return text.replace(/^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*(?!\d)/, (digits) => digits.replaceAll(thousands, ""));
}
