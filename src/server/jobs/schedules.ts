import type { SCHEDULED_KINDS } from "~/domain/jobs";

/**
 * The time zone of the times below, wherever the server runs: it is night at the same time in most of our countries.
 */
export const SCHEDULE_ZONE = "America/Argentina/Buenos_Aires";

export interface Schedule {
  kind: (typeof SCHEDULED_KINDS)[number];
  /** Minute, hour, day, month, weekday. */
  cron: string;
}

/** A run ends when nothing is left, or after some minutes; the rest waits for the next run (`sweep`). */
export const schedules: readonly Schedule[] = [
  { kind: "cancel-subscriptions", cron: "20 * * * *" },
  // By day, since it sends mails.
  { kind: "check-domains", cron: "20 9 * * *" },
  { kind: "empty-bin", cron: "10 * * * *" },
  // By day, since it sends mails; accounts already notified or suspended are skipped by later runs.
  { kind: "end-free-periods", cron: "15 10-20 * * *" },
  { kind: "forget-expired", cron: "25 * * * *" },
  { kind: "forget-imports", cron: "40 4 * * *" },
  { kind: "forget-catalogue-pdfs", cron: "50 * * * *" },
  { kind: "forget-visits", cron: "50 * * * *" },
  // What an earlier release stored, before or beside this one.
  { kind: "measure-pictures", cron: "*/10 * * * *" },
  { kind: "reconcile-subscriptions", cron: "35 * * * *" },
  { kind: "release-holds", cron: "* * * * *" },
  // By day, since it sends mails, and after the providers were queried.
  { kind: "remind-of-charges", cron: "45 9-20 * * *" },
  // What an earlier release wrote, before or beside this one.
  { kind: "rewrite-search-texts", cron: "*/10 * * * *" },
  { kind: "roll-up-visits", cron: "*/10 * * * *" },
  // The whole store once a day, a part of it each time.
  { kind: "sweep-images", cron: "5 * * * *" },
  // Promotions begin and end at any minute, in any zone.
  { kind: "turn-promotions", cron: "* * * * *" },
];
