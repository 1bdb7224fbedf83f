import { z } from "zod";
import { idSchema, longText, orderSchema, requiredLine } from "../fields";
import { flagSchema } from "../flag";
import { message } from "../validation-key";
import { linkUrl, MAX_LINK_NAME, MAX_LINK_URL, MAX_LINKS, MAX_LINKTREE_TEXT } from "./link";

export const linkUrlSchema = z.string({ error: message("link.url") }).transform((text, context): string => {
  const url = linkUrl(text);
  if (url !== null && url.length <= MAX_LINK_URL) return url;
  context.addIssue({ code: "custom", message: message("link.url") });
  return z.NEVER;
});
const linkName = requiredLine(MAX_LINK_NAME, {
  required: message("link.nameRequired"),
  tooLong: message("link.nameTooLong"),
});

/** The form of a merchant's own link. */
export const linkFormSchema = z.object({ name: linkName, url: linkUrlSchema });
export type LinkForm = z.output<typeof linkFormSchema>;
/** Only the name of a built-in link can be edited: its URL comes from the shop's data. */
export const builtInLinkFormSchema = linkFormSchema.extend({ url: z.string() });
export const linkUpdateSchema = z.object({
  id: idSchema,
  name: linkName.optional(),
  url: linkUrlSchema.optional(),
  paused: flagSchema.optional(),
});
export type LinkUpdate = z.output<typeof linkUpdateSchema>;
const linksOrderSchema = z
  .array(z.object({ id: idSchema, order: orderSchema }), { error: message("common.invalid") })
  .min(1, { error: message("common.empty") })
  .max(MAX_LINKS, { error: message("common.tooMany") });
export const linksOrderForm = z.object({ list: linksOrderSchema });
export type LinksOrder = z.output<typeof linksOrderSchema>;
export const linktreeDescriptionSchema = z.object({
  description: longText(MAX_LINKTREE_TEXT, message("link.descriptionTooLong")),
});
