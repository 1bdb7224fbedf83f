import { z } from "zod";
import { fieldSchema, optionalLine, requiredLine } from "../fields";
import { flagSchema } from "../flag";
import { linkUrlSchema } from "../link/schemas";
import { ASKED_PHONES } from "../order/place/asked-phone";
import { HOLD_HOURS } from "../order/place/stock-hold";
import { priceSchema } from "../product/crud/schemas";
import { clearableColour, styleSchema } from "../theme/schemas";
import { message } from "../validation-key";
import { COUNTRIES } from "./countries";
import { checkSubdomain } from "./subdomain";
import { tentName, tentSections } from "./tent-form";
import { phoneLine, typedPhone } from "./typed-phone";

/** Validates the syntax of a subdomain; only the use cases know whether it is taken, or reserved. */
const subdomainSchema = z.string({ error: message("subdomain.empty") }).transform((text, context): string => {
  const parsed = checkSubdomain(text);
  if (parsed.ok) return parsed.subdomain;
  context.addIssue({ code: "custom", message: message(`subdomain.${parsed.reason}`) });
  return z.NEVER;
});

const countrySchema = z
  .number({ error: message("tent.country") })
  .refine((id) => COUNTRIES.some((country) => country.id === id), { error: message("tent.country") });

const nullIsEmpty = (value: unknown) => value ?? "";

/** The fields of a tent that the API can write; `null` clears a colour. */
export const tentFields = {
  name: tentName,
  subdomain: subdomainSchema,
  countryId: countrySchema,
  styleId: styleSchema,
  whatsapp: phoneLine(message("phone.invalid"), message("phone.invalid")),
  whatsappArea: phoneLine(message("phone.area"), message("phone.area")),
  instagram: z.preprocess(nullIsEmpty, tentSections.contact.shape.instagram),
  facebook: z.preprocess(nullIsEmpty, tentSections.contact.shape.facebook),
  firstCustomColor: clearableColour,
  secondCustomColor: clearableColour,
  bgCustomColor: clearableColour,
  textCustomColor: clearableColour,
  minimumPurchase: priceSchema,
  stockHold: flagSchema,
  stockHoldHours: z
    .number({ error: message("tent.holdHours") })
    .int({ error: message("tent.holdHours") })
    .min(HOLD_HOURS.least, { error: message("tent.holdHours") })
    .max(HOLD_HOURS.most, { error: message("tent.holdHours") }),
  customerPhone: z.enum(ASKED_PHONES, { error: message("common.invalid") }),
};
export type TentField = keyof typeof tentFields;

export const tentFieldSchema = fieldSchema(tentFields);
export type TentFieldUpdate = z.output<typeof tentFieldSchema>;

export const linkedTentSchema = z.object({ name: tentName, subdomain: subdomainSchema });

const branchText = (max: number) => optionalLine(max, message("branch.textTooLong")).default(null);

/** The URL of a map. */
const mapsUrl = z
  .string()
  .trim()
  .max(500, { error: message("tent.mapsUrl") })
  .transform((text, check): string | null => {
    if (text === "") return null;
    const parsed = linkUrlSchema.safeParse(text);
    if (parsed.success && /^https?:/.test(parsed.data)) return parsed.data;
    check.addIssue({ code: "custom", message: message("tent.mapsUrl") });
    return z.NEVER;
  });

/** Field names as in docs/product.md#branches; the use case validates WhatsApp for the tent's country. */
export const branchSchema = z.object({
  name: requiredLine(80, { required: message("branch.nameRequired"), tooLong: message("branch.nameTooLong") }),
  address: branchText(200),
  mapsUrl: mapsUrl.default(null),
  atencion: branchText(200),
  telefono: branchText(30),
  text: branchText(300),
  ...typedPhone.shape,
});
export type BranchInput = z.output<typeof branchSchema>;
export type BranchForm = z.input<typeof branchSchema>;
