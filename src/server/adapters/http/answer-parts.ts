import { z } from "zod";

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
