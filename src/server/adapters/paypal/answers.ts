import type { z } from "zod";
import type { ChargedPrice } from "~/domain/billing/agreement";
import type { SubscriptionState } from "~/domain/billing/subscription-state";
import { cents, centsFromDecimal } from "~/domain/money/money";
import type { Charge, SubscriptionSnapshot } from "~/server/ports/payments";
import type { paypalMoney, revised, subscription, transaction } from "./schemas";

type Subscription = z.output<typeof subscription>;
type Transaction = z.output<typeof transaction>;

/** The page on which the payer approves. */
export function approvalOf({ links }: z.output<typeof revised>): string {
  return links.find(({ rel }) => rel === "approve")?.href ?? "";
}

const STATES: Record<Subscription["status"], SubscriptionState> = {
  APPROVAL_PENDING: "PENDING",
  APPROVED: "PENDING",
  ACTIVE: "ACTIVE",
  SUSPENDED: "PAST_DUE",
  CANCELLED: "CANCELLED",
  EXPIRED: "CANCELLED",
};

const CHARGED: Record<string, Charge["status"]> = {
  COMPLETED: "APPROVED",
  PARTIALLY_REFUNDED: "APPROVED",
  DECLINED: "REJECTED",
  REFUNDED: "REFUNDED",
};

function priceOf({ value, currency_code: currency }: z.output<typeof paypalMoney>): ChargedPrice {
  return { cents: centsFromDecimal(value), currency };
}

function toCharge({ id, status: said, time, amount_with_breakdown: { gross_amount } }: Transaction): Charge {
  const price = priceOf(gross_amount);
  const status = CHARGED[said] ?? "PENDING";
  const moved = status === "APPROVED" || status === "REFUNDED";
  return {
    id,
    status,
    cents: cents(Math.abs(price.cents)),
    currency: price.currency,
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
  const price = last_payment ? priceOf(last_payment.amount) : null;
  const paid = price && price.cents > 0 ? price : null;
  return {
    id: one.id,
    price: paid,
    state: state === "ACTIVE" && failedPayments > 0 ? "PAST_DUE" : state,
    planRef: one.plan_id,
    reference: one.custom_id,
    payerEmail: one.subscriber?.email_address ?? null,
    openedAt: one.create_time,
    nextPaymentAt: next_billing_time ?? null,
    lastPaymentAt: (paid && last_payment?.time) ?? null,
    failedPayments,
    retryAt: (failedPayments > 0 && last_failed_payment?.next_payment_retry_time) || null,
    charges: charged.map(toCharge),
  };
}
