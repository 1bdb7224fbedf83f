import { z } from "zod";
import { technicalSlugs } from "../catalogue/slug";
import { specialUrl } from "../category/names";
import { longText, optionalLine, requiredLine } from "../fields";
import { flagSchema } from "../flag";
import { linkUrl } from "../link/link";
import { ARGENTINA_ID } from "../tent/countries";
import { visitorNumber } from "../tent/phone";
import { phoneLine } from "../tent/typed-phone";
import { colourSchema } from "../theme/schemas";
import { message } from "../validation-key";
import { HEADER_MESSAGE_LENGTH, SUPPORT_LIMITS } from "./limits";

/** Defaults of docs/product.md#site-colours. Colours are stored in lower case. */
export const DEFAULT_COLOR_FIRST = "#0c2be8";
export const DEFAULT_COLOR_SECOND = "#DB1B73";

/** Support numbers without a country code are Argentine: +54, and the 9 that WhatsApp requires for its mobiles. */
const SUPPORT_COUNTRY = { id: ARGENTINA_ID, codNumber: "549" } as const;

const emptyIsNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);
export const text = (max: number) => optionalLine(max, message("site.textTooLong"));
const webAddress = optionalLine(300, message("site.url")).transform((typed, context) => {
  const url = typed === null ? null : linkUrl(typed);
  if (typed === null || url?.startsWith("http")) return url;
  context.addIssue({ code: "custom", message: message("site.url") });
  return z.NEVER;
});
/** An image is a path in our own store or a URL. */
const picture = optionalLine(300, message("site.url")).refine(
  (path) => path === null || /^\/(?![/\\])[\w./-]+$/.test(path) || (/^https?:/i.test(path) && linkUrl(path) !== null),
  { error: message("site.url") },
);
const optionalColour = z.preprocess(emptyIsNull, colourSchema.nullable());

/** Adds the leading slash; a single segment of lower-case letters, digits and single dashes, and no reserved path. */
const specialUrlSchema = z
  .string({ error: message("category.specialUrl") })
  .max(80, { error: message("category.specialUrl") })
  .transform((typed, context): string => {
    const url = specialUrl(typed);
    if (url !== null && !technicalSlugs.includes(url.slice(1))) return url;
    context.addIssue({
      code: "custom",
      message: message(url === null ? "category.specialUrl" : "category.specialUrlTaken"),
    });
    return z.NEVER;
  });

/** The sixteen fields of docs/product.md#site-settings. */
export const configurationFields = {
  fburl: webAddress,
  fbname: text(80),
  instaurl: webAddress,
  instaname: text(80),
  whatsapp: phoneLine(message("site.whatsapp"), message("site.whatsapp"), 20),
  appname: requiredLine(40, { required: message("site.appnameRequired"), tooLong: message("site.appnameTooLong") }),
  logo: picture,
  colorFirst: colourSchema,
  colorSecond: colourSchema,
  colorThird: optionalColour,
  colorBg: optionalColour,
  specialCatUrl: specialUrlSchema,
  specialCatName: requiredLine(60, {
    required: message("category.nameRequired"),
    tooLong: message("category.nameTooLong"),
  }),
  specialCatDescription: z.preprocess(
    (value) => value ?? "",
    longText(300, message("category.descriptionTooLong")).transform((written) => written || null),
  ),
  specialCatImage: picture,
  specialCatPaused: flagSchema,
};

/** `PUT /config`: any subset of the sixteen fields, and no others. */
export const configurationSchema = z
  .strictObject(configurationFields, { error: message("common.unknownField") })
  .partial();
export type ConfigurationInput = z.output<typeof configurationSchema>;

/** The team's form; images and the phone number have forms of their own. */
export const configurationFormSchema = z
  .object(configurationFields)
  .omit({ whatsapp: true, logo: true, specialCatImage: true });

/** A message to the team. */
export const supportMessageSchema = z.object({
  text: longText(SUPPORT_LIMITS.text, message("support.textTooLong")).refine((text) => text !== "", {
    error: message("support.textRequired"),
  }),
});
export type SupportMessageInput = z.output<typeof supportMessageSchema>;

/** Settings beyond the sixteen: the message above every panel screen, the support number, the payment banner. */
export const sitePanelSchema = z.object({
  headerMessage: optionalLine(HEADER_MESSAGE_LENGTH, message("site.headerMessageTooLong")),
  whatsapp: configurationFields.whatsapp.refine((phone) => phone === null || supportNumber(phone) !== null, {
    error: message("site.whatsapp"),
  }),
  /** Whether the payment banner may show (docs/product.md#payment-banner); unchanged if omitted. */
  paymentBanner: flagSchema.optional(),
});
export type SitePanelInput = z.output<typeof sitePanelSchema>;

/**
 * The digits for a WhatsApp link to support; null (no link) if the number is incomplete. A number without a country
 * code is Argentine (+54) and normalised as WhatsApp requires.
 */
export function supportNumber(typed: string | null | undefined): string | null {
  const number = visitorNumber(typed ?? "", SUPPORT_COUNTRY);
  if (number.ok) return number.digits;
  // ten digits or fewer cannot include a country code
  const withPlus = visitorNumber(`+${typed}`, SUPPORT_COUNTRY);
  return withPlus.ok && withPlus.digits.length > 10 ? withPlus.digits : null;
}
