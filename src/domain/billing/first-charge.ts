import { DAY_MS } from "../duration";
import { momentOf } from "../tent/hours";
import { dayIn, dayOfDate } from "./free-period";

/** What determines the first charge of a new subscription. All days are `YYYY-MM-DD` in the payer's time zone. */
export interface ChargeTerms {
  today: string;
  /** The last day of the free period, whether past or not. */
  freeUntil: string;
  /** The last day covered by an earlier payment; null when none is left. */
  paidUntil: string | null;
  /** Whether the plan's trial days apply; each payer gets them once. */
  tries: boolean;
}

interface Held {
  /** A date column. */
  freeUntil: Date;
  paidUntil: Date | null;
  tries: boolean;
}

export function chargeTerms({ freeUntil, paidUntil, tries }: Held, now: Date, timeZone: string): ChargeTerms {
  return {
    today: dayIn(now, timeZone),
    freeUntil: dayOfDate(freeUntil),
    paidUntil: paidUntil && dayIn(paidUntil, timeZone),
    tries,
  };
}

/** The first charge day: free and paid days are not lost, and the plan's trial is added on top. */
export function firstChargeDay({ today, freeUntil, paidUntil, tries }: ChargeTerms, trialDays: number): string {
  const free = [today, freeUntil, paidUntil ?? today].reduce((last, day) => (day > last ? day : last));
  return tries ? dayAfter(free, trialDays) : free;
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The start time sent to a provider for that day, or null for today: the charge happens on approval. Noon in the
 * payer's time zone is the same calendar day in every provider's zone.
 */
export function chargeMoment(day: string, today: string, timeZone: string): Date | null {
  return day <= today ? null : momentOf(`${day}T12:00`, timeZone);
}
