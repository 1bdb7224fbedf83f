import { type Milli, milli, ONE } from "./milli";
import type { NumberFormat } from "./number-format";
import { withoutGroups } from "./thousands";
import { UNITS, type Unit } from "./unit";

/** The names of units in the API and in files. */
export const UNIT_WORDS: Record<Unit, string> = {
  UNIT: "unidad",
  KG: "kg",
  HUNDRED_GRAMS: "100 g",
  METRE: "m",
  DOZEN: "docena",
  PACKAGE: "bulto",
};

/** Parses a unit by its enum member or its word; null when there is no such unit. */
export function unitFromText(text: string): Unit | null {
  const word = text.trim().toLowerCase();
  return UNITS.find((unit) => unit.toLowerCase() === word || UNIT_WORDS[unit] === word) ?? null;
}

export const MAX_QUANTITY = 9_999_000 as Milli;

/** How a quantity of the unit is written, and how many written units make one unit. */
const WRITTEN: Record<Unit, { one: string; many: string; perUnit: number; alias: RegExp }> = {
  UNIT: { one: "", many: "", perUnit: 1, alias: /^(?:u|un|uni|unidad|unidades)?$/ },
  KG: { one: "kg", many: "kg", perUnit: 1, alias: /^(?:kg|kgs|kilo|kilos)?$/ },
  HUNDRED_GRAMS: { one: "g", many: "g", perUnit: 100, alias: /^(?:g|gr|grs|gramo|gramos)?$/ },
  METRE: { one: "m", many: "m", perUnit: 1, alias: /^(?:m|mt|mts|metro|metros)?$/ },
  DOZEN: { one: "docena", many: "docenas", perUnit: 1, alias: /^(?:doc|docena|docenas)?$/ },
  PACKAGE: { one: "bulto", many: "bultos", perUnit: 1, alias: /^(?:bulto|bultos)?$/ },
};

export type ParsedQuantity =
  | { ok: true; quantity: Milli }
  | { ok: false; reason: "empty" | "invalid" | "unit" | "tooManyDecimals" | "notPositive" | "tooLarge" };

/**
 * Parses "1,5 kg", "300 g" or "2". A bare number is in the unit the field shows: grams for "100 g", otherwise units.
 * Kilos and grams are converted. Dot and comma are both decimal separators, unless they group thousands
 * (`withoutGroups`).
 */
export function parseQuantity(text: string, unit: Unit, numbers: NumberFormat): ParsedQuantity {
  const cleaned = withoutGroups(text.toLowerCase(), unit, numbers);
  if (cleaned === "") return { ok: false, reason: "empty" };
  const match = /^(\d{1,9})(?:[.,](\d{1,9}))?\s*([a-z]*)\.?$/.exec(cleaned);
  if (!match) return { ok: false, reason: "invalid" };
  const [, whole = "0", fraction = "", word = ""] = match;

  const divisor = unitDivisor(word, unit);
  if (divisor === null) return { ok: false, reason: "unit" };
  const billionths = BigInt(whole + fraction.padEnd(9, "0"));
  const perMilli = BigInt(divisor * 1_000_000);
  if (billionths % perMilli !== 0n) return { ok: false, reason: "tooManyDecimals" };
  const quantity = milli(Number(billionths / perMilli));
  if (quantity === 0) return { ok: false, reason: "notPositive" };
  return quantity > MAX_QUANTITY ? { ok: false, reason: "tooLarge" } : { ok: true, quantity };
}

/** The divisor from the typed number to units; null marks an incompatible unit. */
function unitDivisor(word: string, unit: Unit): number | null {
  if (WRITTEN[unit].alias.test(word)) return WRITTEN[unit].perUnit;
  if (unit === "KG" && WRITTEN.HUNDRED_GRAMS.alias.test(word)) return 1_000;
  if (unit === "HUNDRED_GRAMS" && WRITTEN.KG.alias.test(word)) return 0.1;
  return null;
}

function writeNumber(thousandths: number, { thousands, decimal }: NumberFormat): string {
  const [whole = "", fraction] = String(thousandths / ONE).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

/** "2", "1,5 kg" or "1.5 kg", "300 g", "1 docena", "½ docena". */
export function formatQuantity(quantity: Milli, unit: Unit, numbers: NumberFormat): string {
  const { one, many, perUnit } = WRITTEN[unit];
  const written = unit === "DOZEN" && quantity * 2 === ONE ? "½" : writeNumber(quantity * perUnit, numbers);
  const word = quantity <= ONE ? one : many;
  return word === "" ? written : `${written} ${word}`;
}

export type QuantityRule = { step: Milli; minQuantity: Milli };

const WEIGHED: readonly Unit[] = ["KG", "HUNDRED_GRAMS", "METRE"];

/** What a merchant sells by hand: of what is weighed or measured what the scale says, of other things by their steps. */
export const ruleByHand = ({ unit, step, minQuantity }: QuantityRule & { unit: Unit }): QuantityRule =>
  WEIGHED.includes(unit) ? { step: milli(1), minQuantity: milli(1) } : { step, minQuantity };

/** Valid quantities are the minimum, and then every step above it. */
export function isOnStep(quantity: Milli, { step, minQuantity }: QuantityRule): boolean {
  return quantity >= minQuantity && quantity <= MAX_QUANTITY && (quantity - minQuantity) % step === 0;
}

/** The nearest valid quantity, rounded half up; at most `max` if stock is limited. Null if the minimum exceeds it. */
export function snapQuantity(quantity: Milli, { step, minQuantity }: QuantityRule, max = MAX_QUANTITY): Milli | null {
  const limit = Math.min(max, MAX_QUANTITY);
  if (limit < minQuantity) return null;
  const steps = Math.max(0, Math.floor((quantity - minQuantity) / step + 0.5));
  return milli(minQuantity + Math.min(steps, Math.floor((limit - minQuantity) / step)) * step);
}
