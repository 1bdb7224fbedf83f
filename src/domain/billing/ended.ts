import { type HeldSubscription, lastConfirmed, liveSubscriptions } from "./entitlement";
import type { Provider } from "./provider";

export interface EndableSubscription extends HeldSubscription {
  provider: Provider | "MANUAL";
  cancelRequestedAt: Date | null;
  failedPayments: number;
}

/** Who ended a subscription: its merchant here; the team, whose plans end by themselves; or its provider, for whatever reason. */
export type EndedBy = "merchant" | "team" | "provider";

export function endedBy({
  provider,
  cancelRequestedAt,
}: Pick<EndableSubscription, "provider" | "cancelRequestedAt">): EndedBy {
  if (provider === "MANUAL") return "team";
  return cancelRequestedAt === null ? "provider" : "merchant";
}

/** The subscription that was confirmed last and has ended; null while one runs, and where there never was one. */
export function endedSubscription<S extends EndableSubscription>(subscriptions: readonly S[]): S | null {
  if (liveSubscriptions(subscriptions).current) return null;
  const last = lastConfirmed(subscriptions);
  return last?.status === "CANCELLED" ? last : null;
}

/**
 * The subscription whose charge failed and was not made good: the provider tries again, or gave up and ended it. Whoever
 * left by themselves, or pays another by now, owes nothing.
 */
export function unpaidSubscription<S extends EndableSubscription>(subscriptions: readonly S[]): S | null {
  const { current } = liveSubscriptions(subscriptions);
  if (current) return current.status === "PAST_DUE" && current.provider !== "MANUAL" ? current : null;
  const last = lastConfirmed(subscriptions);
  if (!last || last.failedPayments === 0 || endedBy(last) !== "provider") return null;
  return last;
}
