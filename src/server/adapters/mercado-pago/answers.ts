import { z } from "zod";
import type { ChargedPrice } from "~/domain/billing/agreement";
import type { SubscriptionState } from "~/domain/billing/subscription-state";
import { centsFromDecimal } from "~/domain/money/money";
import { optionalMoment, optionalText, plainName } from "~/server/adapters/http/answer-parts";
import type { Charge, FoundSubscription, SubscriptionSnapshot } from "~/server/ports/payments";

const amount = z.number().nonnegative().transform(centsFromDecimal);

const STATES = {
  pending: "PENDING",
  authorized: "ACTIVE",
  paused: "PAST_DUE",
  cancelled: "CANCELLED",
  finished: "CANCELLED",
} as const satisfies Record<string, SubscriptionState>;
const states = Object.keys(STATES) as [keyof typeof STATES, ...(keyof typeof STATES)[]];

export const preapproval = z.object({
  id: z.string().min(1).max(80),
  status: z.enum(states),
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
export type Preapproval = z.output<typeof preapproval>;

export const openedPreapproval = z.object({ id: z.string().min(1).max(80), init_point: z.url() });

export const preapprovals = z.object({ results: z.array(preapproval) });

/** Subscriptions that wait for their payer, with the page on which they are approved. */
export const openings = z.object({
  results: z.array(openedPreapproval.extend({ external_reference: optionalText, status: z.string() })),
});

/** One charge of a subscription, with up to four attempts. */
const invoice = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  status: z.string(),
  transaction_amount: amount,
  currency_id: z.string().length(3),
  debit_date: optionalMoment,
  date_created: optionalMoment,
  payment: z.object({ status: z.string().nullish(), status_detail: z.string().nullish() }).nullish(),
});
export type Invoice = z.output<typeof invoice>;
export const invoices = z.object({ results: z.array(invoice) });

/** The charge that a webhook event is about. */
export const invoiceOf = z.object({ preapproval_id: z.string().min(1).max(80) });

const anyId = z.union([plainName(80), z.number()]).transform(String);
export const mercadoPagoWebhook = z.object({ id: anyId, type: plainName(60), data: z.object({ id: anyId }) });

const CHARGED: Record<string, Charge["status"]> = {
  approved: "APPROVED",
  rejected: "REJECTED",
  cancelled: "REJECTED",
  refunded: "REFUNDED",
  charged_back: "REFUNDED",
};

function toCharge({ id, transaction_amount, currency_id, payment, ...one }: Invoice): Charge {
  const status = CHARGED[payment?.status ?? ""] ?? "PENDING";
  const chargedAt = one.debit_date ?? one.date_created;
  return {
    id,
    status,
    cents: transaction_amount,
    currency: currency_id,
    paidAt: status === "APPROVED" || status === "REFUNDED" ? chargedAt : null,
    chargedAt,
    detail: payment?.status_detail ?? null,
  };
}

const since = ({ debit_date, date_created }: Invoice) => Number(debit_date ?? date_created ?? 0);

export function toFound(one: Preapproval): FoundSubscription {
  return {
    id: one.id,
    state: STATES[one.status],
    planRef: one.preapproval_plan_id,
    reference: one.external_reference,
    payerEmail: one.payer_email,
    openedAt: one.date_created,
  };
}

function priceOf({ auto_recurring }: Preapproval): ChargedPrice | null {
  const { transaction_amount: cents, currency_id: currency } = auto_recurring ?? {};
  return typeof cents === "number" && currency ? { cents, currency } : null;
}

/** Combines a subscription with its charges: it is past due while the last charge is being retried. */
export function toMercadoPagoSnapshot(one: Preapproval, charged: readonly Invoice[]): SubscriptionSnapshot {
  const found = toFound(one);
  const newest = [...charged].sort((a, b) => since(b) - since(a)).map(toCharge);
  const settled = newest.filter(({ status }) => status !== "PENDING");
  const approved = settled.findIndex(({ status }) => status !== "REJECTED");
  const failedPayments = approved < 0 ? settled.length : approved;
  const { charged_quantity, last_charged_amount, last_charged_date } = one.summarized ?? {};
  const counted = (charged_quantity ?? 0) > 0 && (last_charged_amount ?? 0) > 0;
  const retried = charged.some(({ status }) => status === "recycling");
  return {
    ...found,
    price: priceOf(one),
    state: found.state === "ACTIVE" && (failedPayments > 0 || retried) ? "PAST_DUE" : found.state,
    nextPaymentAt: one.next_payment_date,
    lastPaymentAt: counted ? (last_charged_date ?? null) : null,
    failedPayments,
    // It retries several times within ten days, and does not report when.
    retryAt: null,
    charges: newest,
  };
}
