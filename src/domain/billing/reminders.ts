import { dayIn, dayOfDate, daysBetween, WARNING_DAYS } from "./free-period";

/** Days before the end of the free period on which the merchant gets an email, from the panel's first notice on. */
const REMINDER_DAYS: readonly number[] = [WARNING_DAYS, 3, 1];

function stageOf(daysLeft: number): number | null {
  return REMINDER_DAYS.filter((days) => daysLeft >= 0 && days >= daysLeft).at(-1) ?? null;
}

/** The days left to remind a merchant of now, or null: once per stage, and again if the period was extended. */
export function reminderDue(freeUntil: Date, warnedAt: Date | null, now: Date, timeZone: string): number | null {
  const daysFrom = (moment: Date) => daysBetween(dayIn(moment, timeZone), dayOfDate(freeUntil));
  const left = daysFrom(now);
  const stage = stageOf(left);
  const told = warnedAt && stageOf(daysFrom(warnedAt));
  return stage !== null && (told === null || stage < told) ? left : null;
}

/** Days before a charge on which its payer gets an email. */
const CHARGE_REMINDER_DAYS = 3;

/** Whether a charge reminder sent now is in time, so that no other is needed. */
export function isTimelyReminder(chargedAt: Date, now: Date, timeZone: string): boolean {
  return chargedAt > now && daysBetween(dayIn(now, timeZone), dayIn(chargedAt, timeZone)) <= CHARGE_REMINDER_DAYS;
}

/** The day of a charge, in the payer's zone, if its reminder is due now; null if it is too early or too late. */
export function chargeReminderDay(chargedAt: Date, now: Date, timeZone: string): string | null {
  return isTimelyReminder(chargedAt, now, timeZone) ? dayIn(chargedAt, timeZone) : null;
}
