// The part of PayPal's API that we use: what we send and what we read. The stand-in (docs/payments.md) loads this file
// in plain Node, so it imports nothing but zod and a file that does the same.
import { z } from "zod";
import { moment, optionalMoment, optionalText, plainName } from "../http/answer-parts.ts";

const id = z.string().min(1).max(80);
const currencyCode = z.string().regex(/^[A-Z]{3}$/);
export const paypalMoney = z.object({
  currency_code: z.string().length(3),
  value: z.string().regex(/^-?\d+(\.\d+)?$/),
});

export const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
export const created = z.object({ id });

/** `POST /v1/catalogs/products` */
export const productRequest = z.strictObject({ name: z.string().min(1).max(127), type: z.literal("SERVICE") });

/** `POST /v1/billing/plans`: a plan with one price, charged until somebody cancels. */
export const planRequest = z.strictObject({
  product_id: id,
  name: z.string().min(1).max(127),
  billing_cycles: z.tuple([
    z.strictObject({
      frequency: z.strictObject({
        interval_unit: z.enum(["DAY", "WEEK", "MONTH", "YEAR"]),
        interval_count: z.int().positive(),
      }),
      tenure_type: z.literal("REGULAR"),
      sequence: z.literal(1),
      total_cycles: z.literal(0),
      pricing_scheme: z.strictObject({
        fixed_price: z.strictObject({ currency_code: currencyCode, value: z.string().regex(/^\d+\.\d{2}$/) }),
      }),
    }),
  ]),
  payment_preferences: z.strictObject({
    auto_bill_outstanding: z.boolean(),
    payment_failure_threshold: z.int().nonnegative(),
  }),
});

const applicationContext = z.strictObject({
  return_url: z.url(),
  cancel_url: z.url(),
  shipping_preference: z.literal("NO_SHIPPING"),
  user_action: z.literal("SUBSCRIBE_NOW"),
});

/** `POST /v1/billing/subscriptions` */
export const paypalSubscriptionRequest = z.strictObject({
  plan_id: id,
  custom_id: z.string().max(127),
  subscriber: z.strictObject({ email_address: z.string().min(1) }),
  start_time: z.iso.datetime({ offset: true }).optional(),
  application_context: applicationContext,
});

/** `POST /v1/billing/subscriptions/{id}/cancel` */
export const cancellationRequest = z.strictObject({ reason: z.string().min(1).max(128) });

/** `POST /v1/billing/subscriptions/{id}/revise` */
export const revisionRequest = z.strictObject({ plan_id: id, application_context: applicationContext });

/** `POST /v1/notifications/verify-webhook-signature` */
export const verificationRequest = z.strictObject({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.unknown(),
});
export const verdict = z.object({ verification_status: z.enum(["SUCCESS", "FAILURE"]) });

const links = z.array(z.object({ href: z.string(), rel: z.string() }));
export const openedPaypalSubscription = z.object({ id, links });
export const revised = z.object({ links });

const anyName = plainName(80).nullish().catch(null);
export const paypalWebhook = z.object({
  id: plainName(80),
  event_type: plainName(100),
  resource: z.object({ id: anyName, billing_agreement_id: anyName }),
});

export const subscription = z.object({
  id,
  status: z.enum(["APPROVAL_PENDING", "APPROVED", "ACTIVE", "SUSPENDED", "CANCELLED", "EXPIRED"]),
  plan_id: optionalText,
  custom_id: optionalText,
  create_time: optionalMoment,
  subscriber: z.object({ email_address: optionalText }).nullish(),
  billing_info: z
    .object({
      next_billing_time: optionalMoment,
      failed_payments_count: z.number().nullish(),
      last_failed_payment: z.object({ next_payment_retry_time: optionalMoment }).nullish(),
      last_payment: z.object({ amount: paypalMoney, time: moment }).nullish(),
    })
    .nullish(),
});

export const transaction = z.object({
  id,
  status: z.string(),
  time: moment,
  amount_with_breakdown: z.object({ gross_amount: paypalMoney }),
});
export const transactions = z.object({ transactions: z.array(transaction).nullish() }).nullable();
