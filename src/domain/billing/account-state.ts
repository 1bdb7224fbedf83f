import { type BillingState, dayOfDate, freePeriod, hasSubscription } from "./free-period";
import type { SubscriptionState } from "./subscription-state";

/** The state of a paying account, with the data that belongs to it. */
export type AccountState =
  /** The free period; `until` is its last day. */
  | { kind: "trial"; until: string; daysLeft: number }
  /** The free period is over and nothing was ever paid. */
  | { kind: "ended"; days: number }
  | { kind: "active" }
  /** The last charge failed; the provider retries it. */
  | { kind: "pastDue" }
  /** Cancelled, but the paid period has not ended yet. */
  | { kind: "ending"; until: Date }
  /** A plan was paid at some time and has ended. */
  | { kind: "lapsed" };

export interface AccountFacts extends BillingState {
  activeUntil: Date | null;
  /** The current subscription; null when none is live. */
  live: SubscriptionState | null;
  /** A provider confirmed at least one subscription at some time. */
  everConfirmed: boolean;
}

export function accountState(facts: AccountFacts, now: Date, timeZone: string): AccountState {
  if (facts.live !== null) return { kind: facts.live === "PAST_DUE" ? "pastDue" : "active" };
  const { daysLeft, ended, daysSinceEnd } = freePeriod(facts, now, timeZone);
  if (hasSubscription(facts)) {
    const { activeUntil } = facts;
    if (activeUntil !== null && activeUntil > now) return { kind: "ending", until: activeUntil };
    // a plan without a subscription was granted by hand, and counts as paid
    if (activeUntil === null && facts.lastPaymentAt !== null) return { kind: "active" };
  }
  if (!ended) return { kind: "trial", until: dayOfDate(facts.freeUntil), daysLeft: daysLeft ?? 0 };
  return facts.everConfirmed || facts.lastPaymentAt !== null
    ? { kind: "lapsed" }
    : { kind: "ended", days: daysSinceEnd };
}

export interface Returned {
  state: AccountState;
  /** When the current subscription was confirmed. */
  confirmedAt: Date | null;
  /** Its first payment has arrived. */
  paid: boolean;
  /** A plan change was requested, and the provider reports none. */
  changing: boolean;
  /** When the latest subscription that still waits for its provider was opened. */
  pendingSince: Date | null;
}

/** The outcome of a visit to a provider's page, computed after querying the provider. */
export type ReturnOutcome = "paid" | "unchanged" | "confirmed" | "waiting" | "failed" | "nothing";

export function returnOutcome({ state, confirmedAt, paid, changing, pendingSince }: Returned): ReturnOutcome {
  const live = state.kind === "active" || state.kind === "pastDue";
  if (pendingSince !== null && !(live && confirmedAt !== null && confirmedAt >= pendingSince)) return "waiting";
  if (state.kind === "pastDue") return "failed";
  if (state.kind !== "active") return "nothing";
  if (changing) return "unchanged";
  return paid ? "paid" : "confirmed";
}
