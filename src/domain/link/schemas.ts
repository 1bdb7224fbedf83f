import { z } from "zod";
import { idSchema, longText, orderSchema, requiredLine } from "../fields";
import { flagSchema } from "../flag";
import { message } from "../validation-key";

/** The links every tent has, made once; they can be paused, not deleted. */
export const BUILT_IN_LINK_CODES = ["to_tent", "to_catalogo", "to_whatsapp", "to_instagram", "to_facebook"] as const;
export type BuiltInLinkCode = (typeof BUILT_IN_LINK_CODES)[number];

export const MAX_LINKS = 50;
export const MAX_LINK_URL = 500;
const SCHEMES = new Set(["https:", "http:", "mailto:", "tel:", "whatsapp:"]);

/** An address a merchant may link to; a bare domain gets https. Null for any scheme that could run or reach inside. */
export function linkUrl(text: string): string | null {
  const typed = text.trim();
  if (typed === "" || typed.length > MAX_LINK_URL || /[\s\p{Cc}<>"\\]/u.test(typed)) return null;
  const whole = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed.replace(/^\/\//, "")}`;
  const url = URL.parse(whole);
  if (!url || !SCHEMES.has(url.protocol) || url.username !== "" || url.password !== "") return null;
  if (url.protocol === "mailto:") return /^[^@]+@[^@]+\.[^@]+$/.test(url.pathname) ? whole : null;
  if (url.protocol === "tel:") return /^\+?[\d().-]{3,30}$/.test(url.pathname) ? whole : null;
  if (url.protocol === "whatsapp:") return whole;
  return /^[^.]+(\.[^.]+)+$/.test(url.hostname) ? url.href.replace(/(?<=^https?:\/\/[^/]+)\/$/, "") : null;
}

export const linkUrlSchema = z.string({ error: message("link.url") }).transform((text, context): string => {
  const url = linkUrl(text);
  if (url !== null && url.length <= MAX_LINK_URL) return url;
  context.addIssue({ code: "custom", message: message("link.url") });
  return z.NEVER;
});

const linkName = requiredLine(60, { required: message("link.nameRequired"), tooLong: message("link.nameTooLong") });

export const linkCreateSchema = z.object({ tent_id: idSchema, name: linkName, url: linkUrlSchema });
export const linkUpdateSchema = z.object({
  id: idSchema,
  name: linkName.optional(),
  url: linkUrlSchema.optional(),
  paused: flagSchema.optional(),
});
export const linksOrderSchema = z
  .array(z.object({ id: idSchema, order: orderSchema }), { error: message("common.invalid") })
  .min(1, { error: message("common.empty") })
  .max(MAX_LINKS, { error: message("common.tooMany") });
export const linktreeDescriptionSchema = z.object({
  tent_id: idSchema,
  description: longText(300, message("link.descriptionTooLong")),
});
