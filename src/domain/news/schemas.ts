import { z } from "zod";
import { idSchema, longText, requiredLine } from "../fields";
import { linkUrlSchema } from "../link/schemas";
import { message } from "../validation-key";

const emptyIsNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

/** News to all users, or to one country. */
export const newsSchema = z.object({
  title: requiredLine(120, { required: message("news.titleRequired"), tooLong: message("news.titleTooLong") }),
  text: longText(5_000, message("news.textTooLong")).refine((text) => text !== "", {
    error: message("news.textRequired"),
  }),
  url: z.preprocess(emptyIsNull, linkUrlSchema.nullable()).default(null),
  image_id: idSchema.nullable().default(null),
  country_id: idSchema.nullable().default(null),
});
export type NewsInput = z.output<typeof newsSchema>;
