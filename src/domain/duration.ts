export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Whether something happened less than `ms` ago. What lies as far ahead of us was recorded before the clock was set back,
 * and does not count.
 */
export const happenedWithin = (at: Date, now: Date, ms: number): boolean => Math.abs(now.getTime() - at.getTime()) < ms;

/** The moments that are recent then, as a filter of the database. */
export const around = (now: Date, ms: number) => ({
  gt: new Date(now.getTime() - ms),
  lt: new Date(now.getTime() + ms),
});

export const HOUR_SECONDS = HOUR_MS / 1_000;
export const DAY_SECONDS = DAY_MS / 1_000;
