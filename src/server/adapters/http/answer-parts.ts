import { z } from "zod";
import { DAY_MS, HOUR_MS } from "~/domain/duration";

/** A moment as providers write it. */
export const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
export const optionalMoment = moment.nullish().transform((at) => at ?? null);
/** An empty text stands for what is not there. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text || null);

/** A name that a stranger may have made up, and that the database is asked for: signs of ASCII alone. */
export const plainName = (max: number) =>
  z
    .string()
    .regex(/^[\x20-\x7e]+$/)
    .max(max);

/** For as long providers send a notice that was not taken, and some more. */
const NOTICE_LASTS_MS = 5 * DAY_MS;
const CLOCKS_APART_MS = HOUR_MS;

/** Whether a notice of that moment can still be on its way: an older one was sent again by somebody else. */
export function isRecent(sentAt: Date, now: Date): boolean {
  const age = now.getTime() - sentAt.getTime();
  return age < NOTICE_LASTS_MS && age > -CLOCKS_APART_MS;
}
