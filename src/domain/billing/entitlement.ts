import { FREE_PLAN_ID } from "./free-period";
import { periodEnd, readInterval } from "./interval";
import { isLive, type SubscriptionState } from "./subscription-state";

/** A subscription as far as it decides what its subscriber may use. */
export interface HeldSubscription {
  id: number;
  planId: number;
  status: SubscriptionState;
  /** When its provider first confirmed it; null is never. */
  activatedAt: Date | null;
  interval: string;
  /** The end of the period that was paid last, where it is known. */
  paidUntil?: Date | null;
  /** Of a plan given by hand, which nobody pays: the moment it ends. */
  endsAt?: Date | null;
}

export interface Entitlement {
  planId: number;
  /** Until when a plan that was cancelled, or whose charge fails, still holds; null while one is paid, or nothing holds. */
  activeUntil: Date | null;
}

/** As long as providers try a charge again; one that gave up says nothing more, and must not give its plan for ever. */
const TRIED_AGAIN_DAYS = 10;

interface Held {
  planId: number;
  lastPaymentAt: Date | null;
}

/** The one that its provider confirmed last, live or not. */
export function lastConfirmed<S extends HeldSubscription>(subscriptions: readonly S[]): S | undefined {
  return subscriptions
    .filter((one) => one.activatedAt !== null)
    .sort((a, b) => Number(b.activatedAt) - Number(a.activatedAt) || b.id - a.id)[0];
}

/** The live subscription that counts, the one confirmed last, and those it takes the place of. */
export function liveSubscriptions<S extends HeldSubscription>(subscriptions: readonly S[]) {
  const live = subscriptions.filter(({ status }) => isLive(status));
  const current = lastConfirmed(live) ?? null;
  return { current, superseded: live.filter((one) => one !== current) };
}

/**
 * The plan that somebody has: the live subscription's, for some days also where its charge fails; else, until what was paid is used up, the one that was
 * cancelled; else the free one. Where no subscription was ever confirmed nothing changes.
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

/** The end of what was paid; null where nothing was, or nobody can say. */
export function paidUntilOf(
  { paidUntil, interval }: Pick<HeldSubscription, "paidUntil" | "interval">,
  { lastPaymentAt }: Pick<Held, "lastPaymentAt">,
): Date | null {
  if (lastPaymentAt === null) return null;
  const read = readInterval(interval);
  return paidUntil ?? (read && periodEnd(lastPaymentAt, read));
}
