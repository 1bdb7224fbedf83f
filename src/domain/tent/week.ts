import { lengthOf, minutesTo, type Opening, type OpeningHours, startOf, WEEK } from "./hours";

export const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
export const UNTIL = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
export const MAX_OPENINGS = 28;
/** The most openings per day in the settings form. */
export const MAX_DAY_TURNS = 3;

/** Whether each opening ends before the next one of the week begins. */
export function doNotOverlap(hours: readonly Opening[]): boolean {
  const sorted = hours.toSorted((one, other) => startOf(one) - startOf(other));
  return sorted.every((opening, index) => {
    const next = sorted[(index + 1) % sorted.length] ?? opening;
    const pause = minutesTo(startOf(opening), startOf(next));
    return opening.from !== opening.until && (next === opening || lengthOf(opening) <= pause);
  });
}

/** The form's seven days, from the stored hours. */
export function weekOf(hours: OpeningHours | null): { from: string; until: string }[][] {
  return WEEK.map((day) =>
    (hours ?? [])
      .filter((opening) => opening.day === day)
      .map(({ from, until }) => ({ from, until: until === "24:00" ? "00:00" : until })),
  );
}
