import { DAY_MS, HOUR_MS } from "~/domain/duration";

/** How long providers retry an unaccepted webhook event, with some margin. */
const MAX_AGE_MS = 5 * DAY_MS;
const CLOCK_SKEW_MS = HOUR_MS;

/** Whether a webhook event sent at that time may still be in delivery: an older one was replayed by somebody else. */
export function isRecent(sentAt: Date, now: Date): boolean {
  const age = now.getTime() - sentAt.getTime();
  return age < MAX_AGE_MS && age > -CLOCK_SKEW_MS;
}
