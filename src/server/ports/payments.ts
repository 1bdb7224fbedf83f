import type { ChargedPrice } from "~/domain/billing/agreement";
import type { Interval } from "~/domain/billing/interval";
import type { Provider } from "~/domain/billing/provider";
import type { SubscriptionState } from "~/domain/billing/subscription-state";
import type { Cents } from "~/domain/money/money";

/** A plan as a provider has to know it. */
export interface PricedPlan {
  id: number;
  name: string;
  totalCents: Cents;
  currency: string;
  interval: Interval;
  /** What the provider calls it, where it is known there already. */
  ref: string | null;
}

export interface SubscriptionRequest {
  plan: PricedPlan;
  payer: { email: string; reference: string };
  /** When the first charge is due; null is as soon as the payer approves. Nothing is charged before. */
  startsAt: Date | null;
  /** Opening twice with one key opens once. */
  key: string;
  /** It may have been opened before, and the answer lost. */
  again?: boolean;
  /** Where the payer comes back to, having approved or not. */
  returnUrl: string;
}

export interface OpenedSubscription {
  id: string;
  planRef: string | null;
  /** The provider's page on which the payer approves. */
  checkoutUrl: string;
}

export interface Charge extends ChargedPrice {
  id: string;
  status: "PENDING" | "APPROVED" | "REJECTED" | "REFUNDED";
  /** When the money moved; null while it has not. */
  paidAt: Date | null;
  /** When the provider made it, or tried to; null where it does not say. */
  chargedAt: Date | null;
  detail: string | null;
}

/** Enough of a subscription to know whose it is. */
export interface FoundSubscription {
  id: string;
  state: SubscriptionState;
  planRef: string | null;
  /** The reference that was given when it was opened by us. */
  reference: string | null;
  payerEmail: string | null;
  openedAt: Date | null;
}

/** What a provider says of a subscription, asked just now. */
export interface SubscriptionSnapshot extends FoundSubscription {
  /** What it takes each time, where the provider says. */
  price: ChargedPrice | null;
  nextPaymentAt: Date | null;
  /** When it was last charged, also where the charges themselves are not listed. */
  lastPaymentAt: Date | null;
  failedPayments: number;
  /** When it tries again what failed, where it says. */
  retryAt: Date | null;
  charges: Charge[];
}

/** The cause of a PROVIDER_FAILED that is about one question alone: the provider may answer others. */
export class UnreadableResponse extends Error {
  override readonly name = "NotUnderstood";
}

export type CancelOutcome = "cancelled" | "unapproved";

/**
 * Somebody who charges subscriptions. What it answers is the only proof that something was paid.
 * @throws PROVIDER_FAILED when it is down, slow, or not understood; PROVIDER_DISABLED where there are no keys for it
 */
export interface PaymentProvider {
  readonly enabled: boolean;
  /** Where what stands in for it while trying things out can be told what happens there; null is the provider itself. */
  readonly simulatedAt: string | null;
  open(wish: SubscriptionRequest): Promise<OpenedSubscription>;
  /** Null when the provider knows none of that id, or it is none of ours. */
  read(id: string): Promise<SubscriptionSnapshot | null>;
  /** What may have been opened for a payer of this mail without its id coming back to us. Only a reference says whose it is. */
  search(email: string): Promise<FoundSubscription[]>;
  /**
   * No failure when it was cancelled before, or is not known there. "unapproved" is one that nobody approved yet, where
   * the provider cancels no such: it charges nothing, and its payer may still approve it.
   */
  cancel(id: string): Promise<CancelOutcome>;
  /** Null for what is no notice of this provider, or carries a wrong signature. Asks nobody. */
  parseWebhook(notice: WebhookRequest): WebhookEvent | null;
  /** Which subscription a notice is about; null for other matters, and for what the provider did not send. */
  subjectOf(notice: WebhookRequest): Promise<{ subscriptionId: string | null; genuine: boolean }>;
}

/** What somebody sent us in a provider's name: a reason to ask it, never a proof. Names of headers are in lower case. */
export interface WebhookRequest {
  headers: Record<string, string>;
  query: Record<string, string>;
  body: string;
}

export interface WebhookEvent {
  id: string;
  topic: string;
  /** "unproved" is one that only the provider itself can judge. */
  signature: "valid" | "unproved" | "none";
  /** A body of the ids and the type alone, from which `subjectOf` reads the same. */
  essentials: string;
}

/** One whose own links somebody can subscribe by, without our having opened anything. */
export interface LinkedPlans {
  /** The plan that a subscription link is for; null where it is none of the provider's. */
  planOfLink(link: string): string | null;
  /** The live subscriptions to one of its plans by its own link. They carry no reference: nothing says whose they are. */
  subscribersOf(planRef: string): Promise<FoundSubscription[]>;
}

/** One that changes the plan of a subscription that is running. */
export interface ChangeablePlans {
  /** Asks for another plan, which the payer has to approve on `confirmUrl`. */
  change(
    id: string,
    wish: Pick<SubscriptionRequest, "plan" | "returnUrl">,
  ): Promise<{ planRef: string; confirmUrl: string }>;
}

/** One that charges a running subscription another amount, without its payer's having to approve it there. */
export interface RevisableAmounts {
  /** From the next charge on; the same again changes nothing. In the currency that it is charged in. */
  revise(id: string, price: ChargedPrice): Promise<void>;
}

export interface Payments extends Record<Provider, PaymentProvider> {
  MERCADO_PAGO: PaymentProvider & LinkedPlans & RevisableAmounts;
  PAYPAL: PaymentProvider & ChangeablePlans;
}
