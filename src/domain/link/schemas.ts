import { z } from "zod";
import { idSchema, longText, orderSchema, requiredLine } from "../fields";
import { flagSchema } from "../flag";
import { message } from "../validation-key";

/** The links every tent has; they can be paused, not deleted. The codes are stored and sent (docs/product.md#links). */
export const BUILT_IN_LINK_CODES = ["to_tent", "to_catalogo", "to_whatsapp", "to_instagram", "to_facebook"] as const;
export type BuiltInLinkCode = (typeof BUILT_IN_LINK_CODES)[number];

export const MAX_LINKS = 50;
export const MAX_LINK_URL = 500;
const SCHEMES = new Set(["https:", "http:", "mailto:", "tel:", "whatsapp:"]);

const BARE_MAIL = /^[^\s@/:?]+@[^\s@/:?]+\.[^\s@/:?]+$/;
const BARE_PHONE = /^\+?\d[\d\s()-]{5,28}$/;

/**
 * Normalises a URL a merchant links to. A bare domain gets https, a bare email or phone number its scheme.
 * Null for any scheme that could run code or read local data.
 */
export function linkUrl(text: string): string | null {
  const written = text.trim();
  if (BARE_MAIL.test(written)) return linkUrl(`mailto:${written}`);
  if (BARE_PHONE.test(written)) return `tel:${written.replace(/[^\d+]/g, "")}`;
  if (written === "" || written.length > MAX_LINK_URL || /[\s\p{Cc}<>"\\]/u.test(written)) return null;
  const whole = /^(?:tel:|[a-z][a-z0-9+.-]*:(?!\d))/i.test(written)
    ? written
    : `https://${written.replace(/^\/\//, "")}`;
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

export const MAX_LINK_NAME = 60;
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

export const MAX_LINKTREE_TEXT = 300;
export const linktreeDescriptionSchema = z.object({
  description: longText(MAX_LINKTREE_TEXT, message("link.descriptionTooLong")),
});
