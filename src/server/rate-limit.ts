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

/** Counts a call of a key against a limit that several processes share. */
export type CountCall = (limit: LimitOptions, key: string) => Promise<CountedCalls>;

interface CountedCalls {
  consumedPoints: number;
  msBeforeNext: number;
}

/** Counts for the processes that call it. */
export function createCallCounter(): CountCall {
  const limiters = new Map<string, RateLimiterMemory>();
  return async ({ name, points, duration }, key) => {
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration });
    limiters.set(name, limiter);
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
    return { consumedPoints, msBeforeNext };
  };
}

const SHARED = Symbol.for("vidriera.count-call");
// Next's bundles have their own copies of this module, in one process
const shared = globalThis as typeof globalThis & { [SHARED]?: CountCall | undefined };

/** Limits that are created from now on are counted by `countCall`, which other processes share, instead of in memory. */
export function countTogether(countCall: CountCall | undefined): void {
  shared[SHARED] = countCall;
}

/** Counts in the memory of another process. */
class SharedMemoryLimiter extends RateLimiterMemory {
  readonly #count: (key: string) => Promise<CountedCalls>;

  constructor(limit: LimitOptions, countCall: CountCall) {
    super({ points: limit.points, duration: limit.duration });
    this.#count = (key) => countCall(limit, key);
  }

  override async penalty(key: string): Promise<RateLimiterRes> {
    const { consumedPoints, msBeforeNext } = await this.#count(key);
    return new RateLimiterRes(Math.max(0, this.points - consumedPoints), msBeforeNext, consumedPoints);
  }

  override async consume(key: string): Promise<RateLimiterRes> {
    const counted = await this.penalty(key);
    if (counted.consumedPoints > this.points) throw counted;
    return counted;
  }
}

/**
 * How often something may happen for each key: on this server, or on all servers together if they share a Redis.
 */
export interface Limit {
  /** Counts one call. @throws RATE_LIMITED with the seconds to wait */
  count: (key: string) => Promise<void>;
  /** Counts one call and returns how many there were; never refuses. */
  tally: (key: string) => Promise<number>;
}

function createLimiter({ name, points, duration }: LimitOptions, connect: typeof connectRedis) {
  const together = shared[SHARED];
  const memory = together
    ? new SharedMemoryLimiter({ name, points, duration }, together)
    : new RateLimiterMemory({ keyPrefix: name, points, duration });
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
 * Creates a limit. It is counted in memory, which the application processes of one server share (`countTogether`), or in
 * the Redis of REDIS_URL; while that is away, in memory again. The first call connects: Next's build loads the modules,
 * too.
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
