import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./errors";
import { LIMITS, type MemoryLimitName } from "./limits";
import { connectRedis } from "./redis";

interface LimitOptions {
  /** Unique among the limits. */
  name: string;
  points: number;
  /** In seconds. */
  duration: number;
}

/** Adds calls of a key to what a limit has counted, which several processes share: 1, 0 to read it, or -1. */
export type CountCall = (limit: LimitOptions, key: string, calls: number) => Promise<CountedCalls>;

interface CountedCalls {
  consumedPoints: number;
  msBeforeNext: number;
}

type Limiter = Pick<RateLimiterMemory, "get" | "penalty">;

/** As `CountCall`. Whoever only reads leaves no counter behind. */
async function countWith(limiter: Limiter, key: string, calls: number): Promise<CountedCalls> {
  const counted = calls === 0 ? await limiter.get(key) : await limiter.penalty(key, calls);
  return { consumedPoints: counted?.consumedPoints ?? 0, msBeforeNext: counted?.msBeforeNext ?? 0 };
}

/** Counts for the processes that call it. */
export function createCallCounter(): CountCall {
  const limiters = new Map<string, RateLimiterMemory>();
  return ({ name, points, duration }, key, calls) => {
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration });
    limiters.set(name, limiter);
    return countWith(limiter, key, calls);
  };
}

const SHARED = Symbol.for("vidriera.count-call");
const OWNED = Symbol.for("vidriera.limits");
// Next's bundles have their own copies of this module, in one process
const shared = globalThis as typeof globalThis & {
  [SHARED]?: CountCall | undefined;
  [OWNED]?: WeakMap<object, Map<MemoryLimitName, Limit>>;
};

/** Limits that are created from now on are counted by `countCall`, which other processes share, instead of in memory. */
export function countTogether(countCall: CountCall | undefined): void {
  shared[SHARED] = countCall;
}

/** Counts in the memory of another process. */
class SharedMemoryLimiter extends RateLimiterMemory {
  readonly #count: (key: string, calls: number) => Promise<CountedCalls>;

  constructor(limit: LimitOptions, countCall: CountCall) {
    super({ points: limit.points, duration: limit.duration });
    this.#count = (key, calls) => countCall(limit, key, calls);
  }

  override async penalty(key: string, calls = 1): Promise<RateLimiterRes> {
    const { consumedPoints, msBeforeNext } = await this.#count(key, calls);
    return new RateLimiterRes(Math.max(0, this.points - consumedPoints), msBeforeNext, consumedPoints);
  }

  override get(key: string): Promise<RateLimiterRes> {
    return this.penalty(key, 0);
  }
}

/**
 * How often something may happen for each key: on this server, or on all servers together if they share a Redis.
 */
export interface Limit {
  /** Counts one call. @throws RATE_LIMITED with the seconds to wait */
  count: (key: string) => Promise<void>;
  /**
   * Counts a call the first time that it is about this item. Whoever repeats what was let through is let through; whoever
   * repeats what was refused is not. @throws RATE_LIMITED
   */
  countOnce: (key: string, item: string) => Promise<void>;
  /** Takes off a call that was counted. */
  giveBack: (key: string) => Promise<void>;
  /** Counts one call and returns how many there were; never refuses. */
  tally: (key: string) => Promise<number>;
  /** How the next call would be refused; null while there is room. Counts nothing. */
  refusal: (key: string) => Promise<AppError | null>;
}

/** As the library's, which takes any time to live for granted: one from before the clock was set back may be very long. */
const BOUNDED_INCREMENT = `
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local consumed = redis.call('incrby', KEYS[1], ARGV[1])
local ttl = redis.call('pttl', KEYS[1])
if ttl < 0 or ttl > 1000 * ARGV[2] then
  redis.call('expire', KEYS[1], ARGV[2])
  ttl = 1000 * ARGV[2]
end
return {consumed, ttl}`;

function createLimiter({ name, points, duration }: LimitOptions, connect: typeof connectRedis): Limiter {
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
    customIncrTtlLuaScript: BOUNDED_INCREMENT,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}

/** What a caller is told whom a limit of so many seconds refused; a clock that was set back makes the wait no longer. */
export function limitRefusal(msBeforeNext: number, duration: number): AppError {
  const seconds = Math.ceil(msBeforeNext / 1000);
  return new AppError("RATE_LIMITED", { retryAfter: Math.min(duration, Math.max(1, seconds)) });
}

/**
 * Creates a limit. It is counted in memory, which the application processes of one server share (`countTogether`), or in
 * the Redis of REDIS_URL; while that is away, in memory again. The first call connects: Next's build loads the modules,
 * too.
 */
export function createLimit(options: LimitOptions, connect = connectRedis): Limit {
  const { name, points, duration } = options;
  const opened = new Map<string, Limiter>();
  const add = (key: string, calls: number, counter = name) => {
    const limiter = opened.get(counter) ?? createLimiter({ ...options, name: counter }, connect);
    opened.set(counter, limiter);
    return countWith(limiter, key, calls);
  };
  const count = async (key: string) => {
    const { consumedPoints, msBeforeNext } = await add(key, 1);
    if (consumedPoints > points) throw limitRefusal(msBeforeNext, duration);
  };
  const giveBack = async (key: string) => {
    if ((await add(key, 0)).consumedPoints > 0) await add(key, -1);
  };
  const times = async (item: string, calls: number) => (await add(item, calls, `${name}-item`)).consumedPoints;
  return {
    count,
    giveBack,
    async countOnce(key, item) {
      if ((await times(item, 0)) > 0) return;
      try {
        await count(key);
      } catch (refused) {
        // the same item at the same moment may have been counted just now
        if ((await times(item, 0)) === 0) throw refused;
        return giveBack(key);
      }
      if ((await times(item, 1)) > 1) await giveBack(key);
    },
    tally: async (key) => (await add(key, 1)).consumedPoints,
    async refusal(key) {
      const { consumedPoints, msBeforeNext } = await add(key, 0);
      return consumedPoints < points ? null : limitRefusal(msBeforeNext, duration);
    },
  };
}

/** A limit of the product, which each owner counts for itself: a process has one database, tests have several. */
export function limitOf(owner: object, name: MemoryLimitName): Limit {
  shared[OWNED] ??= new WeakMap();
  const known = shared[OWNED].get(owner) ?? new Map<MemoryLimitName, Limit>();
  shared[OWNED].set(owner, known);
  const limit = known.get(name) ?? createLimit({ name, ...LIMITS[name] });
  known.set(name, limit);
  return limit;
}

/**
 * Counts one call against each of the limits; if one of them refuses, none has counted it. Returns what takes it off again.
 * @throws RATE_LIMITED
 */
export async function countAll(counted: readonly (readonly [Limit, string])[]): Promise<() => Promise<void>> {
  const giveBack = async (until: number) => {
    for (const [limit, key] of counted.slice(0, until)) await limit.giveBack(key);
  };
  for (const [at, [limit, key]] of counted.entries())
    await limit.count(key).catch(async (refused: unknown) => {
      await giveBack(at + 1);
      throw refused;
    });
  return () => giveBack(counted.length);
}
