import { DAY_MS } from "../duration";
import { localTime } from "../tent/hours";
import { dayIn, dayOfDate } from "./free-period";

/** What moves the first charge of a subscription that is opened now. All days are `YYYY-MM-DD` of the payer's zone. */
export interface ChargeTerms {
  today: string;
  /** The last day of the free period, over or not. */
  freeUntil: string;
  /** The day until which an earlier payment holds; null where nothing is left of one. */
  paidUntil: string | null;
  /** A plan's own days of trial count, as they do once for everybody. */
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

/** The day of the first charge: nothing that is free or paid already is lost, and a plan's trial comes on top. */
export function firstChargeDay({ today, freeUntil, paidUntil, tries }: ChargeTerms, trialDays: number): string {
  const free = [today, freeUntil, paidUntil ?? today].reduce((last, day) => (day > last ? day : last));
  return tries ? dayAfter(free, trialDays) : free;
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The moment that a provider is given for that day, or null for today: charged once it is approved. Noon where the payer
 * lives is the same day in the zone of every provider.
 */
export function chargeMoment(day: string, today: string, timeZone: string): Date | null {
  return day <= today ? null : noonOf(day, timeZone);
}

function noonOf(day: string, timeZone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const { date, time } = localTime(new Date(noon), timeZone);
  return new Date(noon - (Date.parse(`${date}T${time}:00Z`) - noon));
}
