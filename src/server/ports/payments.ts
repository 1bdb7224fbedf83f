import type { ChargedPrice } from "~/domain/billing/agreement";
import type { Interval } from "~/domain/billing/interval";
import type { ExternalProvider } from "~/domain/billing/provider";
import type { SubscriptionState } from "~/domain/billing/subscription-state";
import type { Cents } from "~/domain/money/money";

/** The data of a plan that a provider needs. */
export interface PricedPlan {
  id: number;
  name: string;
  totalCents: Cents;
  currency: string;
  interval: Interval;
  /** The provider's id of the plan, if the plan exists there already. */
  ref: string | null;
}

export interface SubscriptionRequest {
  plan: PricedPlan;
  payer: { email: string; reference: string };
  /** When the first charge is due; null means as soon as the payer approves. Nothing is charged before. */
  startsAt: Date | null;
  /** Idempotency key: opening twice with the same key opens one subscription. */
  key: string;
  /** Set on a retry: it may have been opened before, and the response lost. */
  again?: boolean;
  /** Where the payer returns to, having approved or not. */
  returnUrl: string;
}

interface OpenedSubscription {
  id: string;
  planRef: string | null;
  /** The provider's page on which the payer approves. */
  checkoutUrl: string;
}

export interface Charge extends ChargedPrice {
  id: string;
  status: "PENDING" | "APPROVED" | "REJECTED" | "REFUNDED";
  /** When the charge was paid; null while it has not been. */
  paidAt: Date | null;
  /** When the provider made or attempted the charge; null when the provider does not say. */
  chargedAt: Date | null;
  detail: string | null;
}

/** The data of a subscription that identifies its owner. */
export interface FoundSubscription {
  id: string;
  state: SubscriptionState;
  planRef: string | null;
  /** The reference that we set when we opened it. */
  reference: string | null;
  payerEmail: string | null;
  openedAt: Date | null;
}

/** The current state of a subscription according to its provider. */
export interface SubscriptionSnapshot extends FoundSubscription {
  /** The price of each charge, if the provider reports it. */
  price: ChargedPrice | null;
  nextPaymentAt: Date | null;
  /** When it was last charged, reported even when the charges themselves are not listed. */
  lastPaymentAt: Date | null;
  failedPayments: number;
  /** When the provider retries a failed charge, if it reports that. */
  retryAt: Date | null;
  charges: Charge[];
}

/** The cause of a PROVIDER_FAILED that concerns a single request: other requests to the provider may succeed. */
export class UnreadableResponse extends Error {
  override readonly name = "UnreadableResponse";
}

export type CancelOutcome = "cancelled" | "unapproved";

/**
 * The gateway to a provider that charges subscriptions. Its responses are the only proof that something was paid.
 * @throws PROVIDER_FAILED when it is down, slow, or its response cannot be read; PROVIDER_DISABLED when it has no keys
 */
export interface PaymentGateway {
  readonly enabled: boolean;
  /**
   * The origin of a simulated provider in a trial installation, where its events can be triggered; null for the real
   * provider.
   */
  readonly simulatedAt: string | null;
  open(wish: SubscriptionRequest): Promise<OpenedSubscription>;
  /** Null when the provider has no subscription of that id, or it is not one of ours. */
  read(id: string): Promise<SubscriptionSnapshot | null>;
  /**
   * Subscriptions of a payer with this email that may have been opened without their id reaching us. Only a reference
   * tells whose they are.
   */
  search(email: string): Promise<FoundSubscription[]>;
  /**
   * Does nothing when it is cancelled already, or unknown to the provider. "unapproved" means that nobody has approved
   * it yet and the provider cannot cancel such a subscription: it charges nothing, and its payer may still approve it.
   */
  cancel(id: string): Promise<CancelOutcome>;
  /** Null when the request is not a webhook event of this provider, or has an invalid signature. Sends no request. */
  parseWebhook(notice: WebhookRequest): WebhookEvent | null;
  /**
   * The subscription that a webhook event is about; null for other topics, and for events that the provider did not
   * send.
   */
  subjectOf(notice: WebhookRequest): Promise<{ subscriptionId: string | null; genuine: boolean }>;
}

/**
 * A request received in a provider's name: a reason to query the provider, never a proof. Header names are in lower
 * case.
 */
export interface WebhookRequest {
  headers: Record<string, string>;
  query: Record<string, string>;
  body: string;
}

export interface WebhookEvent {
  id: string;
  topic: string;
  /** "unproved" is a signature that only the provider itself can verify. */
  signature: "valid" | "unproved" | "none";
  /** A body reduced to the ids and the type, from which `subjectOf` reads the same subject. */
  essentials: string;
}

/** A provider whose plan links let people subscribe without our opening anything. */
export interface LinkedPlans {
  /** The plan of a subscription link; null when it is not a link of the provider. */
  planOfLink(link: string): string | null;
  /**
   * The live subscriptions made through the link of one of its plans. They carry no reference, so nothing tells whose
   * they are.
   */
  subscribersOf(planRef: string): Promise<FoundSubscription[]>;
}

/** A provider that can change the plan of a running subscription. */
export interface ChangeablePlans {
  /** Requests another plan, which the payer has to approve at `confirmUrl`. */
  change(
    id: string,
    wish: Pick<SubscriptionRequest, "plan" | "returnUrl">,
  ): Promise<{ planRef: string; confirmUrl: string }>;
}

/** A provider that can change the amount of a running subscription without the payer's approval. */
export interface RevisableAmounts {
  /** Takes effect from the next charge on; repeating it changes nothing. In the currency of the subscription. */
  revise(id: string, price: ChargedPrice): Promise<void>;
}

export interface Payments extends Record<ExternalProvider, PaymentGateway> {
  MERCADO_PAGO: PaymentGateway & LinkedPlans & RevisableAmounts;
  PAYPAL: PaymentGateway & ChangeablePlans;
}
