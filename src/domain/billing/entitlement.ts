import { FREE_PLAN_ID } from "./free-period";
import { periodEnd, readInterval } from "./interval";
import { isLive, type SubscriptionState } from "./subscription-state";

/** The fields of a subscription that determine the entitlement of its subscriber. */
export interface HeldSubscription {
  id: number;
  planId: number;
  status: SubscriptionState;
  /** When its provider first confirmed it; null if never. */
  activatedAt: Date | null;
  interval: string;
  /** The end of the last paid period, if known. */
  paidUntil?: Date | null;
  /** When a plan granted by hand (paid by nobody) ends. */
  endsAt?: Date | null;
}

export interface Entitlement {
  planId: number;
  /** When a cancelled plan, or one whose charge fails, stops; null while it is paid, or when there is no plan. */
  activeUntil: Date | null;
}

/** How long providers retry a charge. One that gave up may report nothing, and its plan must not last for ever. */
const TRIED_AGAIN_DAYS = 10;

interface Held {
  planId: number;
  lastPaymentAt: Date | null;
}

/** The subscription that its provider confirmed last, live or not. */
export function lastConfirmed<S extends HeldSubscription>(subscriptions: readonly S[]): S | undefined {
  return subscriptions
    .filter((one) => one.activatedAt !== null)
    .sort((a, b) => Number(b.activatedAt) - Number(a.activatedAt) || b.id - a.id)[0];
}

/** The current subscription (the live one confirmed last) and the other live ones, which it supersedes. */
export function liveSubscriptions<S extends HeldSubscription>(subscriptions: readonly S[]) {
  const live = subscriptions.filter(({ status }) => isLive(status));
  const current = lastConfirmed(live) ?? null;
  return { current, superseded: live.filter((one) => one !== current) };
}

/**
 * The plan a user is entitled to: the live subscription's, for some days also while its charge fails; otherwise the
 * cancelled one's, until the paid period ends; otherwise the free plan. If no subscription was ever confirmed, the
 * stored plan is unchanged.
 */
export function entitlementOf(subscriptions: readonly HeldSubscription[], held: Held, now: Date): Entitlement {
  const { current } = liveSubscriptions(subscriptions);
  if (current) return standingOfLive(current, held, now);
  const last = lastConfirmed(subscriptions);
  if (!last) return { planId: held.planId, activeUntil: null };
  const paidUntil = last.endsAt ?? paidUntilOf(last, held);
  if (held.planId === last.planId && paidUntil && paidUntil > now)
    return { planId: last.planId, activeUntil: paidUntil };
  return { planId: FREE_PLAN_ID, activeUntil: null };
}

function standingOfLive(current: HeldSubscription, held: Held, now: Date): Entitlement {
  const { planId, status } = current;
  const paidUntil = paidUntilOf(current, held);
  if (status !== "PAST_DUE" || paidUntil === null) return { planId, activeUntil: null };
  const until = periodEnd(paidUntil, { count: TRIED_AGAIN_DAYS, unit: "D" });
  return until > now ? { planId, activeUntil: until } : { planId: FREE_PLAN_ID, activeUntil: null };
}

/** The end of the paid period; null when nothing was paid, or when it cannot be computed. */
export function paidUntilOf(
  { paidUntil, interval }: Pick<HeldSubscription, "paidUntil" | "interval">,
  { lastPaymentAt }: Pick<Held, "lastPaymentAt">,
): Date | null {
  if (lastPaymentAt === null) return null;
  const read = readInterval(interval);
  return paidUntil ?? (read && periodEnd(lastPaymentAt, read));
}
