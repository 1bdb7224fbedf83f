import { z } from "zod";
import { DAY_MS, HOUR_MS } from "~/domain/duration";

/** A timestamp in the format of the providers. */
export const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
export const optionalMoment = moment.nullish().transform((at) => at ?? null);
/** An optional text; an empty one counts as missing. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text || null);

/** A name from an untrusted request that is used in a database query: ASCII characters only. */
export const plainName = (max: number) =>
  z
    .string()
    .regex(/^[\x20-\x7e]+$/)
    .max(max);

/** How long providers retry an unaccepted webhook event, with some margin. */
const MAX_AGE_MS = 5 * DAY_MS;
const CLOCK_SKEW_MS = HOUR_MS;

/** Whether a webhook event sent at that time may still be in delivery: an older one was replayed by somebody else. */
export function isRecent(sentAt: Date, now: Date): boolean {
  const age = now.getTime() - sentAt.getTime();
  return age < MAX_AGE_MS && age > -CLOCK_SKEW_MS;
}
