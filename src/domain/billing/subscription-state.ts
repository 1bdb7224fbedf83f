export const SUBSCRIPTION_STATES = ["PENDING", "ACTIVE", "PAST_DUE", "CANCELLED"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/**
 * What becomes of a subscription when its provider, asked just now, says where it stands. Only a first confirmation opens
 * it, and a cancelled one stays so: whoever comes back opens another.
 */
export function nextState(known: SubscriptionState, told: SubscriptionState): SubscriptionState {
  if (known === "CANCELLED") return "CANCELLED";
  return told === "PENDING" ? known : told;
}

/** It gives its plan: the provider confirmed it, and it has not ended. */
export function isLive(state: SubscriptionState): boolean {
  return state === "ACTIVE" || state === "PAST_DUE";
}
