export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Days as in ISO 8601: 1 is Monday. `until` may be 24:00. */
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

/** Whether a shop is open, and until when or from when; null means never. */
export type OpeningState =
  | { open: true; until: string | null }
  | { open: false; next: { inDays: number; day: number; from: string } | null };

const dayIn = (day: number, days: number): number => ((day - 1 + days) % WEEK.length) + 1;

export function openingState(hours: readonly Opening[], { day, time }: Pick<LocalTime, "day" | "time">): OpeningState {
  const now = hours.find((opening) => opening.day === day && opening.from <= time && time < opening.until);
  if (!now) return { open: false, next: nextOpening(hours, day, time) };
  let turn: Opening = now;
  // An opening may continue in another one: on the same day, or past midnight.
  for (let left = hours.length; left > 0; left -= 1) {
    const { day: today, until } = turn;
    const [nextDay, from] = until === "24:00" ? [dayIn(today, 1), "00:00"] : [today, until];
    const next = hours.find((opening) => opening.day === nextDay && opening.from === from);
    if (!next) return { open: true, until };
    turn = next;
  }
  return { open: true, until: null };
}

function nextOpening(hours: readonly Opening[], today: number, time: string) {
  for (let inDays = 0; inDays <= WEEK.length; inDays += 1) {
    const day = dayIn(today, inDays);
    const turns = hours.filter((opening) => opening.day === day && (inDays > 0 || opening.from > time));
    const from = turns.map((opening) => opening.from).sort()[0];
    if (from !== undefined) return { inDays, day, from };
  }
  return null;
}

/** The texts of an `OpeningState`; `src/copy` has them. */
export interface OpeningWords {
  open: string;
  openUntil: (time: string) => string;
  closed: string;
  /** `day` is 1 for Monday; null means today. */
  opens: (time: string, day: number | "tomorrow" | null) => string;
}

export function openingSentence(state: OpeningState, words: OpeningWords): string {
  if (state.open) return state.until === null ? words.open : words.openUntil(withArticle(state.until));
  if (!state.next) return words.closed;
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
