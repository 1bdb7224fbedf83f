import { dayPlus } from "../stats/period";

export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Days as in ISO 8601: 1 is Monday. `until` may be 24:00. One that ends before it begins goes on past midnight, and belongs to
 * the day on which it began.
 */
export type Opening = {
  day: number;
  from: string;
  until: string;
};
export type OpeningHours = Opening[];

/** A moment as local time in a zone. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** 1 is Monday. */
  day: number;
  /** `HH:MM` */
  time: string;
}

/** By time zone: making one takes a hundred times as long as using it. */
const clocks: Record<string, Intl.DateTimeFormat> = {};

export function localTime(moment: Date, timeZone: string): LocalTime {
  clocks[timeZone] ??= new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const text = clocks[timeZone].format(moment);
  const [date = "", time = ""] = text.split(" ");
  return { date, day: new Date(`${date}T00:00:00Z`).getUTCDay() || WEEK.length, time };
}

/**
 * The moment at which clocks of the zone show this local time, `YYYY-MM-DDTHH:MM`. One that a zone skips is off by what it
 * skips; of one that comes twice it is one of the two.
 */
export function momentOf(local: string, timeZone: string): Date {
  const wanted = Date.parse(`${local}:00Z`);
  const shift = (moment: number) => {
    const { date, time } = localTime(new Date(moment), timeZone);
    return Date.parse(`${date}T${time}:00Z`) - moment;
  };
  return new Date(wanted - shift(wanted - shift(wanted)));
}

const DAY = 24 * 60;
const A_WEEK = WEEK.length * DAY;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The minute of the week at which an opening begins. */
export const startOf = ({ day, from }: Pick<Opening, "day" | "from">): number => (day - 1) * DAY + minutesOf(from);

/** How many minutes an opening lasts, at most a day. */
export const lengthOf = ({ from, until }: Opening): number =>
  ((minutesOf(until) - minutesOf(from) + DAY - 1) % DAY) + 1;

/** How many minutes after one minute of the week another comes. */
export const minutesTo = (from: number, to: number): number => (to - from + A_WEEK) % A_WEEK;

/** Whether a shop is open, and until when or from when; null means never, or not within a week. */
export type OpeningState =
  | { open: true; until: string | null }
  | {
      open: false;
      next: { inDays: number; day: number; from: string } | null;
      /** The last day of the holidays that have begun. */
      holiday: string | null;
    };

/** Whether a shop is open. Of holidays no opening begins on any day; what began on the day before them goes on. */
export function openingState(
  hours: readonly Opening[],
  local: LocalTime,
  holiday: HolidayDays | null = null,
): OpeningState {
  const minute = minutesOf(local.time);
  const now = startOf({ day: local.day, from: local.time });
  const daysAhead = (minutes: number) => Math.floor((minute + minutes) / DAY);
  const isHoliday = (minutes: number) =>
    holiday !== null && holidayState(holiday, dayPlus(local.date, daysAhead(minutes))) === "now";
  let turn = hours.find((opening) => {
    const since = minutesTo(startOf(opening), now);
    return since < lengthOf(opening) && !isHoliday(-since);
  });
  if (!turn) {
    const [next = null] = hours
      .flatMap(({ day, from }) =>
        [0, A_WEEK].map((more) => ({ day, from, wait: minutesTo(now, startOf({ day, from })) + more })),
      )
      .filter(({ wait }) => daysAhead(wait) <= WEEK.length && !isHoliday(wait))
      .sort((one, other) => one.wait - other.wait)
      .map(({ day, from, wait }) => ({ inDays: daysAhead(wait), day, from }));
    return { open: false, next, holiday: holiday && isHoliday(0) ? holiday.until : null };
  }
  let end = lengthOf(turn) - minutesTo(startOf(turn), now);
  // An opening may continue in another one: on the same day, or past midnight.
  for (let left = hours.length; left > 0; left -= 1) {
    const next = hours.find((opening) => minutesTo(now, startOf(opening)) === end % A_WEEK);
    if (!next || isHoliday(end)) return { open: true, until: turn.until };
    turn = next;
    end += lengthOf(next);
  }
  return { open: true, until: null };
}

/** The texts of an `OpeningState`; `src/copy` has them. */
export interface OpeningWords {
  open: string;
  openUntil: (time: string) => string;
  closed: string;
  /** The last day of holidays is `YYYY-MM-DD`; without these words it is `closed`. */
  holiday?: (lastDay: string) => string;
  /** `day` is 1 for Monday; null means today. */
  opens: (time: string, day: number | "tomorrow" | null) => string;
}

export function openingSentence(state: OpeningState, words: OpeningWords): string {
  if (state.open) return state.until === null ? words.open : words.openUntil(withArticle(state.until));
  if (state.holiday && words.holiday) return words.holiday(state.holiday);
  if (state.holiday || !state.next) return words.closed;
  const { inDays, day, from } = state.next;
  return words.opens(withArticle(from), inDays === 0 ? null : inDays === 1 ? "tomorrow" : day);
}

/** "las 9", "la 1:30" */
function withArticle(time: string): string {
  const plain = plainTime(time);
  return `${/^1(?!\d)/.test(plain) ? "la" : "las"} ${plain}`;
}

/** The texts of a schedule; `src/copy` has them. */
export interface HoursWords {
  /** Monday first. */
  days: readonly string[];
  days2: (first: string, last: string) => string;
  turn: (from: string, until: string) => string;
  and: string;
  /** Joins days and openings. */
  at: (days: string, turns: string) => string;
}

const plainTime = (time: string) => time.replace(/^0(?=\d)/, "").replace(":00", "");

/** One line per run of days with the same openings. */
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
