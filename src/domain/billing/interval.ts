export type IntervalUnit = "D" | "W" | "M" | "Y";
export interface Interval {
  count: number;
  unit: IntervalUnit;
}

const WRITTEN = /^([1-9]\d?)([DWMY])$/;

/** Parses a plan's `interval`, a count and a unit (1M, 1Y); null if invalid. */
export function readInterval(text: string): Interval | null {
  const [, count, unit] = WRITTEN.exec(text) ?? [];
  return count && unit ? { count: Number(count), unit: unit as IntervalUnit } : null;
}

/** When a paid period that starts at `from` ends; one month after the 31st is the last day of the next month. */
export function periodEnd(from: Date, { count, unit }: Interval): Date {
  const end = new Date(from);
  if (unit === "D" || unit === "W") {
    end.setUTCDate(end.getUTCDate() + count * (unit === "W" ? 7 : 1));
    return end;
  }
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + count * (unit === "Y" ? 12 : 1));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end;
}
