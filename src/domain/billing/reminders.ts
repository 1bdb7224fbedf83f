import { dayIn, dayOfDate, daysBetween, WARNING_DAYS } from "./free-period";

/** Days before the end of the free period at which its merchant is written to: from the panel's first notice on. */
export const REMINDER_DAYS: readonly number[] = [WARNING_DAYS, 3, 1];

function stageOf(daysLeft: number): number | null {
  return REMINDER_DAYS.filter((days) => daysLeft >= 0 && days >= daysLeft).at(-1) ?? null;
}

/** The days left that somebody is to be told of now, or null: each stage once, again where the period was made longer. */
export function reminderDue(freeUntil: Date, warnedAt: Date | null, now: Date, timeZone: string): number | null {
  const daysFrom = (moment: Date) => daysBetween(dayIn(moment, timeZone), dayOfDate(freeUntil));
  const left = daysFrom(now);
  const stage = stageOf(left);
  const told = warnedAt && stageOf(daysFrom(warnedAt));
  return stage !== null && (told === null || stage < told) ? left : null;
}

/** Days before a charge at which its payer is written to. */
export const CHARGE_REMINDER_DAYS = 3;

/** Whether who is written to now of a charge is written to in time, and need not be again. */
export function isTimelyReminder(chargedAt: Date, now: Date, timeZone: string): boolean {
  return chargedAt > now && daysBetween(dayIn(now, timeZone), dayIn(chargedAt, timeZone)) <= CHARGE_REMINDER_DAYS;
}

/** The day of a charge whose payer is to be written to by now, where the payer lives; null is not yet, or too late. */
export function chargeReminderDay(chargedAt: Date, now: Date, timeZone: string): string | null {
  return isTimelyReminder(chargedAt, now, timeZone) ? dayIn(chargedAt, timeZone) : null;
}
