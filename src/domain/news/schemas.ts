import { z } from "zod";
import { idSchema, longText, requiredLine } from "../fields";
import { linkUrlSchema } from "../link/schemas";
import { COUNTRIES } from "../tent/countries";
import { message } from "../validation-key";
import { NEWS_LIMITS } from "./limits";

const emptyIsNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

const countrySchema = idSchema.refine((id) => COUNTRIES.some((country) => country.id === id), {
  error: message("news.country"),
});

/** News for all users, or for one country. */
export const newsSchema = z.object({
  title: requiredLine(NEWS_LIMITS.title, {
    required: message("news.titleRequired"),
    tooLong: message("news.titleTooLong"),
  }),
  text: longText(NEWS_LIMITS.text, message("news.textTooLong")).refine((text) => text !== "", {
    error: message("news.textRequired"),
  }),
  url: z.preprocess(emptyIsNull, linkUrlSchema.nullable()).default(null),
  /** A form sends it as a string. */
  countryId: z
    .preprocess((value) => {
      const given = emptyIsNull(value);
      return typeof given === "string" ? Number(given) : given;
    }, countrySchema.nullable())
    .default(null),
});
export type NewsInput = z.output<typeof newsSchema>;

/** News whose image was stored before, by its URL. */
export const notificationSchema = newsSchema.extend({
  image: z
    .preprocess(
      emptyIsNull,
      z
        .string({ error: message("news.image") })
        .max(300, { error: message("news.image") })
        .nullable(),
    )
    .default(null),
});
export type NotificationInput = z.output<typeof notificationSchema>;

export const newsPageSchema = z.object({ page: z.number().int().min(1).max(NEWS_LIMITS.page).default(1) });
