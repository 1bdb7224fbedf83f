import { z } from "zod";
import { message } from "../validation-key";
import { type OpeningHours, WEEK } from "./hours";
import { doNotOverlap, MAX_DAY_TURNS, MAX_OPENINGS, TIME, UNTIL } from "./week";

/** A day may have several openings. None overlaps another, nor do those that go on past midnight. */
const openings = z
  .array(
    z.object({
      day: z.number().int().min(1).max(7),
      from: z.string().regex(TIME),
      until: z.string().regex(UNTIL),
    }),
  )
  .max(MAX_OPENINGS)
  .refine(doNotOverlap)
  .nullable();

/** Parses the database value; anything invalid reads as no schedule. */
export const storedHours = (value: unknown): OpeningHours | null => openings.catch(null).parse(value ?? null);

/**
 * The seven days of the settings form; closing at 00:00 means the end of the day. A night that goes on while the next day begins
 * is a problem of the night's day.
 */
export const weekSchema = z
  .array(z.array(z.object({ from: z.string(), until: z.string() })).max(MAX_DAY_TURNS))
  .length(WEEK.length)
  .transform((days, check): OpeningHours | null => {
    const hours = days.flatMap((turns, index) =>
      turns.map(({ from, until }) => ({ day: index + 1, from, until: until === "00:00" ? "24:00" : until })),
    );
    for (const day of WEEK) {
      const ofDay = hours.filter((opening) => opening.day === day);
      const after = hours.filter((opening) => opening.day === (day % WEEK.length) + 1);
      const isFine = (some: OpeningHours) => openings.safeParse(some).success;
      // of a next day with problems of its own nothing is known
      if (isFine(ofDay) && (isFine([...ofDay, ...after]) || !isFine(after))) continue;
      check.addIssue({ code: "custom", path: [day - 1], message: message("tent.openingHours") });
    }
    return check.issues.length > 0 ? z.NEVER : hours.length > 0 ? hours : null;
  });
