export const SUBSCRIPTION_STATES = ["PENDING", "ACTIVE", "PAST_DUE", "CANCELLED"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/**
 * What becomes of a subscription when its provider, asked just now, says where it stands, and whether any of it was ever
 * paid. Being late with the first payment gives nothing. A cancelled one stays so: whoever comes back opens another.
 */
export function nextState(known: SubscriptionState, told: SubscriptionState, paid: boolean): SubscriptionState {
  if (known === "CANCELLED") return "CANCELLED";
  if (told === "PAST_DUE" && !paid) return "PENDING";
  return told === "PENDING" ? known : told;
}

/** It gives its plan: the provider confirmed it, and it has not ended. */
export function isLive(state: SubscriptionState): boolean {
  return state === "ACTIVE" || state === "PAST_DUE";
}
