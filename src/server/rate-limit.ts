import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./errors";
import { connectRedis } from "./redis";

interface LimitOptions {
  /** Unique among the limits. */
  name: string;
  points: number;
  /** In seconds. */
  duration: number;
}

/** How often something may happen for each key: in this process, or in all servers together if they share a Redis. */
export interface Limit {
  /** Counts one call. @throws RATE_LIMITED with the seconds to wait */
  count: (key: string) => Promise<void>;
  /** Counts one call and returns how many there were; never refuses. */
  tally: (key: string) => Promise<number>;
}

function createLimiter({ name, points, duration }: LimitOptions, connect: typeof connectRedis) {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration });
  const redis = connect();
  if (!redis) return memory;
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `vidriera:limit:${name}`,
    points,
    duration,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}

/** What a caller is told whom a limit refused. */
export function limitRefusal({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}

/**
 * Creates a limit. It is counted in memory, or in the Redis of REDIS_URL; while that is away, in memory again. The first
 * call connects: Next's build loads the modules, too.
 */
export function createLimit(options: LimitOptions, connect = connectRedis): Limit {
  let limiter: ReturnType<typeof createLimiter> | undefined;
  const ready = () => {
    limiter ??= createLimiter(options, connect);
    return limiter;
  };
  return {
    async count(key) {
      try {
        await ready().consume(key);
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? limitRefusal(refused) : refused;
      }
    },
    tally: async (key) => (await ready().penalty(key)).consumedPoints,
  };
}
