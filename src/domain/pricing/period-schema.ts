import { z } from "zod";
import { message } from "../validation-key";

/** Where a period begins or ends. ISO 8601: a day in the shop's zone, or a moment. */
export const periodBound = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: message("promotion.date") })
  .refine((text) => text.length <= 30, { error: message("promotion.date") })
  .nullish();
