import { z } from "zod";
import { semaphore } from "~/lib/semaphore";
import type { PasswordQueue } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { LIMITS, type StoredLimitName } from "~/server/limits";
import { limitRefusal } from "~/server/rate-limit";

/** A rate limit counter under its own key, which resets this many seconds after its first count. */
export interface TryCounter {
  key: string;
  seconds: number;
}

/** The counter of a limit for a key. */
export const counterOf = (name: StoredLimitName, key: string | number): TryCounter => ({
  key: `${name}:${key}`,
  seconds: LIMITS[name].duration,
});

export interface Tries {
  count: number;
  /** Seconds until it resets. */
  retryAfter: number;
}

/** A flood waits in these queues instead of using up the connections that everything else needs. */
const queues = {
  strangers: semaphore({
    slots: 3,
    queue: { length: 1000, full: () => new AppError("OVERLOADED", { retryAfter: 5 }) },
  }),
  known: semaphore({ slots: 2, queue: { length: 200, full: () => new AppError("OVERLOADED", { retryAfter: 5 }) } }),
};

const MAX_KEY = 240;
const rows = z.array(z.object({ key: z.string(), points: z.int(), expire: z.date() }));

/**
 * Reads the counters and applies the deltas that `change` returns, atomically; when `change` throws, nothing is counted.
 * Counters shared by several people are locked before those of one, which avoids deadlocks. A counter that ends later than
 * a new one was begun before the clock was set back, and ends with the new one.
 */
export async function changeTries(
  ctx: ServiceContext,
  queue: PasswordQueue,
  counters: readonly TryCounter[],
  change: (tries: readonly Tries[]) => readonly number[],
): Promise<void> {
  const now = ctx.now();
  const keys = counters.map(({ key }) => key.slice(0, MAX_KEY));
  const ends = counters.map(({ seconds }) => new Date(now.getTime() + seconds * 1000).toISOString());
  const count = () =>
    ctx.db.$transaction(
      async (tx) => {
        const locked = rows.parse(
          await tx.$queryRaw`
            INSERT INTO rate_limits AS known (key, points, expire)
            SELECT key, 0, expire FROM unnest(${keys}::text[], ${ends}::timestamp[]) WITH ORDINALITY AS counter (key, expire, at)
            ORDER BY at
            ON CONFLICT (key) DO UPDATE SET
              points = CASE WHEN known.expire <= ${now.toISOString()}::timestamp THEN 0 ELSE known.points END,
              expire = CASE WHEN known.expire <= ${now.toISOString()}::timestamp OR known.points <= 0
                THEN EXCLUDED.expire ELSE least(known.expire, EXCLUDED.expire) END
            RETURNING key, points, expire`,
        );
        const changes = change(
          keys.map((key) => {
            const row = locked.find((one) => one.key === key);
            const left = row ? row.expire.getTime() - now.getTime() : 0;
            return { count: row?.points ?? 0, retryAfter: Math.max(1, Math.ceil(left / 1000)) };
          }),
        );
        await tx.$executeRaw`
          UPDATE rate_limits SET points = greatest(0, points + change)
          FROM unnest(${keys}::text[], ${changes}::int[]) AS changed (name, change) WHERE key = name`;
      },
      { maxWait: 20_000, timeout: 20_000 },
    );
  try {
    await queues[queue](count);
  } catch (refused) {
    if (!(refused instanceof AppError && refused.code === "RATE_LIMITED")) throw refused;
    // the refusal undid this, too: a counter that is used up would never end
    await ctx.db.$executeRaw`
      UPDATE rate_limits SET expire = ends FROM unnest(${keys}::text[], ${ends}::timestamp[]) AS bound (name, ends)
      WHERE key = name AND expire > ends`;
    throw refused;
  }
}

/** @throws RATE_LIMITED when the limit is reached */
export function refuseWhenSpent(tries: Tries, name: StoredLimitName): void {
  const { points, duration } = LIMITS[name];
  if (tries.count >= points) throw limitRefusal(tries.retryAfter * 1000, duration);
}

export interface KnownTry {
  /** Failures before this one. */
  failures: number;
  /** The password was correct, or was not checked. */
  giveBack: () => Promise<void>;
  /** The password was correct: earlier failures are reset too. */
  clearFailures: () => Promise<void>;
}

/** Counts a password check of a known person against a limit of failures, before it is done. @throws RATE_LIMITED, OVERLOADED */
export async function countKnownTry(
  ctx: ServiceContext,
  { userId, limit, key }: { userId: number; limit: "login-browser" | "own-password"; key: string | number },
): Promise<KnownTry> {
  const wrong = counterOf(limit, key);
  let failures = 0;
  await changeTries(ctx, "known", [counterOf("known-judged", userId), wrong], (tries) => {
    const [checks, before] = tries as unknown as readonly [Tries, Tries];
    refuseWhenSpent(before, limit);
    refuseWhenSpent(checks, "known-judged");
    failures = before.count;
    return [1, 1];
  });
  return {
    failures,
    giveBack: () => changeTries(ctx, "known", [wrong], () => [-1]),
    clearFailures: () => changeTries(ctx, "known", [wrong], (tries) => tries.map(({ count }) => -count)),
  };
}
