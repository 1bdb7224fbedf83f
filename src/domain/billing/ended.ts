import { type HeldSubscription, lastConfirmed, liveSubscriptions } from "./entitlement";
import type { ExternalProvider } from "./provider";

export interface EndableSubscription extends HeldSubscription {
  provider: ExternalProvider | "MANUAL";
  cancelRequestedAt: Date | null;
  failedPayments: number;
}

/** Who ended a subscription: the merchant (here), the team (its plans expire), or the provider, for any reason. */
export type EndedBy = "merchant" | "team" | "provider";

export function endedBy({
  provider,
  cancelRequestedAt,
}: Pick<EndableSubscription, "provider" | "cancelRequestedAt">): EndedBy {
  if (provider === "MANUAL") return "team";
  return cancelRequestedAt === null ? "provider" : "merchant";
}

/** The last confirmed subscription once it has ended; null while one is live, or when there never was one. */
export function endedSubscription<S extends EndableSubscription>(subscriptions: readonly S[]): S | null {
  if (liveSubscriptions(subscriptions).current) return null;
  const last = lastConfirmed(subscriptions);
  return last?.status === "CANCELLED" ? last : null;
}

/**
 * The subscription whose charge failed and is still unpaid: the provider retries it, or gave up and cancelled it. A
 * merchant who cancelled, or pays another subscription by now, owes nothing.
 */
export function unpaidSubscription<S extends EndableSubscription>(subscriptions: readonly S[]): S | null {
  const { current } = liveSubscriptions(subscriptions);
  if (current) return current.status === "PAST_DUE" && current.provider !== "MANUAL" ? current : null;
  const last = lastConfirmed(subscriptions);
  if (!last || last.failedPayments === 0 || endedBy(last) !== "provider") return null;
  return last;
}
