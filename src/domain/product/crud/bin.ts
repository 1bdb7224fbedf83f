import { DAY_MS } from "../../duration";

export const BIN_DAYS = 30;

/** What was deleted after this moment is still in the bin. */
export function binSince(now: Date): Date {
  return new Date(now.getTime() - BIN_DAYS * DAY_MS);
}

/** Whole days until a deleted product is gone for good, at least 1 while it can be seen. */
export function binDaysLeft(deletedAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((deletedAt.getTime() - binSince(now).getTime()) / DAY_MS));
}
