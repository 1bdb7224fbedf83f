import { dayAndMonth, localTime } from "../../tent/hours";

/** Names of days and months; `src/copy` has them. */
export interface DateWords {
  /** Monday first, in lower case. */
  days: readonly string[];
  months: readonly string[];
}

export interface OrderDate {
  /** "jueves 9 de julio", with the year once it is another one */
  day: string;
  /** "18:20" */
  time: string;
}

/** When something happened to an order, by the clock of its shop. */
export function orderDate(moment: Date, timeZone: string, words: DateWords, now = new Date()): OrderDate {
  const { date, day, time } = localTime(moment, timeZone);
  const year = date.slice(0, 4);
  const isThisYear = localTime(now, timeZone).date.startsWith(year);
  const named = `${words.days[day - 1] ?? ""} ${dayAndMonth(date, words.months)}`;
  return { day: isThisYear ? named : `${named} de ${year}`, time: time.replace(/^0(?=\d)/, "") };
}
