import { DAY_MS } from "../../duration";

const BIN_DAYS = 30;

/** Products deleted after this moment are still in the bin. */
export function binSince(now: Date): Date {
  return new Date(now.getTime() - BIN_DAYS * DAY_MS);
}

/** Whole days until a deleted product is deleted for good, at least 1 while it is in the bin. */
export function binDaysLeft(deletedAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((deletedAt.getTime() - binSince(now).getTime()) / DAY_MS));
}
