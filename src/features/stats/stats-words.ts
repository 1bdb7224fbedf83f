import { MONTHS, WEEK_DAYS } from "~/copy/calendar";
import { fill } from "~/copy/fill";
import type { statsCopy } from "~/copy/stats";
import { amountFromCents, type Cents, cents, formatPrice } from "~/domain/money/money";
import type { MoneyFormat, NumberFormat } from "~/domain/money/number-format";

type Words = typeof statsCopy;

export interface Change {
  direction: "up" | "down" | "same";
  text: string;
}

function writersOf(locale: string) {
  return {
    whole: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
    tenths: new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    hundredths: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
  };
}

/** By decimal separator, each from a country that uses it. */
const WRITERS = { ",": writersOf("es-AR"), ".": writersOf("es-MX") };

/** "2.425" or "2,425" */
export const number = (amount: number, { decimal }: NumberFormat): string => WRITERS[decimal].whole.format(amount);

/** Singular or plural text. */
export const some = (one: string, many: string, n: number, numbers: NumberFormat): string =>
  n === 1 ? one : fill(many, { n: number(n, numbers) });

const turned = (difference: number, written: string, words: Words): Change => ({
  direction: difference > 0 ? "up" : "down",
  text: fill(difference > 0 ? words.more : words.less, { n: written }),
});

/** Change against the previous value in percent; without a previous value there is no comparison. */
export function changeOf(now: number, before: number, words: Words, numbers: NumberFormat): Change {
  if (before === 0) return { direction: "same", text: now === 0 ? words.same : words.noneBefore };
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return { direction: "same", text: words.same };
  return turned(percent, `${number(Math.abs(percent), numbers)} %`, words);
}

interface Visited {
  sessions: number;
  visitors: number;
}

/** Visitors' orders per hundred visits; null without visits. */
export const conversionOf = ({ sessions, visitors }: Visited): number | null =>
  sessions === 0 ? null : (visitors / sessions) * 100;

/** "2,5 %", or a dash without visits. */
export const percent = (share: number | null, { decimal }: NumberFormat): string =>
  share === null ? "–" : `${WRITERS[decimal].tenths.format(share)} %`;

/** Change between two shares, in percentage points. */
export function shareChange(
  now: number | null,
  before: number | null,
  words: Words,
  { decimal }: NumberFormat,
): Change {
  if (now === null || before === null)
    return { direction: "same", text: now === before ? words.same : words.noneBefore };
  const points = Math.round((now - before) * 10) / 10;
  if (points === 0) return { direction: "same", text: words.same };
  return turned(points, fill(words.points, { n: WRITERS[decimal].tenths.format(Math.abs(points)) }), words);
}

const MILLION = 100_000_000;

const THOUSAND_MILLIONS = 1_000 * MILLION;
const BILLION = 1_000 * THOUSAND_MILLIONS;

const cut = (cents: Cents, unit: number, { decimal }: NumberFormat) =>
  WRITERS[decimal].hundredths.format(Math.floor(cents / (unit / 100)) / 100);

/** A compact amount for small cards, without cents: "$ 842.300", then "$ 1,84 M". */
export function shortPrice(amount: Cents, money: MoneyFormat): string {
  const { symbol } = money;
  if (amount < MILLION) return formatPrice(cents(Math.round(amount / 100) * 100), money);
  if (amount >= BILLION) return `${symbol}\u00a0${cut(amount, BILLION, money)}\u00a0bill.`;
  const millions =
    amount < THOUSAND_MILLIONS ? cut(amount, MILLION, money) : number(Math.floor(amount / MILLION), money);
  return `${symbol}\u00a0${millions}\u00a0M`;
}

/** A compact amount for chart axes, without the currency: "500", "50 mil", "1,2 M". */
export function axisAmount(cents: Cents, numbers: NumberFormat): string {
  const { hundredths } = WRITERS[numbers.decimal];
  if (cents >= BILLION) return `${hundredths.format(cents / BILLION)}\u00a0bill.`;
  if (cents >= MILLION) return `${hundredths.format(cents / MILLION)}\u00a0M`;
  return cents >= 1_000_000
    ? `${hundredths.format(cents / 100_000)}\u00a0mil`
    : number(amountFromCents(cents), numbers);
}

/** "22/10" */
export function shortDay(day: string): string {
  const [, month = "", date = ""] = day.split("-");
  return `${Number(date)}/${Number(month)}`;
}

/** "martes 17 de noviembre" */
export function longDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const weekday = WEEK_DAYS[(at.getUTCDay() + 6) % 7] ?? "";
  return `${weekday.toLowerCase()} ${at.getUTCDate()} de ${MONTHS[at.getUTCMonth()] ?? ""}`;
}

/** The row with the highest value, the latest in a tie; null when all values are zero. */
export function bestOf<Row>(rows: readonly Row[], of: (row: Row) => number): Row | null {
  let best: Row | null = null;
  for (const row of rows) if (of(row) > 0 && (best === null || of(row) >= of(best))) best = row;
  return best;
}
