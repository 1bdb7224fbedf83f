import type { NumberFormat } from "./number-format";
import type { Unit } from "./unit";

/**
 * Takes the country's separators of thousands out of a typed quantity, except of kilos and metres: those have grams and
 * millimetres, so people mean "1.250" and "1,250" as decimals.
 */
export function withoutGroups(text: string, unit: Unit, { thousands }: NumberFormat): string {
  // of the units only KG and METRE begin so; one in the text comes before the field's own
  if (/^[^a-z]*[km]/i.test(text + unit)) return text;
  return text.replace(/^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*(?!\d)/, (digits) => digits.replaceAll(thousands, ""));
}
