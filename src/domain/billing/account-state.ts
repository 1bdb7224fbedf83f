import { type BillingState, dayOfDate, freePeriod, hasSubscription } from "./free-period";
import type { SubscriptionState } from "./subscription-state";

/** How a paying account stands, in one word and what belongs to it. */
export type AccountState =
  /** The free period; `until` is its last day. */
  | { kind: "trial"; until: string; daysLeft: number }
  /** The free period is over, and nothing was ever paid. */
  | { kind: "ended"; days: number }
  | { kind: "active" }
  /** The last charge failed; the provider tries again. */
  | { kind: "pastDue" }
  /** Cancelled, and what was paid is not used up. */
  | { kind: "ending"; until: Date }
  /** A plan was paid once, and is over. */
  | { kind: "lapsed" };

export interface AccountFacts extends BillingState {
  activeUntil: Date | null;
  /** The subscription that counts now; null where none is live. */
  live: SubscriptionState | null;
  /** Some subscription was confirmed by its provider at some time. */
  everConfirmed: boolean;
}

export function accountState(facts: AccountFacts, now: Date, timeZone: string): AccountState {
  if (facts.live !== null) return { kind: facts.live === "PAST_DUE" ? "pastDue" : "active" };
  const { daysLeft, ended, daysSinceEnd } = freePeriod(facts, now, timeZone);
  if (hasSubscription(facts)) {
    const { activeUntil } = facts;
    if (activeUntil !== null && activeUntil > now) return { kind: "ending", until: activeUntil };
    // a plan without any subscription behind it was given by hand, and counts as one that was paid
    if (activeUntil === null && facts.lastPaymentAt !== null) return { kind: "active" };
  }
  if (!ended) return { kind: "trial", until: dayOfDate(facts.freeUntil), daysLeft: daysLeft ?? 0 };
  return facts.everConfirmed || facts.lastPaymentAt !== null
    ? { kind: "lapsed" }
    : { kind: "ended", days: daysSinceEnd };
}

export interface Returned {
  state: AccountState;
  /** When the plan that counts was confirmed. */
  confirmedAt: Date | null;
  /** Its first payment has come. */
  paid: boolean;
  /** A change of plan was asked for, and its provider tells of none. */
  changing: boolean;
  /** When the last one that waits for its provider was opened. */
  pendingSince: Date | null;
}

/** What came of a visit to a provider's page, once the provider was asked. */
export type ReturnOutcome = "paid" | "unchanged" | "confirmed" | "waiting" | "failed" | "nothing";

export function returnOutcome({ state, confirmedAt, paid, changing, pendingSince }: Returned): ReturnOutcome {
  const live = state.kind === "active" || state.kind === "pastDue";
  if (pendingSince !== null && !(live && confirmedAt !== null && confirmedAt >= pendingSince)) return "waiting";
  if (state.kind === "pastDue") return "failed";
  if (state.kind !== "active") return "nothing";
  if (changing) return "unchanged";
  return paid ? "paid" : "confirmed";
}
