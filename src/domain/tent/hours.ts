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
const MINUTE_MS = 60_000;

/** The minutes from the beginning of 1970 to a local time, as if there were no time zones. */
const minuteOf = (local: string): number => Date.parse(`${local}Z`) / MINUTE_MS;

/** How many minutes after the first of two it is the same time of the week as at the other. */
export const minutesTo = (one: number, other: number): number => (((other - one) % A_WEEK) + A_WEEK) % A_WEEK;

/** An opening in numbers: its first minute in 1970, which began on a Thursday, and how many minutes it lasts. */
export type Turn = readonly [start: number, length: number];

export function turnOf({ day, from, until }: Opening): Turn {
  const start = minuteOf(`1970-01-01T${from}`);
  const end = minuteOf(`1970-01-01T${until}`);
  return [((day + 3) % WEEK.length) * DAY + start, ((end - start + DAY - 1) % DAY) + 1];
}

/** Whether a shop is open, and until when or from when ("las 9"); null means never, or not within a week. */
export type OpeningState =
  | { open: true; until: string | null }
  | { open: false; next: { inDays: number; weekday: string; from: string } | null };

/** "las 9", "la 1:30" */
function timeText(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  return `${hour === 1 ? "la" : "las"} ${hour}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
}

/** Whether a shop is open. On holidays no opening begins; what began on the day before them goes on. */
export function openingState(
  turns: readonly Turn[],
  { date, time }: Pick<LocalTime, "date" | "time">,
  holiday: HolidayDays | null = null,
): OpeningState {
  const now = minuteOf(`${date}T${time}`);
  const isHoliday = (minute: number) =>
    holiday && minute >= minuteOf(`${holiday.from}T00:00`) && minute < minuteOf(`${holiday.until}T24:00`);
  const dayAt = (minute: number) => Math.floor(minute / DAY);
  /** When a turn began last. */
  const begun = ([start]: Turn) => now - minutesTo(start, now);
  let turn = turns.find((one) => begun(one) + one[1] > now && !isHoliday(begun(one)));
  if (!turn) {
    const [at] = turns
      .map(([start]) => now + minutesTo(now, start))
      .filter((minute) => !isHoliday(minute))
      .sort((one, other) => one - other);
    if (at === undefined) return { open: false, next: null };
    const weekday = new Date(at * MINUTE_MS).toLocaleDateString("es", { weekday: "long", timeZone: "UTC" });
    return { open: false, next: { inDays: dayAt(at) - dayAt(now), weekday, from: timeText(at % DAY) } };
  }
  let end = begun(turn) + turn[1];
  // An opening may continue in another one: on the same day, or past midnight.
  for (const _ of turns) {
    turn = turns.find(([start]) => minutesTo(start, end) === 0);
    if (!turn || isHoliday(end)) return { open: true, until: timeText(end % DAY || DAY) };
    end += turn[1];
  }
  return { open: true, until: null };
}

/** The texts of an `OpeningState`; `src/copy` has them. */
export interface OpeningWords {
  open: string;
  openUntil: (time: string) => string;
  /** Not within a week: only holidays keep a shop with hours closed for so long. */
  closed: string;
  /** `from` is when it opens. */
  opens: (from: string) => string;
}

/** "mañana desde las 9" */
export type OpensFrom = (time: string, inDays: number, weekday: string) => string;

/** Until when a shop is open, or from when on it is again, in words; empty if that is not known. */
const timeOf = (state: OpeningState, from: OpensFrom): string =>
  state.open ? (state.until ?? "") : state.next ? from(state.next.from, state.next.inDays, state.next.weekday) : "";

/** `when` is the time in words; empty if it is not known. */
export function sayOpening(isOpen: boolean, when: string, words: OpeningWords): string {
  if (isOpen) return when ? words.openUntil(when) : words.open;
  return when ? words.opens(when) : words.closed;
}

export const openingSentence = (state: OpeningState, { from, ...words }: OpeningWords & { from: OpensFrom }): string =>
  sayOpening(state.open, timeOf(state, from), words);

/** Whether a shop is open during a time: a browser needs no calendar to say it. */
export type OpeningTime = readonly [until: number, kind: "open" | "closed" | "holiday", when: string];

/** Times in an attribute of a page: without quotes, which cost it bytes. */
export const writeTimes = (times: readonly OpeningTime[]): string =>
  times.map(([until, kind, when]) => [until / 60, kind, when].join(" ").trim()).join("|");

/** The time of a moment, in seconds since 1970; null after the last one. */
export function timeAt(written: string, moment: number): OpeningTime | null {
  for (const one of written.split("|")) {
    const [minute, kind, ...when] = one.split(" ");
    const until = Number(minute) * 60;
    if (moment < until) return [until, kind as OpeningTime[1], when.join(" ")];
  }
  return null;
}

interface OpeningDays {
  hours: readonly Opening[];
  now: Date;
  timeZone: string;
  holiday: HolidayDays | null;
}

/** How long a page may be shown before it does not say any more whether the shop is open, in minutes. */
const FORESEEN = 1.5 * DAY;

/**
 * Whether a shop is open from a moment on: times that end at a second since 1970, with until or from when in words. As these
 * name the day, midnight ends a time too.
 */
export function openingTimes({ hours, now, timeZone, holiday }: OpeningDays, from: OpensFrom): OpeningTime[] {
  const turns = hours.map(turnOf);
  const { date, time } = localTime(now, timeZone);
  const first = minuteOf(`${date}T${time}`);
  const edges = [...turns.flatMap(([start, length]) => [start, start + length]), ...WEEK.map((day) => day * DAY)];
  const ends = [...new Set(edges.map((edge) => minutesTo(first, edge) || A_WEEK))].filter((end) => end < FORESEEN);
  ends.sort((one, other) => one - other);
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return [...ends, FORESEEN].map((end, at): OpeningTime => {
    const local = localTime(new Date((minute + (ends[at - 1] ?? 0)) * MINUTE_MS), timeZone);
    const state = openingState(turns, local, holiday);
    const isHoliday = !state.open && holiday !== null && holidayState(holiday, local.date) === "now";
    return [(minute + end) * 60, state.open ? "open" : isHoliday ? "holiday" : "closed", timeOf(state, from)];
  });
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
  from: OpensFrom;
}

const plainTime = (time: string) => time.replace(/^0(?=\d)/, "").replace(":00", "");

/** One line per run of days with the same openings. */
export function hoursLines(hours: readonly Opening[], words: Omit<HoursWords, "from">): string[] {
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

/** The first second since 1970 of holidays, and the first after them, as a browser compares them. */
export const holidaySeconds = ({ from, until }: HolidayDays, timeZone: string): [from: number, until: number] => [
  momentOf(`${from}T00:00`, timeZone).getTime() / 1_000,
  momentOf(`${until}T24:00`, timeZone).getTime() / 1_000,
];
