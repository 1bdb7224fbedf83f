import { dayOfDate } from "~/domain/billing/free-period";
import type { HolidayDays } from "~/domain/tent/hours";

interface HolidayColumns {
  holidayFrom: Date | null;
  holidayUntil: Date | null;
  holidayText: string | null;
}

/** The days on which a shop is closed for holidays; null when there are none. */
export function readHoliday(tent: HolidayColumns): (HolidayDays & { text: string | null }) | null {
  const { holidayFrom, holidayUntil, holidayText } = tent;
  if (!holidayFrom || !holidayUntil) return null;
  return { from: dayOfDate(holidayFrom), until: dayOfDate(holidayUntil), text: holidayText };
}
