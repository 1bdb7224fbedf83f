import { z } from "zod";
import { typedEmailSchema } from "../account/email";
import { idSchema, longText, requiredLine } from "../fields";
import { flagSchema } from "../flag";
import { MAX_ID } from "../limits";
import { priceSchema } from "../product/crud/schemas";
import { COUNTRIES } from "../tent/countries";
import { message } from "../validation-key";
import { readInterval } from "./interval";
import { CHANGE_KINDS } from "./plan-change";
import { type PaymentService, SERVICES } from "./provider";

export const PLAN_LIMITS = {
  name: 80,
  description: 2_000,
  url: 500,
  products: 100_000,
  tents: 50,
  trial: 365,
} as const;

const wholeNumber = (max: number, key: "plan.unknown" | "plan.productLimit") =>
  z
    .number({ error: message(key) })
    .int({ error: message(key) })
    .min(0, { error: message(key) })
    .max(max, { error: message(key) });

/** Plan 0 is a row too. */
export const planIdSchema = wholeNumber(MAX_ID, "plan.unknown");

/** The use case checks the host; empty means no address. */
const address = (key: "plan.link" | "plan.returnUrl") =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.trim() || null : value),
    z
      .string({ error: message(key) })
      .max(PLAN_LIMITS.url, { error: message(key) })
      .nullable(),
  );

/** `PUT /suscription`. */
export const planUpdateSchema = z.object({
  planId: planIdSchema,
  name: requiredLine(PLAN_LIMITS.name, {
    required: message("plan.nameRequired"),
    tooLong: message("plan.nameTooLong"),
  }),
  mpSubscriptionUrl: address("plan.link"),
  total: priceSchema.refine((total) => total !== null, { error: message("price.required") }),
  description: longText(PLAN_LIMITS.description, message("plan.descriptionTooLong")),
  returnUrl: address("plan.returnUrl"),
  productLimit: wholeNumber(PLAN_LIMITS.products, "plan.productLimit"),
  visible: flagSchema,
});
export type PlanUpdate = z.output<typeof planUpdateSchema>;

/** A whole number, sent as a string by a form or as a number by an API client. */
const typedNumber = (min: number, max: number, key: "plan.trial" | "plan.limit" | "plan.productLimit") =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ],
      { error: message(key) },
    )
    .pipe(
      z
        .number()
        .int({ error: message(key) })
        .min(min, { error: message(key) })
        .max(max, { error: message(key) }),
    );

/** The currencies of our countries, and US dollars. */
export const CURRENCIES = [...new Set(["ARS", "USD", ...COUNTRIES.map(({ currency }) => currency)])];
/** Charge intervals that both providers support. */
export const INTERVALS = ["1W", "1M", "3M", "6M", "1Y"] as const;

/** The plan form of the team; a null id creates a plan. */
export const planFormSchema = planUpdateSchema.omit({ planId: true }).extend({
  id: planIdSchema.nullable(),
  currency: z.string().refine((code) => CURRENCIES.includes(code), { error: message("plan.currencyUnknown") }),
  interval: z
    .string({ error: message("plan.interval") })
    .refine((text) => readInterval(text) !== null, { error: message("plan.interval") }),
  trial: typedNumber(0, PLAN_LIMITS.trial, "plan.trial"),
  limit: typedNumber(1, PLAN_LIMITS.tents, "plan.limit"),
  productLimit: typedNumber(0, PLAN_LIMITS.products, "plan.productLimit"),
  test: flagSchema,
});
export type PlanForm = z.output<typeof planFormSchema>;

/** A plan change as its screen showed it before the confirmation; if any of it has changed since, it is shown again. */
export const changePlanSchema = z.object({
  id: planIdSchema,
  kind: z.enum(CHANGE_KINDS, { error: message("common.invalid") }).nullable(),
  /** In centavos. */
  total: z.int({ error: message("common.invalid") }).min(0),
  /** The shops that stay open, if the plan has room for fewer than there are. */
  keep: z.array(idSchema, { error: message("plan.keep") }).max(PLAN_LIMITS.tents, { error: message("plan.keep") }),
});
export type ChangePlan = z.output<typeof changePlanSchema>;

const services = Object.keys(SERVICES) as [PaymentService, ...PaymentService[]];

/** `POST /suscribe-this-user`; "manual" grants a plan by hand and is for super-users only. */
export const subscribeSchema = z.object({
  userId: idSchema,
  planId: planIdSchema,
  service: z.enum([...services, "manual"], { error: message("plan.service") }),
});
export type Subscribe = z.output<typeof subscribeSchema>;

/** What each provider's ids of subscriptions look like. */
export const externalIdSchemas = {
  mercado_pago: z
    .string({ error: message("plan.preapprovalId") })
    .regex(/^[A-Za-z0-9_-]{6,80}$/, { error: message("plan.preapprovalId") }),
  paypal: z
    .string({ error: message("plan.paypalId") })
    .regex(/^I-[A-Z0-9]{6,40}$/, { error: message("plan.paypalId") }),
} satisfies Record<PaymentService, z.ZodType<string>>;

/** The provider's id of a subscription, from the URL the payer returns with. */
export const claimSchema = z.discriminatedUnion(
  "service",
  [
    z.object({ service: z.literal("paypal"), externalId: externalIdSchemas.paypal }),
    z.object({ service: z.literal("mercado_pago"), externalId: externalIdSchemas.mercado_pago }),
  ],
  { error: message("plan.service") },
);
export type Claim = z.output<typeof claimSchema>;

/** Assigns a subscription that a provider charges to an account, when none is known for it; a select sends strings. */
export const assignmentSchema = z.object({
  id: idSchema,
  email: typedEmailSchema,
  planId: z.union(
    [
      planIdSchema,
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    { error: message("plan.unknown") },
  ),
});
export type Assignment = z.output<typeof assignmentSchema>;

/** A page of payments; nobody has more than 1,000 pages. */
export const paymentPageSchema = z.object({ page: z.number().int().min(1).max(1_000).default(1) });

/** The page number from the list's query string. */
export function paymentPageOf(asked: string | null | undefined): number {
  return paymentPageSchema.safeParse({ page: Number(asked ?? 1) }).data?.page ?? 1;
}

/** The plan or payment id in a URL; null if invalid. */
export function idOf(asked: string | null | undefined): number | null {
  return /^\d{1,9}$/.test(asked ?? "") ? Number(asked) : null;
}
