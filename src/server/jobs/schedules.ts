import type { SCHEDULED_KINDS } from "~/domain/jobs";

/** The clock of the times below, wherever the server stands: at night in most of our countries. */
export const SCHEDULE_ZONE = "America/Argentina/Buenos_Aires";

export interface Schedule {
  kind: (typeof SCHEDULED_KINDS)[number];
  /** Minute, hour, day, month, weekday. */
  cron: string;
}

/** Each does a bounded part; what is left over waits for the next time. */
export const schedules: readonly Schedule[] = [
  { kind: "cancel-subscriptions", cron: "20 * * * *" },
  // by day, since mails come of it
  { kind: "check-domains", cron: "20 9 * * *" },
  { kind: "empty-bin", cron: "10 * * * *" },
  // by day, since mails come of it; whoever was told or suspended is left alone by the later runs
  { kind: "end-free-periods", cron: "15 10-20 * * *" },
  { kind: "forget-expired", cron: "25 * * * *" },
  { kind: "forget-imports", cron: "40 4 * * *" },
  { kind: "forget-catalogue-pdfs", cron: "50 * * * *" },
  { kind: "forget-visits", cron: "50 * * * *" },
  { kind: "reconcile-subscriptions", cron: "35 * * * *" },
  // by day, since mails come of it, and after the providers were asked
  { kind: "remind-of-charges", cron: "45 9-20 * * *" },
  { kind: "roll-up-visits", cron: "*/10 * * * *" },
  { kind: "sweep-images", cron: "5 4 * * *" },
];
