import { minutesTo, type Opening, type OpeningHours, type Turn, turnOf, WEEK } from "./hours";

export const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
export const UNTIL = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
export const MAX_OPENINGS = 28;
/** The most openings per day in the settings form. */
export const MAX_DAY_TURNS = 3;

/** Whether each opening ends before the next one of the week begins. */
export function doNotOverlap(hours: readonly Opening[]): boolean {
  const turns = hours.map(turnOf).sort(([one], [other]) => one - other);
  const isPast = ([start, length]: Turn, [next]: Turn) => length > (minutesTo(start, next) || Number.POSITIVE_INFINITY);
  return (
    hours.every(({ from, until }) => from !== until) &&
    new Set(turns.map(([start]) => start)).size === turns.length &&
    turns.every((turn, index) => !isPast(turn, turns[(index + 1) % turns.length] ?? turn))
  );
}

/** The form's seven days, from the stored hours. */
export function weekOf(hours: OpeningHours | null): { from: string; until: string }[][] {
  return WEEK.map((day) =>
    (hours ?? [])
      .filter((opening) => opening.day === day)
      .map(({ from, until }) => ({ from, until: until === "24:00" ? "00:00" : until })),
  );
}
