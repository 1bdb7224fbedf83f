import type { billingNotice } from "~/copy/billing-notice";
import { MONTHS, WEEK_DAYS } from "~/copy/calendar";
import { fill } from "~/copy/fill";
import { dayIn } from "~/domain/billing/free-period";
import { dayAndMonth } from "~/domain/tent/hours";
import type { RouterOutputs } from "~/trpc/react";

export type Account = NonNullable<RouterOutputs["billing"]["account"]>;
export type Plan = RouterOutputs["billing"]["plans"][number];

/** "26 de noviembre", with the year when it is not the current one. */
export function dayText(day: string, today: string): string {
  const year = day.slice(0, 4);
  return dayAndMonth(day, MONTHS) + (year === today.slice(0, 4) ? "" : ` de ${year}`);
}

/** "Sábado 28 de noviembre". */
export function weekDayText(day: string, today: string): string {
  const weekDay = WEEK_DAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  return `${weekDay} ${dayText(day, today)}`;
}

type BillingNotice = typeof billingNotice;

interface Payer {
  oldPayment: boolean;
  lastPaymentAt: Date | null;
  timeZone: string;
}

/** Banner text for an old payment, with its year; null when there is none (docs/product.md#payment-banner). */
export function oldPaymentText(notice: BillingNotice, payer: Payer | null): string | null {
  if (!payer?.oldPayment || payer.lastPaymentAt === null) return null;
  return fill(notice.paymentBanner, { date: dayText(dayIn(payer.lastPaymentAt, payer.timeZone), "") });
}

/** "9:14", in the payer's time zone. */
export function clockText(moment: Date, { timeZone }: { timeZone: string }): string {
  return new Intl.DateTimeFormat("es", { timeZone, hour: "numeric", minute: "2-digit", hourCycle: "h23" }).format(
    moment,
  );
}

/** "Te quedan 3 días…", "Te queda 1 día…". */
export function trialDaysText(notice: BillingNotice, days: number): string {
  return days === 1 ? notice.freePeriodOne : fill(notice.freePeriod, { n: days });
}

/** "… finalizó hace 3 días…", "… hace 1 día…". */
export function trialEndedText(notice: BillingNotice, days: number): string {
  return days === 1 ? notice.endedOne : fill(notice.ended, { n: days });
}

/** The date of a moment in words, in the payer's time zone. */
export function momentText(moment: Date, { timeZone, asOf }: { timeZone: string; asOf: Date }): string {
  return dayText(dayIn(moment, timeZone), dayIn(asOf, timeZone));
}
