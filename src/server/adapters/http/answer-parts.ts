import { z } from "zod";

/** A moment as providers write it. */
export const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
export const optionalMoment = moment.nullish().transform((at) => at ?? null);
/** An empty text stands for what is not there. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text || null);
