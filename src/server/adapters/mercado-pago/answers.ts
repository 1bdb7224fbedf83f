import type { z } from "zod";
import type { ChargedPrice } from "~/domain/billing/agreement";
import type { SubscriptionState } from "~/domain/billing/subscription-state";
import { centsFromDecimal } from "~/domain/money/money";
import type { Charge, FoundSubscription, SubscriptionSnapshot } from "~/server/ports/payments";
import type { invoice, preapproval } from "./schemas";

type Preapproval = z.output<typeof preapproval>;
type Invoice = z.output<typeof invoice>;

const STATES: Record<Preapproval["status"], SubscriptionState> = {
  pending: "PENDING",
  authorized: "ACTIVE",
  paused: "PAST_DUE",
  cancelled: "CANCELLED",
  finished: "CANCELLED",
};

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
    cents: centsFromDecimal(transaction_amount),
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
  const { transaction_amount: amount, currency_id: currency } = auto_recurring ?? {};
  return typeof amount === "number" && currency ? { cents: centsFromDecimal(amount), currency } : null;
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
