import { z } from "zod";
import { parsePrice } from "../product/money";
import { STYLE_PRESETS } from "../theme/presets";
import { message, type ValidationKey } from "../validation-key";
import { typedPhone } from "./setup";

const optionalText = (max: number, tooLong: ValidationKey) =>
  z
    .string()
    .trim()
    .max(max, { error: tooLong })
    .transform((text) => (text === "" ? null : text));

/** A typed amount in centavos; empty is null. */
const typedAmount = z.string().transform((text, check) => {
  const parsed = parsePrice(text);
  if (!parsed.ok) {
    check.addIssue({ code: "custom", message: message("tent.amount") });
    return z.NEVER;
  }
  return parsed.cents;
});

export const tentName = z
  .string({ error: message("tent.nameMissing") })
  .trim()
  .min(2, { error: message("tent.nameTooShort") })
  .max(60, { error: message("tent.nameTooLong") });

const subdomain = z
  .string()
  .trim()
  .min(1, { error: message("subdomain.empty") })
  .max(60, { error: message("subdomain.tooLong") });
const countryId = z.coerce
  .number()
  .int()
  .positive({ error: message("tent.country") });

/** Step 1 of the onboarding, and a linked tent later. */
export const createTentSchema = z.object({ name: tentName, subdomain, countryId, ...typedPhone.shape });
export type CreateTent = z.output<typeof createTentSchema>;
export type CreateTentForm = z.input<typeof createTentSchema>;

const HANDLE = /^[\w.]{1,60}$/;

/** A network's profile: a handle, with or without @, or the address of a page on that network. */
function profile(hosts: readonly string[], problem: ValidationKey) {
  return z
    .string()
    .trim()
    .max(200, { error: problem })
    .transform((text, check) => {
      if (text === "") return null;
      const handle = text.replace(/^@/, "");
      if (HANDLE.test(handle)) return handle;
      const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
      const host = url?.hostname.toLowerCase().replace(/^(www|m)\./, "");
      if (url && host && hosts.includes(host) && url.pathname.length > 1) {
        return `https://${host === "fb.com" ? "facebook.com" : host}${url.pathname.replace(/\/+$/, "")}${url.search}`;
      }
      check.addIssue({ code: "custom", message: problem });
      return z.NEVER;
    });
}

/** The address of a stored profile: handles become the network's page. */
export function profileUrl(network: "instagram" | "facebook", stored: string): string {
  return stored.startsWith("https://") ? stored : `https://${network}.com/${encodeURIComponent(stored)}`;
}

/** The sections of /configuraciones: each is saved on its own. */
export const shopSections = {
  shop: z.object({
    name: tentName,
    subdomain,
    tagline: optionalText(80, "tent.taglineTooLong"),
    notice: optionalText(120, "tent.noticeTooLong"),
  }),
  contact: z.object({
    countryId,
    ...typedPhone.shape,
    instagram: profile(["instagram.com"], "tent.instagram"),
    facebook: profile(["facebook.com", "fb.com"], "tent.facebook"),
  }),
  orders: z
    .object({
      minbuy: typedAmount,
      pickupEnabled: z.boolean(),
      pickupText: optionalText(120, "tent.deliveryTextTooLong"),
      deliveryEnabled: z.boolean(),
      deliveryText: optionalText(120, "tent.deliveryTextTooLong"),
      deliveryCost: typedAmount,
      freeDeliveryFrom: typedAmount,
    })
    .refine((value) => value.pickupEnabled || value.deliveryEnabled, {
      path: ["pickupEnabled"],
      error: message("tent.deliveryNone"),
    }),
  look: z.object({
    styleId: z.coerce
      .number()
      .refine((id) => STYLE_PRESETS.some((preset) => preset.id === id), { error: message("tent.style") }),
  }),
} as const;

export type ShopSection = keyof typeof shopSections;
export type SectionValues<S extends ShopSection> = z.output<(typeof shopSections)[S]>;
export type SectionForm<S extends ShopSection> = z.input<(typeof shopSections)[S]>;
