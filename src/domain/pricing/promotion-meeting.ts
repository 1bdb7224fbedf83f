import { localTime, WEEK } from "../tent/hours";
import type { PromotionTimes } from "./promotion";

type Range = readonly [from: string, until: string];

const isOvernight = (hours: PromotionTimes["hours"]): boolean => hours !== null && hours.from > hours.to;

function rangesOf(hours: PromotionTimes["hours"]): Range[] {
  if (!hours) return [["00:00", "24:00"]];
  return isOvernight(hours)
    ? [
        [hours.from, "24:00"],
        ["00:00", hours.to],
      ]
    : [[hours.from, hours.to]];
}

/** The days on which it may be in force: a night goes on into the next one. */
function daysOf({ weekdays, hours }: PromotionTimes): readonly number[] {
  if (weekdays.length === 0) return WEEK;
  return isOvernight(hours) ? weekdays.flatMap((day) => [day, (day % WEEK.length) + 1]) : weekdays;
}

const isDay = (bound: string): boolean => bound.length === 10;

/** Whether two promotions may be in force at the same moment. Nights are judged generously, by their days. */
export function timesMeet(one: PromotionTimes, other: PromotionTimes, timeZone: string): boolean {
  const dayOf = (bound: string) => (isDay(bound) ? bound : localTime(new Date(bound), timeZone).date);
  const endsBefore = (first: PromotionTimes, second: PromotionTimes) =>
    first.to !== null && second.from !== null && dayOf(first.to) < dayOf(second.from);
  if (endsBefore(one, other) || endsBefore(other, one)) return false;
  const days = daysOf(other);
  if (!daysOf(one).some((day) => days.includes(day))) return false;
  return rangesOf(one.hours).some(([from, until]) =>
    rangesOf(other.hours).some(([otherFrom, otherUntil]) => from < otherUntil && otherFrom < until),
  );
}
