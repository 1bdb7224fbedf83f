import type { $brand } from "zod";
import { CURRENCY_AT_END, CURRENCY_AT_START } from "./currency-words";
import type { Milli } from "./milli";
import type { MoneyFormat, NumberFormat } from "./number-format";

/** Integer hundredths of the currency's unit; the brand keeps plain numbers and quantities out. */
export type Cents = number & $brand<"Cents">;

/** Casts a number of hundredths without a check. */
export function cents(hundredths: number): Cents {
  return hundredths as Cents;
}

/** The largest value of Decimal(14,2) in the database. */
export const MAX_CENTS = 99_999_999_999_999 as Cents;

/** Both operands have the same unit: cents, or thousandths. */
export const plus = <Unit extends Cents | Milli>(one: Unit, more: Unit): Unit => (one + more) as Unit;
export const minus = <Unit extends Cents | Milli>(from: Unit, less: Unit): Unit => (from - less) as Unit;

type PriceProblem = "invalid" | "negative" | "tooLarge" | "tooManyDecimals";
export type ParsedPrice = { ok: true; cents: Cents | null } | { ok: false; reason: PriceProblem };
export type Separator = "." | ",";

const NON_BREAKING_SPACE = "\u00a0";

/** Steps a price can be rounded to: 0.01, 1, 10, 50, 100 and 500. */
export const ROUNDINGS: readonly Cents[] = [1, 100, 1_000, 5_000, 10_000, 50_000] as Cents[];

/**
 * Parses one typed price, in the same way for every country. Empty means "Consultar" (null).
 *
 * A single separator groups thousands exactly when one to three digits without a leading zero precede it and three
 * follow: "1.234" and "1,234" are both 1234, because prices have no thousandths. Any other single separator is the
 * decimal one: "15,9" and "15.9" are both 15.90. So no country's notation, shown or typed, is ever read as a
 * thousandth, and the field then shows the result in the notation of its own country.
 */
export function parsePrice(text: string): ParsedPrice {
  return readPrice(text, null, false);
}

export type DetectedDecimal = {
  /** The decimal separator of the column; null when its cells contradict each other and each is read alone. */
  decimal: Separator | null;
  /** False when nothing in the column proves the separator, so that the preview can ask for it. */
  certain: boolean;
};

/**
 * Finds the decimal separator of an imported column: one unambiguous cell decides what "1.500" means in all others.
 * Where none does, a separator before three digits groups thousands. If both do, the country's format decides.
 */
export function detectDecimal(texts: readonly string[], forced?: Separator, country: Separator = ","): DetectedDecimal {
  const cells = texts.map(cleanPrice);
  const proofs = new Set(cells.map(provenDecimal).filter((proof) => proof !== null));
  return {
    decimal: forced ?? (proofs.size > 1 ? null : ([...proofs][0] ?? guessedDecimal(cells, country))),
    certain: forced !== undefined || proofs.size === 1 || !cells.some((cell) => /[.,]/.test(cell)),
  };
}

/** Parses a price of a column whose separator is known; more than two decimals are rounded. */
export function parseColumnPrice(text: string, decimal: Separator | null): ParsedPrice {
  return readPrice(text, decimal, true);
}

function guessedDecimal(cells: readonly string[], country: Separator): Separator {
  const dots = cells.some((cell) => cell.includes("."));
  const commas = cells.some((cell) => cell.includes(","));
  return dots === commas ? country : commas ? "." : ",";
}

/** Strips currency signs and blanks that group thousands from texts like "$ 1.500.-" and "2,585.81 ARS". */
function cleanPrice(text: string): string {
  return text
    .trim()
    .replace(/^\$$/, "")
    .replace(CURRENCY_AT_START, "")
    .replace(CURRENCY_AT_END, "")
    .replace(/[.,]-{1,2}$/, "")
    .trim()
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, "");
}

const GROUPED = { ".": /^[1-9]\d{0,2}(?:\.\d{3})+$/, ",": /^[1-9]\d{0,2}(?:,\d{3})+$/ };

function provenDecimal(cell: string): Separator | null {
  const lastDot = cell.lastIndexOf(".");
  const lastComma = cell.lastIndexOf(",");
  if (lastDot < 0 && lastComma < 0) return null;
  if (lastDot >= 0 && lastComma >= 0) return lastDot > lastComma ? "." : ",";
  const separator: Separator = lastDot >= 0 ? "." : ",";
  if (cell.indexOf(separator) !== cell.lastIndexOf(separator)) return separator === "." ? "," : ".";
  return GROUPED[separator].test(cell) ? null : separator;
}

function decimalSeparator(cell: string): Separator | null {
  const proven = provenDecimal(cell);
  if (proven) return proven;
  if (cell.includes(".")) return ",";
  return cell.includes(",") ? "." : null;
}

function readPrice(text: string, decimal: Separator | null, round: boolean): ParsedPrice {
  const cell = cleanPrice(text);
  if (cell === "") return { ok: true, cents: null };
  if (/^[-−]\s*\$?\s*[\d.,]+$/u.test(cell)) return { ok: false, reason: "negative" };
  if (!/^[\d.,]+$/.test(cell) || !/\d/.test(cell)) return { ok: false, reason: "invalid" };

  const digits = digitsOf(cell, decimal);
  return digits ? toCents(digits.whole, digits.fraction, round) : { ok: false, reason: "invalid" };
}

function digitsOf(cell: string, decimal: Separator | null): { whole: string; fraction: string } | null {
  if (!/^[\d.,]+$/.test(cell) || !/\d/.test(cell)) return null;
  const point = decimal ?? decimalSeparator(cell) ?? ",";
  const [whole = "", fraction = "", ...rest] = cell.split(point);
  const thousands = point === "." ? "," : ".";
  if (rest.length > 0 || fraction.includes(thousands)) return null;
  if (whole.includes(thousands) && !GROUPED[thousands].test(whole)) return null;
  return { whole: whole.replaceAll(thousands, ""), fraction };
}

/** A number of such a column in plain notation, "1234.5"; null if invalid. */
export function plainNumber(text: string, decimal: Separator | null): string | null {
  const digits = digitsOf(cleanPrice(text), decimal);
  if (!digits) return null;
  return `${digits.whole || "0"}${digits.fraction === "" ? "" : `.${digits.fraction}`}`;
}

function toCents(whole: string, fraction: string, round: boolean): ParsedPrice {
  if (!round && /[1-9]/.test(fraction.slice(2))) return { ok: false, reason: "tooManyDecimals" };
  const amount = hundredths(whole, fraction);
  return amount > BigInt(MAX_CENTS) ? { ok: false, reason: "tooLarge" } : { ok: true, cents: cents(Number(amount)) };
}

/** Rounds half away from zero on the decimal digits, so that 1.005 is 1.01 despite its binary representation. */
function hundredths(whole: string, fraction: string): bigint {
  return BigInt(`${whole || "0"}${fraction.padEnd(2, "0").slice(0, 2)}`) + ((fraction[2] ?? "0") >= "5" ? 1n : 0n);
}

/** A decimal from Prisma, SQL or JSON: "1234.5" or 1234.5. */
type Decimal = string | number | { toString(): string };

/**
 * Null (no price) stays null.
 * @throws {RangeError} if the text is no decimal or the amount exceeds MAX_CENTS.
 */
export function centsFromDecimal<Value extends Decimal | null>(value: Value): Cents | Extract<Value, null> {
  if (value === null) return null as Extract<Value, null>;
  const amount = sumFromDecimal(String(value));
  if (Math.abs(amount) > MAX_CENTS) throw new RangeError(`Too large for a price: ${String(value)}`);
  return amount;
}

/** A sum of prices, which may exceed MAX_CENTS; above 90,000,000,000,000 it is the nearest representable number. */
export function sumFromDecimal(value: string): Cents {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value);
  if (!match) throw new RangeError(`Not a decimal: ${value}`);
  const amount = hundredths(match[2] ?? "0", match[3] ?? "");
  return cents(match[1] && amount > 0n ? -Number(amount) : Number(amount));
}

/** "1234.50", as the database expects it. */
export function decimalFromCents<Value extends Cents | null>(value: Value): string | Extract<Value, null> {
  if (value === null) return null as Extract<Value, null>;
  const digits = String(Math.abs(value)).padStart(3, "0");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The number sent in JSON: 1234.5. */
export function amountFromCents<Value extends Cents | null>(value: Value): number | Extract<Value, null> {
  return value === null ? (null as Extract<Value, null>) : Number(decimalFromCents<Cents>(value));
}

/** Of a number in JSON or a form: 1234.5 is 123450. */
export const centsFromAmount = (amount: number): Cents => cents(Math.round(amount * 100));

/** The text of an input field: "1.234,50" or "1,234.50"; empty for null. */
export const typedFromCents = (value: Cents | null, numbers: NumberFormat): string =>
  value === null ? "" : formatAmount(amountFromCents(value), numbers);

/** Two decimals (hidden when zero), with the separators of a country; empty if not finite. */
export function formatAmount(value: number, numbers: NumberFormat): string {
  if (!Number.isFinite(value)) return "";
  const size = Math.abs(value);
  const written = String(size);
  if (written.includes("e-")) return "0";
  const [whole = "0", fraction = ""] = written.includes("e") ? [String(BigInt(size))] : written.split(".");
  const amount = hundredths(whole, fraction);
  return writeHundredths(amount, value < 0 && amount > 0n ? "-" : "", numbers);
}

function writeHundredths(amount: bigint | number, prefix: string, { thousands, decimal }: NumberFormat): string {
  const digits = String(amount).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, thousands);
  const decimals = digits.slice(-2);
  return prefix + whole + (decimals > "00" ? decimal + decimals : "");
}

/** "$ 1.234,50" or "$ 1,234.50", with a non-breaking space; what is taken off is "−$ 1.234,50". */
export function formatPrice(amount: Cents, money: MoneyFormat): string {
  if (!Number.isFinite(amount)) return "";
  const prefix = (amount < 0 ? "−" : "") + money.symbol + NON_BREAKING_SPACE;
  return writeHundredths(Math.abs(Math.round(amount)), prefix, money);
}

/** `formatPrice` without the symbol and in parts, so that decimals can be set smaller: " 1.234" and ",50". */
export function priceParts(amount: Cents, money: MoneyFormat): [whole: string, decimals?: string] {
  const [whole = "", decimals] = formatPrice(amount, money).slice(money.symbol.length).split(money.decimal);
  return decimals === undefined ? [whole] : [whole, money.decimal + decimals];
}

/** Whether a sum is no amount because nothing in it has a price yet. */
export const isAllToAsk = (sum: Cents, hasUnpriced: boolean): boolean => hasUnpriced && sum === 0;

/**
 * Price times a quantity in thousandths, rounded half up.
 * @throws {RangeError} if the total exceeds MAX_CENTS.
 */
export function lineTotal(priceCents: Cents, quantityMilli: Milli): Cents {
  const total = (BigInt(priceCents) * BigInt(quantityMilli) + 500n) / 1000n;
  if (total > BigInt(MAX_CENTS)) throw new RangeError("The total is larger than a price can be");
  return cents(Number(total));
}

/** A percentage (at most two decimals) of a price, rounded half up: percentOf(10_000, 12.5) is 1_250. */
export function percentOf(amount: Cents, percent: number): Cents {
  return cents(Number((BigInt(amount) * BigInt(Math.round(percent * 100)) + 5_000n) / 10_000n));
}

/** The national taxes of Argentina that a net price excludes, in percent. */
const NATIONAL_TAX = 21n;

/** A price without the national taxes it contains, rounded half up. */
export function withoutTaxes(amount: Cents): Cents {
  const whole = 100n + NATIONAL_TAX;
  return cents(Number((BigInt(amount) * 100n * 2n + whole) / (whole * 2n)));
}

/**
 * Whether the price is a reduced one. Only then is a previous price shown (crossed out, as a percentage, as the price before a
 * sale) and kept: a price that reaches it clears it. The flag of an offer does not depend on it.
 */
export const isReduced = (previous: Cents | null, now: Cents | null): previous is Cents =>
  previous !== null && now !== null && previous > now;

/** The discount in whole percent, rounded down so that it never promises more; null if there is none. */
export function percentOff(previous: Cents | null, now: Cents | null): number | null {
  if (now === null || now < 0 || !isReduced(previous, now)) return null;
  return Number((BigInt(previous - now) * 100n) / BigInt(previous)) || null;
}
