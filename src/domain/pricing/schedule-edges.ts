import { localTime } from "../tent/hours";
import { type RuleSchedule, scheduleState, shopClock } from "./schedule";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Within a week, and the night that follows it, every weekday and hour comes. */
const DAYS_AHEAD = 8;

/** A clock's time as if it were in UTC. */
function asUtc(moment: number, timeZone: string): number {
  const { date, time } = localTime(new Date(moment), timeZone);
  return Date.parse(`${date}T${time}:00Z`);
}

/** The moment at which the shop's clock shows this; an hour that a change of clocks leaves out is the next one. */
function momentAt(date: string, time: string, timeZone: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const first = shown - (asUtc(shown, timeZone) - shown);
  const second = first - (asUtc(first, timeZone) - shown);
  return asUtc(second, timeZone) === shown ? second : Math.max(first, second);
}

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Moments at which the rule may begin or end, on the days from this one on. */
function turns({ hours }: RuleSchedule, from: number, timeZone: string): number[] {
  const { date } = localTime(new Date(from), timeZone);
  const times = ["00:00", ...(hours ? [hours.from, hours.to] : [])];
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => dayAfter(date, day)).flatMap((day) =>
    times.map((time) => momentAt(day, time, timeZone)),
  );
}

/** A bound as a moment; a day is its beginning. */
const boundAt = (bound: string, timeZone: string): number =>
  bound.length === 10 ? momentAt(bound, "00:00", timeZone) : Date.parse(bound);

/**
 * The first moment after this one at which the rule begins or ceases to be in force; null if there is none. A paused rule
 * has none: that it goes on is a change of its own.
 */
export function nextScheduleEdge(schedule: RuleSchedule, after: Date, timeZone: string): Date | null {
  const { from, to, weekdays, hours, paused } = schedule;
  if (paused || !(from || to || weekdays?.length || hours)) return null;
  const now = after.getTime();
  const isOn = (moment: number) => scheduleState(schedule, shopClock(new Date(moment), timeZone)) === "ACTIVE";
  const bounds = [from, to].flatMap((bound) => (bound ? [boundAt(bound, timeZone)] : []));
  // the day before a bound is looked at too, for a night that goes on past it
  const starts = [now, ...bounds.filter((bound) => bound > now)].map((start) => start - DAY);
  const candidates = [...bounds, ...starts.flatMap((start) => turns(schedule, start, timeZone))]
    .filter((moment) => moment > now)
    .sort((one, other) => one - other);
  let before = isOn(now);
  for (const moment of candidates) {
    const is = isOn(moment);
    if (is !== before) return new Date(moment);
    before = is;
  }
  return null;
}

/** The first moment after this one at which any of the rules begins or ends; null if there is none. */
export function nextRulesEdge(schedules: readonly RuleSchedule[], after: Date, timeZone: string): Date | null {
  const edges = schedules.flatMap((schedule) => nextScheduleEdge(schedule, after, timeZone)?.getTime() ?? []);
  return edges.length === 0 ? null : new Date(Math.min(...edges));
}
