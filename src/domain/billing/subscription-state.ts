const SUBSCRIPTION_STATES = ["PENDING", "ACTIVE", "PAST_DUE", "CANCELLED"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/**
 * The next state of a subscription, given the state its provider reports now and whether any charge was ever paid. A
 * first payment that is late grants nothing. CANCELLED is final: a returning customer opens a new subscription.
 */
export function nextState(known: SubscriptionState, reported: SubscriptionState, paid: boolean): SubscriptionState {
  if (known === "CANCELLED") return "CANCELLED";
  if (reported === "PAST_DUE" && !paid) return "PENDING";
  return reported === "PENDING" ? known : reported;
}

/** The subscription grants its plan: the provider confirmed it, and it has not ended. */
export function isLive(state: SubscriptionState): boolean {
  return state === "ACTIVE" || state === "PAST_DUE";
}
