import { dayPlus } from "../stats/period";
import { type LocalTime, localTime } from "../tent/hours";

/** When a rule is in force, by the clock of the shop. What is absent does not limit. */
export interface RuleSchedule {
  /** ISO 8601: a moment, or a day in the shop's zone, of which the first and the last count whole. */
  from?: string | null;
  to?: string | null;
  /** 1 is Monday. */
  weekdays?: readonly number[] | null;
  /** "18:00" to "21:00"; "22:00" to "02:00" goes on past midnight and belongs to the day on which it began. */
  hours?: { from: string; to: string } | null;
  paused?: boolean;
}

/** A moment with its date and time in the shop's zone, for the schedules of all its rules. */
export interface ShopClock extends LocalTime {
  moment: Date;
}

export const shopClock = (moment: Date, timeZone: string): ShopClock => ({ ...localTime(moment, timeZone), moment });

export type ScheduleState = "NOT_YET" | "OVER" | "RESTING" | "ACTIVE";

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether the moment is before the bound; a day is compared with the shop's. */
const isBefore = (moment: Date, day: string, bound: string): boolean =>
  DAY.test(bound) ? day < bound : moment.getTime() < Date.parse(bound);

/** Whether the bound is past: a day is over when it ended, a moment when it came. */
const isPast = (moment: Date, day: string, bound: string): boolean =>
  DAY.test(bound) ? day > bound : moment.getTime() >= Date.parse(bound);

/** Whether a rule is in force: not yet, no longer, not at this hour or day (or paused), or now. */
export function scheduleState({ from, to, weekdays, hours, paused }: RuleSchedule, now: ShopClock): ScheduleState {
  const { moment } = now;
  const pastMidnight = hours != null && hours.from > hours.to;
  // a night belongs to the day on which it began
  const isNight = pastMidnight && now.time < hours.to;
  const day = isNight ? dayPlus(now.date, -1) : now.date;
  const weekday = isNight ? ((now.day + 5) % 7) + 1 : now.day;
  if (from && isBefore(moment, day, from)) return "NOT_YET";
  if (to && isPast(moment, day, to)) return "OVER";
  const isDay = !weekdays || weekdays.length === 0 || weekdays.includes(weekday);
  const isHour = !hours || isNight || (now.time >= hours.from && (pastMidnight || now.time < hours.to));
  return isDay && isHour && !paused ? "ACTIVE" : "RESTING";
}
