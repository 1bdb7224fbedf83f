export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Days as ISO counts them: 1 is Monday. `until` may be 24:00. */
export type Opening = {
  day: number;
  from: string;
  until: string;
};
export type OpeningHours = Opening[];

/** A moment as the clocks of a zone show it. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** 1 is Monday. */
  day: number;
  /** `HH:MM` */
  time: string;
}

export function localTime(moment: Date, timeZone: string): LocalTime {
  const text = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(moment);
  const [date = "", time = ""] = text.split(" ");
  return { date, day: new Date(`${date}T00:00:00Z`).getUTCDay() || WEEK.length, time };
}

export const isOpenAt = (hours: readonly Opening[], { day, time }: Pick<LocalTime, "day" | "time">): boolean =>
  hours.some((opening) => opening.day === day && opening.from <= time && time < opening.until);

/** The sentences of a schedule; `src/copy` has them. */
export interface HoursWords {
  /** Monday first. */
  days: readonly string[];
  days2: (first: string, last: string) => string;
  turn: (from: string, until: string) => string;
  and: string;
  /** Between days and turns. */
  at: (days: string, turns: string) => string;
}

const plainTime = (time: string) => time.replace(/^0(?=\d)/, "").replace(":00", "");

/** One line for each run of days that share their turns. */
export function hoursLines(hours: readonly Opening[], words: HoursWords): string[] {
  const turnsOf = (day: number) =>
    hours
      .filter((opening) => opening.day === day)
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map(({ from, until }) => words.turn(plainTime(from), plainTime(until)))
      .join(words.and);
  const runs: { first: number; last: number; turns: string }[] = [];
  for (const day of WEEK) {
    const turns = turnsOf(day);
    const run = runs.at(-1);
    if (run && run.turns === turns) run.last = day;
    else runs.push({ first: day, last: day, turns });
  }
  const name = (day: number) => words.days[day - 1] ?? "";
  return runs
    .filter(({ turns }) => turns !== "")
    .map(({ first, last, turns }) =>
      words.at(first === last ? name(first) : words.days2(name(first), name(last)), turns),
    );
}

/** Days are `YYYY-MM-DD`, both included. */
export interface HolidayDays {
  from: string;
  until: string;
}

export type HolidayState = "before" | "now" | "over";

export function holidayState({ from, until }: HolidayDays, today: string): HolidayState {
  if (today < from) return "before";
  return today <= until ? "now" : "over";
}

/** "15 de enero" */
export function dayAndMonth(day: string, months: readonly string[]): string {
  const [, month = "1", date = "1"] = day.split("-");
  return `${Number(date)} de ${months[Number(month) - 1] ?? ""}`;
}
