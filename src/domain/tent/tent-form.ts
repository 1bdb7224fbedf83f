import { z } from "zod";
import { LISTING_LAYOUTS } from "../catalogue/listing-layout";
import { longText, requiredLine } from "../fields";
import { parsePrice } from "../money/money";
import { ASKED_PHONES } from "../order/place/asked-phone";
import { HOLD_HOURS } from "../order/place/stock-hold";
import { pastedCode } from "../pasted-code";
import { plainLine } from "../text";
import { message, type ValidationKey } from "../validation-key";
import { analyticsSchema } from "./analytics-schema";
import { weekSchema } from "./hours-schema";
import { formatCuit } from "./legal-numbers";
import { MAX_ZONES } from "./limits";
import { parseAdjustment } from "./typed-adjustment";
import { typedPhone } from "./typed-phone";

const optionalText = (max: number, tooLong: ValidationKey) =>
  longText(max, tooLong).transform((text) => (text === "" ? null : text));

/** A typed amount in centavos; empty means null. */
const typedAmount = z.string().transform((text, check) => {
  const parsed = parsePrice(text);
  if (!parsed.ok) {
    check.addIssue({ code: "custom", message: message("tent.amount") });
    return z.NEVER;
  }
  return parsed.cents;
});

export const tentName = requiredLine(
  60,
  { required: message("tent.nameTooShort"), tooLong: message("tent.nameTooLong") },
  2,
);

const subdomain = z
  .string()
  .trim()
  .min(1, { error: message("subdomain.empty") })
  .max(60, { error: message("subdomain.tooLong") });
const countryId = z.coerce
  .number()
  .int()
  .positive({ error: message("tent.country") });

/** Step 1 of the onboarding; also creates further linked tents. */
export const createTentSchema = z.object({ name: tentName, subdomain, countryId, ...typedPhone.shape });
export type CreateTent = z.output<typeof createTentSchema>;
export type CreateTentForm = z.input<typeof createTentSchema>;

const HANDLE = /^[\w.]{1,60}$/;

/** A social network profile: a handle, with or without @, or a URL on one of the hosts. */
function profile(hosts: readonly string[], problem: ValidationKey) {
  return z
    .string()
    .transform(plainLine)
    .pipe(z.string().max(200, { error: problem }))
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

/** What a way to pay takes off, or adds if negative. Absent in calls that an earlier version kept. */
const typedAdjustment = z
  .string()
  .transform((text, check) => {
    const percent = parseAdjustment(text);
    if (percent !== null) return percent;
    check.addIssue({ code: "custom", message: message("tent.percent") });
    return z.NEVER;
  })
  .optional();

/** Delivery zones with distinct names and their own cost; without a cost it is agreed upon later. */
const deliveryZones = z
  .array(
    z.object({
      name: requiredLine(80, { required: message("zone.nameRequired"), tooLong: message("zone.nameTooLong") }),
      cost: typedAmount,
    }),
  )
  .max(MAX_ZONES, { error: message("zone.tooMany") })
  .superRefine((zones, check) => {
    const seen = new Set<string>();
    zones.forEach(({ name }, index) => {
      const key = name.toLowerCase();
      if (seen.has(key)) check.addIssue({ code: "custom", path: [index, "name"], message: message("zone.nameTwice") });
      seen.add(key);
    });
  });

/** Typed hours, as a whole number. */
const stockHoldHours = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, { error: message("tent.holdHours") })
  .transform(Number)
  .refine((hours) => hours >= HOLD_HOURS.least && hours <= HOLD_HOURS.most, { error: message("tent.holdHours") });

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Closed between two days, both included; all null when switched off. */
const holiday = z
  .object({
    closed: z.boolean(),
    from: z.string(),
    until: z.string(),
    text: optionalText(200, "tent.holidayTextTooLong"),
  })
  .transform(({ closed, from, until, text }, check) => {
    if (!closed) return { from: null, until: null, text: null };
    const wrong = (path: "from" | "until", key: ValidationKey) =>
      check.addIssue({ code: "custom", path: [path], message: key });
    if (!isDay(from)) wrong("from", "tent.day");
    if (!isDay(until)) wrong("until", "tent.day");
    else if (until < from) wrong("until", "tent.holidayOrder");
    return check.issues.length > 0 ? z.NEVER : { from, until, text };
  });

/** Hosts of the tax office's public register (Data Fiscal). */
const FISCAL_HOSTS = /(?:^|\.)(?:afip|arca)\.gob\.ar$/;

const fiscalUrl = z
  .string()
  .trim()
  .max(300, { error: message("tent.dataFiscal") })
  .transform((text, check) => {
    if (text === "") return null;
    const url = URL.parse(text);
    if (url && /^https?:$/.test(url.protocol) && FISCAL_HOSTS.test(url.hostname)) return url.href;
    check.addIssue({ code: "custom", message: message("tent.dataFiscal") });
    return z.NEVER;
  });

const cuit = z.string().transform((text, check) => {
  if (text.trim() === "") return null;
  const written = formatCuit(text);
  if (written) return written;
  check.addIssue({ code: "custom", message: message("tent.cuit") });
  return z.NEVER;
});

const alias = z
  .string()
  .transform(pastedCode)
  .refine((text) => text === "" || /^[A-Za-z0-9.-]{6,20}$/.test(text), { error: message("tent.alias") })
  .transform((text) => text || null);

/** An account's digits without spaces and dashes; the use case validates them for the country. */
const account = z
  .string()
  .transform((text) => pastedCode(text).replace(/[\s.-]/g, ""))
  .refine((digits) => digits === "" || /^\d{6,22}$/.test(digits), { error: message("tent.account") })
  .transform((digits) => digits || null);

/** The sections of /configuraciones, each saved separately. */
export const tentSections = {
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
  hours: z.object({ week: weekSchema }),
  holiday,
  orders: z.object({
    minimumPurchase: typedAmount,
    orderText: optionalText(300, "tent.orderTextTooLong"),
    /** Absent in calls that an earlier version kept. */
    customerPhone: z.enum(ASKED_PHONES).optional(),
    showSoldOut: z.boolean(),
    listingLayout: z.enum(LISTING_LAYOUTS),
    // absent in calls that an earlier version kept
    stockHold: z.boolean().optional(),
    stockHoldHours: stockHoldHours.optional(),
  }),
  delivery: z
    .object({
      pickupEnabled: z.boolean(),
      pickupText: optionalText(120, "tent.deliveryTextTooLong"),
      deliveryEnabled: z.boolean(),
      deliveryText: optionalText(120, "tent.deliveryTextTooLong"),
      deliveryCost: typedAmount,
      deliveryZones,
      freeDeliveryFrom: typedAmount,
    })
    .refine((value) => value.pickupEnabled || value.deliveryEnabled, {
      path: ["pickupEnabled"],
      error: message("tent.deliveryNone"),
    }),
  payment: z.object({
    paymentText: optionalText(500, "tent.paymentTextTooLong"),
    paymentAlias: alias,
    paymentCbu: account,
    paymentHolder: optionalText(80, "tent.holderTooLong"),
    cashPercent: typedAdjustment,
    transferPercent: typedAdjustment,
    otherPercent: typedAdjustment,
    installmentsText: optionalText(60, "tent.installmentsTooLong"),
  }),
  legal: z.object({
    legalName: optionalText(120, "tent.legalNameTooLong"),
    cuit,
    dataFiscalUrl: fiscalUrl,
    regretButton: z.boolean(),
    netPrices: z.boolean(),
  }),
  analytics: analyticsSchema,
} as const;

export type TentSectionName = keyof typeof tentSections;
export type SectionValues<S extends TentSectionName> = z.output<(typeof tentSections)[S]>;
export type SectionFormValues<S extends TentSectionName> = z.input<(typeof tentSections)[S]>;
