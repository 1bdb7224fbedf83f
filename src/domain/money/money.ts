import type { $brand } from "zod";
import type { Milli } from "./quantity";

/** Integer hundredths of the currency's unit: a plain number, or a quantity, is none. */
export type Cents = number & $brand<"Cents">;

/** Says of a number that it is one of hundredths; nothing is checked. */
export function cents(hundredths: number): Cents {
  return hundredths as Cents;
}

/** Decimal(14,2) in the database holds no more. */
export const MAX_CENTS = 99_999_999_999_999 as Cents;

/** Of one kind only: money and money, or thousandths and thousandths. */
export const plus = <Unit extends Cents | Milli>(one: Unit, more: Unit): Unit => (one + more) as Unit;
export const minus = <Unit extends Cents | Milli>(from: Unit, less: Unit): Unit => (from - less) as Unit;

export type PriceProblem = "invalid" | "negative" | "tooLarge" | "tooManyDecimals";
export type ParsedPrice = { ok: true; cents: Cents | null } | { ok: false; reason: PriceProblem };
export type Separator = "." | ",";

const NON_BREAKING_SPACE = "\u00a0";

/** Steps a price can be rounded to: 0.01, 1, 10, 50, 100 and 500. */
export const ROUNDINGS: readonly Cents[] = [1, 100, 1_000, 5_000, 10_000, 50_000] as Cents[];

/** Reads one typed price. Empty is "Consultar" (null). */
export function parsePrice(text: string): ParsedPrice {
  return readPrice(text, null, false);
}

export type JudgedColumn = {
  /** The decimal separator the column is read with; null when its cells disagree and each is read alone. */
  decimal: Separator | null;
  /** False when nothing in the column proves the choice, so that the preview can ask. */
  certain: boolean;
};

/** Judges a column of an imported file: one cell that is clear settles what "1.500" means in all the others. */
export function judgeColumn(texts: readonly string[], forced?: Separator): JudgedColumn {
  const cells = texts.map(cleanPrice);
  const proofs = new Set(cells.map(provenDecimal).filter((proof) => proof !== null));
  return {
    decimal: forced ?? (proofs.size > 1 ? null : ([...proofs][0] ?? guessedDecimal(cells))),
    certain: forced !== undefined || proofs.size === 1 || !cells.some((cell) => /[.,]/.test(cell)),
  };
}

/** One price of a judged column; more than two decimals are rounded. */
export function parseColumnPrice(text: string, decimal: Separator | null): ParsedPrice {
  return readPrice(text, decimal, true);
}

function guessedDecimal(cells: readonly string[]): Separator {
  const dots = cells.filter((cell) => cell.includes(".")).length;
  const commas = cells.filter((cell) => cell.includes(",")).length;
  return commas > dots ? "." : ",";
}

/** What is left of "$ 1.500.-" when signs of currency and blanks that group thousands are gone. */
function cleanPrice(text: string): string {
  return text
    .trim()
    .replace(/^(?:AR|US|U|MX|RD)?\$|\$$/i, "")
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

/** A number of a judged column in plain writing, "1234.5"; null when it is none. */
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

/** Half away from zero on the written digits, so that 1.005 is 1.01 whatever its binary form. */
function hundredths(whole: string, fraction: string): bigint {
  return BigInt(`${whole || "0"}${fraction.padEnd(2, "0").slice(0, 2)}`) + ((fraction[2] ?? "0") >= "5" ? 1n : 0n);
}

/** A decimal of the database, as Prisma or as SQL gives it, or of the wire: "1234.5" or 1234.5. */
type Decimal = string | number | { toString(): string };

/** Null, where there is no price, stays null. */
export function centsFromDecimal<Value extends Decimal | null>(value: Value): Cents | Extract<Value, null> {
  if (value === null) return null as Extract<Value, null>;
  const amount = sumFromDecimal(String(value));
  if (Math.abs(amount) > MAX_CENTS) throw new RangeError(`Too large for a price: ${String(value)}`);
  return amount;
}

/** What many prices come to, which may be more than a price can be; beyond 90,000,000,000,000 the nearest. */
export function sumFromDecimal(value: string): Cents {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value);
  if (!match) throw new RangeError(`Not a decimal: ${value}`);
  const amount = hundredths(match[2] ?? "0", match[3] ?? "");
  return cents(match[1] && amount > 0n ? -Number(amount) : Number(amount));
}

/** "1234.50", as the database takes it. */
export function decimalFromCents<Value extends Cents | null>(value: Value): string | Extract<Value, null> {
  if (value === null) return null as Extract<Value, null>;
  const digits = String(Math.abs(value)).padStart(3, "0");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The number that goes over the wire: 1234.5. */
export function amountFromCents<Value extends Cents | null>(value: Value): number | Extract<Value, null> {
  return value === null ? (null as Extract<Value, null>) : Number(decimalFromCents<Cents>(value));
}

/** As a field shows it: "1.234,50"; empty where there is none. */
export const typedFromCents = (value: Cents | null): string =>
  value === null ? "" : formatAmount(amountFromCents(value));

/** Two decimals, dot for thousands, comma for decimals, decimals hidden when zero, nothing when not finite. */
export function formatAmount(value: number): string {
  if (!Number.isFinite(value)) return "";
  const written = Math.abs(value).toString();
  if (written.includes("e-")) return "0";
  const [whole = "0", fraction = ""] = written.includes("e")
    ? [BigInt(Math.abs(value)).toString()]
    : written.split(".");
  return writeHundredths(hundredths(whole, fraction), value < 0);
}

function writeHundredths(amount: bigint, negative: boolean): string {
  const digits = amount.toString().padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ".");
  const decimals = digits.slice(-2);
  return `${negative && amount > 0n ? "-" : ""}${whole}${decimals === "00" ? "" : `,${decimals}`}`;
}

/** "$ 1.234,50" with a space that does not break. */
export function formatPrice(amount: Cents, currencySymbol = "$"): string {
  if (!Number.isFinite(amount)) return "";
  return `${currencySymbol}${NON_BREAKING_SPACE}${writeHundredths(BigInt(Math.abs(Math.round(amount))), amount < 0)}`;
}

/** The same in its parts, so that decimals can be set smaller: what stands between the symbol and the comma, and behind it. */
export function priceParts(amount: Cents, currencySymbol = "$"): [whole: string, decimals?: string] {
  const [whole = "", decimals] = formatPrice(amount, currencySymbol).slice(currencySymbol.length).split(",");
  return decimals === undefined ? [whole] : [whole, decimals];
}

/** Price times a quantity in thousandths, half up. Refuses what no price column can hold. */
export function lineTotal(priceCents: Cents, quantityMilli: Milli): Cents {
  const total = (BigInt(priceCents) * BigInt(quantityMilli) + 500n) / 1000n;
  if (total > BigInt(MAX_CENTS)) throw new RangeError("The total is larger than a price can be");
  return cents(Number(total));
}

/** Share of a price in percent with two decimals at most, half up: percentOf(10_000, 12.5) is 1_250. */
export function percentOf(amount: Cents, percent: number): Cents {
  return cents(Number((BigInt(amount) * BigInt(Math.round(percent * 100)) + 5_000n) / 10_000n));
}

/** National taxes of Argentina that a price says it goes without, in percent. */
const NATIONAL_TAX = 21n;

/** A price without the national taxes that it contains, half up. */
export function withoutTaxes(amount: Cents): Cents {
  const whole = 100n + NATIONAL_TAX;
  return cents(Number((BigInt(amount) * 100n * 2n + whole) / (whole * 2n)));
}

/** Whole percent an offer takes off, rounded down so that it never promises more; null when it is none. */
export function percentOff(previous: Cents | null, now: Cents | null): number | null {
  if (previous === null || now === null || now < 0 || previous <= now) return null;
  return Number((BigInt(previous - now) * 100n) / BigInt(previous)) || null;
}
