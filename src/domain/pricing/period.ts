import { localTime } from "../tent/hours";

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a period ends before it begins; a day and a moment are compared by the days of the shop's zone. */
export function isPeriodBackwards(from: string, to: string, timeZone: string): boolean {
  if (!DAY.test(from) && !DAY.test(to)) return Date.parse(from) >= Date.parse(to);
  const dayOf = (bound: string) => (DAY.test(bound) ? bound : localTime(new Date(bound), timeZone).date);
  return dayOf(from) > dayOf(to);
}
