import { type Cents, cents, plus } from "../money/money";

/** Orders of one hour of a day; `past`: at or before the present time of day. */
export interface HourFigures {
  hour: number;
  past: boolean;
  orders: number;
  sold: Cents;
}

export interface DaySum {
  orders: number;
  sold: Cents;
}

export function sumHours(hours: readonly HourFigures[]): DaySum {
  return hours.reduce<DaySum>(
    (sum, { orders, sold }) => ({ orders: sum.orders + orders, sold: plus(sum.sold, sold) }),
    { orders: 0, sold: cents(0) },
  );
}

/** The hours that a chart of a day shows at least. */
const USUAL = { from: 8, until: 20 };

/** The hours of the axis: the usual ones, and every hour with orders. `until` is the end of the last hour. */
export function chartHours(days: readonly (readonly HourFigures[])[]): { from: number; until: number } {
  const hours = days.flat().map(({ hour }) => hour);
  return { from: Math.min(USUAL.from, ...hours), until: Math.max(USUAL.until, ...hours.map((hour) => hour + 1)) };
}

/** What was sold up to the end of each hour of the axis, beginning with nothing. */
export function soldByHour(
  hours: readonly HourFigures[],
  { from, until }: { from: number; until: number },
): { hour: number; sold: Cents }[] {
  let sold = cents(0);
  return Array.from({ length: until - from + 1 }, (_, place) => {
    const hour = from + place;
    for (const one of hours) if (one.hour === hour - 1) sold = plus(sold, one.sold);
    return { hour, sold };
  });
}

export type DayPart = "morning" | "afternoon" | "evening";

/** The greeting at a time of day, `HH:MM`. */
export function dayPart(time: string): DayPart {
  if (time >= "05:00" && time < "13:00") return "morning";
  return time >= "13:00" && time < "20:00" ? "afternoon" : "evening";
}
