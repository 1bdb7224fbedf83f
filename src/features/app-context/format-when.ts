import { TODAY, YESTERDAY } from "~/copy/calendar";
import { DAY_MS } from "~/domain/duration";

const formatsByZone = new Map<string, { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>();

function formatsFor(timeZone: string) {
  const known = formatsByZone.get(timeZone);
  if (known) return known;
  const formats = {
    day: new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
    time: new Intl.DateTimeFormat("es", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
  };
  formatsByZone.set(timeZone, formats);
  return formats;
}

/** A local date with its day number, so that dates can be subtracted. */
function dayNumber(date: Date, timeZone: string): { written: string; count: number } {
  const written = formatsFor(timeZone).day.format(date);
  return { written, count: Date.parse(`${written}T00:00:00Z`) / DAY_MS };
}

/** "Hoy 14:20", "Ayer 20:15", "Lun 17:48" within a week, then "3/11 09:12" or "3/11/2025", in the shop's time. */
export function formatWhen(date: Date, asOf: Date, timeZone: string): string {
  const { written, count } = dayNumber(date, timeZone);
  const now = dayNumber(asOf, timeZone);
  const time = formatsFor(timeZone).time.format(date);
  const days = now.count - count;
  if (days === 0) return `${TODAY} ${time}`;
  if (days === 1) return `${YESTERDAY} ${time}`;
  if (days > 1 && days < 7) {
    const weekday = new Intl.DateTimeFormat("es", { timeZone: "UTC", weekday: "short" }).format(
      new Date(`${written}T00:00:00Z`),
    );
    return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1).replace(".", "")} ${time}`;
  }
  const [year = "", month = "", day = ""] = written.split("-");
  const short = `${Number(day)}/${Number(month)}`;
  return now.written.startsWith(`${year}-`) ? `${short} ${time}` : `${short}/${year}`;
}

/** "3/11/2025 09:12" in the shop's time, for paper, which is read on other days. */
export function formatMoment(date: Date, timeZone: string): string {
  const [year = "", month = "", day = ""] = dayNumber(date, timeZone).written.split("-");
  return `${Number(day)}/${Number(month)}/${year} ${formatTime(date, timeZone)}`;
}

/** "14:20" in the shop's time, where the day is said above. */
export const formatTime = (date: Date, timeZone: string): string => formatsFor(timeZone).time.format(date);

/** A day `YYYY-MM-DD` as "Hoy", "Ayer", "Lun 16/11" or "16/11/2025", seen from another day. */
export function formatDay(day: string, today: string): string {
  const days = (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS;
  if (days === 0) return TODAY;
  if (days === 1) return YESTERDAY;
  const [year = "", month = "", date = ""] = day.split("-");
  const short = `${Number(date)}/${Number(month)}`;
  if (!today.startsWith(`${year}-`)) return `${short}/${year}`;
  const weekday = new Intl.DateTimeFormat("es", { timeZone: "UTC", weekday: "short" })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(".", "");
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${short}`;
}
