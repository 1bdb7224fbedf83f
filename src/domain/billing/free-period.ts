import { DAY_MS } from "../duration";

export const FREE_TRIAL_DAYS = 30;
export const WARNING_DAYS = 10;
const PAYMENT_RECENCY_DAYS = 28;
/** The plan every account starts on; it is not a paid plan. */
export const FREE_PLAN_ID = 0;

/** The calendar day (`YYYY-MM-DD`) of a moment in a zone. */
export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    moment,
  );
}

/** The day of a date column, which is read as midnight UTC. */
export function dayOfDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

export type BillingState = {
  /** The plan; null or `FREE_PLAN_ID` means no subscription. */
  planId: number | null;
  lastPaymentAt: Date | null;
  /** A date column: the last day of the period. */
  freeUntil: Date;
};

export type FreePeriod = {
  inFreePeriod: boolean;
  /** Null when there is no end date; 0 on the last day. */
  daysLeft: number | null;
  ended: boolean;
  daysSinceEnd: number;
};

/** The `free_until` value for a new account: today in `timeZone` plus `trialDays`, as a date column stores it. */
export function freeUntilFrom(now: Date, timeZone: string, trialDays: number = FREE_TRIAL_DAYS): Date {
  return new Date(Date.parse(`${dayIn(now, timeZone)}T00:00:00Z`) + trialDays * DAY_MS);
}

/** docs/product.md#free-period. Counts whole calendar days in the payer's country. */
export function freePeriod(subscriber: BillingState | null, now: Date, timeZone: string): FreePeriod {
  if (subscriber === null) return { inFreePeriod: true, daysLeft: null, ended: false, daysSinceEnd: 0 };
  const left = daysBetween(dayIn(now, timeZone), dayOfDate(subscriber.freeUntil));
  const ended = left < 0;
  return {
    inFreePeriod: !ended && !hasPaidSubscription(subscriber),
    daysLeft: Math.max(0, left),
    ended,
    daysSinceEnd: ended ? -left : 0,
  };
}

export function hasSubscription({ planId }: BillingState): boolean {
  return planId !== null && planId !== FREE_PLAN_ID;
}

export function hasPaidSubscription(subscriber: BillingState): boolean {
  return hasSubscription(subscriber) && subscriber.lastPaymentAt !== null;
}

/** The last payment was 28 days ago or less. */
export function paidRecently(
  lastPaymentAt: Date | null,
  now: Date,
  timeZone: string,
  days: number = PAYMENT_RECENCY_DAYS,
): boolean {
  return lastPaymentAt !== null && daysBetween(dayIn(lastPaymentAt, timeZone), dayIn(now, timeZone)) <= days;
}

export type BillingWarning = { kind: "freePeriod" | "ended"; days: number } | null;

/** Which billing notice the panel shows (docs/product.md#billing-notices). */
export function billingWarning(
  subscriber: BillingState | null,
  tentSuspended: boolean,
  now: Date,
  timeZone: string,
  warningDays: number = WARNING_DAYS,
): BillingWarning {
  if (subscriber === null) return null;
  const { inFreePeriod, daysLeft, ended, daysSinceEnd } = freePeriod(subscriber, now, timeZone);
  if (inFreePeriod && daysLeft !== null && daysLeft <= warningDays) return { kind: "freePeriod", days: daysLeft };
  if (ended && !hasSubscription(subscriber) && tentSuspended) return { kind: "ended", days: daysSinceEnd };
  return null;
}

/** The payment banner is behind a setting that is off; when on, it shows only 28 days after the last payment. */
export function showsPaymentBanner(
  subscriber: BillingState | null,
  now: Date,
  timeZone: string,
  enabled: boolean = false,
): boolean {
  const last = subscriber?.lastPaymentAt ?? null;
  return enabled && last !== null && !paidRecently(last, now, timeZone);
}

/** What the daily job suspends: accounts whose free period ended and that never paid for a plan. */
export function shouldSuspend(subscriber: BillingState, now: Date, timeZone: string): boolean {
  return freePeriod(subscriber, now, timeZone).ended && !hasPaidSubscription(subscriber);
}
