import { z } from "zod";
import type { SubscriptionState } from "~/domain/billing/subscription-state";
import { cents, centsFromDecimal } from "~/domain/money/money";
import { moment, optionalMoment, optionalText, plainName } from "~/server/adapters/http/answer-parts";
import type { Charge, SubscriptionSnapshot } from "~/server/ports/payments";

const money = z.object({
  currency_code: z.string().length(3),
  value: z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(centsFromDecimal),
});

export const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
export const created = z.object({ id: z.string().min(1).max(80) });

const links = z.array(z.object({ href: z.string(), rel: z.string() }));
export const openedPaypalSubscription = z.object({ id: z.string().min(1).max(80), links });
export const revised = z.object({ links });

/** The page on which the payer approves. */
export function approvalOf({ links: all }: { links: z.output<typeof links> }): string {
  return all.find(({ rel }) => rel === "approve")?.href ?? "";
}

export const verdict = z.object({ verification_status: z.enum(["SUCCESS", "FAILURE"]) });

const anyName = plainName(80).nullish().catch(null);
export const paypalWebhook = z.object({
  id: plainName(80),
  event_type: plainName(100),
  resource: z.object({ id: anyName, billing_agreement_id: anyName }),
});

const STATES = {
  APPROVAL_PENDING: "PENDING",
  APPROVED: "PENDING",
  ACTIVE: "ACTIVE",
  SUSPENDED: "PAST_DUE",
  CANCELLED: "CANCELLED",
  EXPIRED: "CANCELLED",
} as const satisfies Record<string, SubscriptionState>;
const states = Object.keys(STATES) as [keyof typeof STATES, ...(keyof typeof STATES)[]];

export const subscription = z.object({
  id: z.string().min(1).max(80),
  status: z.enum(states),
  plan_id: optionalText,
  custom_id: optionalText,
  create_time: optionalMoment,
  subscriber: z.object({ email_address: optionalText }).nullish(),
  billing_info: z
    .object({
      next_billing_time: optionalMoment,
      failed_payments_count: z.number().nullish(),
      last_failed_payment: z.object({ next_payment_retry_time: optionalMoment }).nullish(),
      last_payment: z.object({ amount: money, time: moment }).nullish(),
    })
    .nullish(),
});
export type Subscription = z.output<typeof subscription>;

const transaction = z.object({
  id: z.string().min(1).max(80),
  status: z.string(),
  time: moment,
  amount_with_breakdown: z.object({ gross_amount: money }),
});
export type Transaction = z.output<typeof transaction>;
export const transactions = z.object({ transactions: z.array(transaction).nullish() }).nullable();

const CHARGED: Record<string, Charge["status"]> = {
  COMPLETED: "APPROVED",
  PARTIALLY_REFUNDED: "APPROVED",
  DECLINED: "REJECTED",
  REFUNDED: "REFUNDED",
};

function toCharge({ id, status: said, time, amount_with_breakdown: { gross_amount } }: Transaction): Charge {
  const status = CHARGED[said] ?? "PENDING";
  const moved = status === "APPROVED" || status === "REFUNDED";
  return {
    id,
    status,
    cents: cents(Math.abs(gross_amount.value)),
    currency: gross_amount.currency_code,
    paidAt: moved ? time : null,
    chargedAt: time,
    detail: said === "PARTIALLY_REFUNDED" ? said : null,
  };
}

/** Combines a subscription with its charges: it is past due when a charge failed. */
export function toPaypalSnapshot(one: Subscription, charged: readonly Transaction[]): SubscriptionSnapshot {
  const { next_billing_time, failed_payments_count, last_payment, last_failed_payment } = one.billing_info ?? {};
  const failedPayments = failed_payments_count ?? 0;
  const state = STATES[one.status];
  const paid = last_payment && last_payment.amount.value > 0 ? last_payment : null;
  return {
    id: one.id,
    price: paid && { cents: paid.amount.value, currency: paid.amount.currency_code },
    state: state === "ACTIVE" && failedPayments > 0 ? "PAST_DUE" : state,
    planRef: one.plan_id,
    reference: one.custom_id,
    payerEmail: one.subscriber?.email_address ?? null,
    openedAt: one.create_time,
    nextPaymentAt: next_billing_time ?? null,
    lastPaymentAt: paid?.time ?? null,
    failedPayments,
    retryAt: (failedPayments > 0 && last_failed_payment?.next_payment_retry_time) || null,
    charges: charged.map(toCharge),
  };
}
