import { MONTHS, WEEK_DAYS } from "~/copy/calendar";
import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { dayIn } from "~/domain/billing/free-period";
import { readInterval } from "~/domain/billing/interval";
import { dayAndMonth } from "~/domain/tent/hours";
import type { RouterOutputs } from "~/trpc/react";

export type Account = NonNullable<RouterOutputs["billing"]["account"]>;
export type Plan = RouterOutputs["billing"]["plans"][number];

/** "por mes"; nothing for an interval that cannot be read. */
export function perInterval(copy: Copy, written: string): string {
  const interval = readInterval(written);
  return interval ? copy.billing.per(interval.count, interval.unit) : "";
}

/** "26 de noviembre", with its year where that is another one than now. */
export function dayText(day: string, today: string): string {
  const year = day.slice(0, 4);
  return dayAndMonth(day, MONTHS) + (year === today.slice(0, 4) ? "" : ` de ${year}`);
}

/** "Sábado 28 de noviembre". */
export function weekDayText(day: string, today: string): string {
  const weekDay = WEEK_DAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  return `${weekDay} ${dayText(day, today)}`;
}

interface Payer {
  oldPayment: boolean;
  lastPaymentAt: Date | null;
  timeZone: string;
}

/** What the banner says of an old payment, with its year; null where there is none to speak of (docs/product.md#payment-banner). */
export function oldPaymentText(copy: Copy, payer: Payer | null): string | null {
  if (!payer?.oldPayment || payer.lastPaymentAt === null) return null;
  return fill(copy.billing.paymentBanner, { date: dayText(dayIn(payer.lastPaymentAt, payer.timeZone), "") });
}

/** "9:14", where the payer is. */
export function clockText(moment: Date, { timeZone }: { timeZone: string }): string {
  return new Intl.DateTimeFormat("es", { timeZone, hour: "numeric", minute: "2-digit", hourCycle: "h23" }).format(
    moment,
  );
}

/** "Te quedan 3 días…", "Te queda 1 día…". */
export function trialDaysText({ billing }: Copy, days: number): string {
  return days === 1 ? billing.freePeriodOne : fill(billing.freePeriod, { n: days });
}

/** "… finalizó hace 3 días…", "… hace 1 día…". */
export function trialEndedText({ billing }: Copy, days: number): string {
  return days === 1 ? billing.endedOne : fill(billing.ended, { n: days });
}

/** The day of a moment in words, where the payer is. */
export function momentText(moment: Date, { timeZone, asOf }: { timeZone: string; asOf: Date }): string {
  return dayText(dayIn(moment, timeZone), dayIn(asOf, timeZone));
}
