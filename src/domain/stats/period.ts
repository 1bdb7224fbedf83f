import { DAY_MS } from "../duration";

/** The values in the query string of `/progreso`. */
export const PERIODS = ["7", "30", "90", "mes", "mes-anterior"] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = "30";

/** The period in a query string; unknown values mean the default. */
export const periodOf = (asked: string | null | undefined): Period =>
  PERIODS.find((known) => known === asked) ?? DEFAULT_PERIOD;

/** A range of days (`YYYY-MM-DD`), both included. */
export interface Days {
  from: string;
  until: string;
}
const MAX_DAYS = 366;

const ms = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);
/** The day that many days later. */
export const dayPlus = (day: string, days: number) => dayAt(ms(day) + days * DAY_MS);
/** A day in the month `months` away from that of `day`; clamped to the last day of that month. */
function inMonth(day: string, months: number, date: number): string {
  const at = new Date(ms(day));
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0));
  return dayAt(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
}

/** The days of a period, and those to compare with: as many before, or the same days of the previous month. */
export function daysOf(period: Period, today: string): { now: Days; before: Days } {
  const date = Number(today.slice(8));
  if (period === "mes")
    return {
      now: { from: inMonth(today, 0, 1), until: today },
      before: { from: inMonth(today, -1, 1), until: inMonth(today, -1, date) },
    };
  if (period === "mes-anterior")
    return {
      now: { from: inMonth(today, -1, 1), until: inMonth(today, -1, 31) },
      before: { from: inMonth(today, -2, 1), until: inMonth(today, -2, 31) },
    };
  const from = dayPlus(today, 1 - Number(period));
  return {
    now: { from, until: today },
    before: { from: dayPlus(from, -Number(period)), until: dayPlus(from, -1) },
  };
}

export type NamedDays = { ok: true; days: Days } | { ok: false; field: "from" | "to"; reason: "order" | "tooMany" };

/** As `YYYY-MM-DD`. */
export interface StatsDays {
  from?: string | undefined;
  to?: string | undefined;
}

export function namedDays({ from, to }: StatsDays, today: string): NamedDays {
  const until = to ?? today;
  const days = { from: from ?? dayPlus(until, -29), until };
  if (days.from > until) return { ok: false, field: "to", reason: "order" };
  if (ms(until) - ms(days.from) >= MAX_DAYS * DAY_MS) return { ok: false, field: "from", reason: "tooMany" };
  return { ok: true, days };
}

/** Every day, from first to last. */
export function eachDay({ from, until }: Days): string[] {
  return Array.from({ length: (ms(until) - ms(from)) / DAY_MS + 1 }, (_, n) => dayPlus(from, n));
}

/** The screen's URL for a period; the default needs no parameter. */
export const statsAddress = (period: Period): string =>
  period === DEFAULT_PERIOD ? "/progreso" : `/progreso?periodo=${period}`;
