// The part of Mercado Pago's API that we use: what we send and what we read. The stand-in (docs/payments.md) loads this
// file in plain Node, so it imports nothing but zod and a file that does the same.
import { z } from "zod";
import { optionalMoment, optionalText, plainName } from "../http/answer-parts.ts";

const id = z.string().min(1).max(80);
const amount = z.number().nonnegative();
/** How much is charged, and how often; Mercado Pago ignores a start date without an end date. */
const recurring = z.strictObject({
  frequency: z.int().positive(),
  frequency_type: z.enum(["days", "months"]),
  transaction_amount: z.number().positive(),
  currency_id: z.string().length(3),
  start_date: z.iso.datetime({ offset: true }).optional(),
  end_date: z.iso.datetime({ offset: true }).optional(),
});

/** `POST /preapproval` */
export const preapprovalRequest = z.strictObject({
  reason: z.string().min(1),
  external_reference: z.string(),
  payer_email: z.string().min(1),
  back_url: z.url(),
  status: z.literal("pending"),
  auto_recurring: recurring,
});

/** `PUT /preapproval/{id}`: another price, or another status. */
export const preapprovalChange = z.union([
  z.strictObject({ auto_recurring: recurring.pick({ transaction_amount: true, currency_id: true }) }),
  z.strictObject({ status: z.enum(["pending", "authorized", "paused", "cancelled"]) }),
]);

export const preapproval = z.object({
  id,
  status: z.enum(["pending", "authorized", "paused", "cancelled", "finished"]),
  preapproval_plan_id: optionalText,
  external_reference: optionalText,
  payer_email: optionalText,
  date_created: optionalMoment,
  next_payment_date: optionalMoment,
  auto_recurring: z.object({ transaction_amount: amount.nullish(), currency_id: optionalText }).nullish(),
  summarized: z
    .object({
      charged_quantity: z.number().nullish(),
      last_charged_date: optionalMoment,
      last_charged_amount: z.number().nullish(),
    })
    .nullish(),
});

export const openedPreapproval = z.object({ id, init_point: z.url() });

export const preapprovals = z.object({ results: z.array(preapproval) });

/** Subscriptions that wait for their payer, with the page on which they are approved. */
export const openings = z.object({
  results: z.array(openedPreapproval.extend({ external_reference: optionalText, status: z.string() })),
});

/** One charge of a subscription, with up to four attempts. */
export const invoice = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  status: z.string(),
  transaction_amount: amount,
  currency_id: z.string().length(3),
  debit_date: optionalMoment,
  date_created: optionalMoment,
  payment: z.object({ status: z.string().nullish(), status_detail: z.string().nullish() }).nullish(),
});
export const invoices = z.object({ results: z.array(invoice) });

/** The charge that a webhook event is about. */
export const invoiceOf = z.object({ preapproval_id: id });

const anyId = z.union([plainName(80), z.number()]).transform(String);
export const mercadoPagoWebhook = z.object({ id: anyId, type: plainName(60), data: z.object({ id: anyId }) });
